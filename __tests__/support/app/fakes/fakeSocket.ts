/** A WebSocket that a test plays the server of; stands in for the browser's under the real Action Cable client. */

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** Every socket ever made, oldest first. */
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("No socket was opened.");
    return last;
  }

  readyState = FakeSocket.CONNECTING;
  protocol = "";
  readonly sent: unknown[] = [];
  onopen: (event: object) => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: object) => void = () => undefined;
  onerror: (event: object) => void = () => undefined;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** The browser reports the end later, as it does. */
  close(): void {
    if (this.readyState >= FakeSocket.CLOSING) return;
    this.readyState = FakeSocket.CLOSING;
    setTimeout(() => this.lose(), 0);
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.protocol = "actioncable-v1-json";
    this.onopen({});
  }

  /** One frame from the server. */
  says(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  /** The connection is gone. */
  lose(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose({});
  }

  /** Open, welcome, and the confirmation of what was subscribed. */
  welcomes(): void {
    this.opens();
    this.says({ type: "welcome" });
    for (const command of this.sent as { command: string; identifier: string }[])
      if (command.command === "subscribe") this.says({ identifier: command.identifier, type: "confirm_subscription" });
  }

  /** A broadcast to the one subscription. */
  broadcasts(message: unknown): void {
    this.says({ identifier: '{"channel":"AdminApi::CalloutsChannel"}', message } as object);
  }
}
