/** Runs in the page that stands for one that could not be fetched, and says what is wrong. */

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

function explain() {
  element("device").hidden = navigator.onLine;
  element("server").hidden = !navigator.onLine;
}

const retry = () => location.reload();

element("retry").addEventListener("click", retry);
addEventListener("online", retry);
addEventListener("offline", explain);
explain();
