/**
 * @param {() => void} draw
 * @returns {() => void} asks for `draw`, which is called once for all that asks in one turn of the event loop
 */
export function soon(draw) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    queueMicrotask(() => {
      asked = false;
      draw();
    });
  };
}
