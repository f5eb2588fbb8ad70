/** A WebSocket whose other end is the test. */

export class FakeSocket {
  /** Every socket that was opened, the newest last. */
  static all = [];

  static install() {
    FakeSocket.all = [];
    globalThis.WebSocket = FakeSocket;
  }

  static get last() {
    return FakeSocket.all.at(-1);
  }

  /** Opens the newest socket and answers its hello. */
  static greet(message = { type: "synced", seq: 1 }) {
    FakeSocket.last.onopen();
    FakeSocket.last.hears(message);
  }

  constructor(url) {
    this.url = url;
    this.sent = [];
    this.closed = false;
    FakeSocket.all.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
  }

  hears(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  ends(code) {
    this.onclose({ code });
  }

  /** What was sent, without the hello and the pings. */
  get commands() {
    return this.sent.filter(({ type }) => type !== "hello" && type !== "ping");
  }
}
