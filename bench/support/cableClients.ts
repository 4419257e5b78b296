/** Many open apps, as far as their sockets go: opened at once, subscribed, and listening. */
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { CABLE_PATH, CALLOUTS_CHANNEL } from "../../src/contract/notification.ts";
import { type LiveNotification } from "../../src/contract/shapes/notification.ts";
import { type Api } from "./api.ts";

type Frame = { type?: string; message?: Partial<LiveNotification> };
type Hear = (message: Partial<LiveNotification>) => void;

const IDENTIFIER = JSON.stringify({ channel: CALLOUTS_CHANNEL });
/** Milliseconds in which all must be subscribed. */
const TIMEOUT_MS = 60_000;

export class CableClients {
  confirmed = 0;
  /** Sockets that ended without being asked to. */
  drops = 0;
  hear: Hear = () => undefined;
  readonly #addresses: readonly string[];
  readonly #origin: string;
  #sockets: WebSocket[] = [];

  /** `addresses`: of the cable, with the sessions that share the apps. */
  constructor(addresses: readonly string[], origin: string) {
    this.#addresses = addresses;
    this.#origin = origin;
  }

  /** Apps of whoever is signed in there. */
  static signedIn(origin: string, ...sessions: Api[]): CableClients {
    const addresses = sessions.map(({ headers }) => {
      const { "access-token": accessToken = "", uid = "", client = "" } = headers;
      const query = new URLSearchParams({ accessToken, uid, client });
      return `${origin.replace("http", "ws")}${CABLE_PATH}?${query}`;
    });
    return new CableClients(addresses, origin);
  }

  /** All at once. Returns the milliseconds until the last is subscribed. */
  async open(count: number): Promise<number> {
    const began = performance.now();
    this.confirmed = 0;
    this.#sockets = Array.from({ length: count }, (_, n) => this.#openOne(n));
    while (this.confirmed < count) {
      if (performance.now() - began > TIMEOUT_MS)
        throw new Error(`Only ${this.confirmed} of ${count} were subscribed.`);
      await pause(5);
    }
    return performance.now() - began;
  }

  close(): void {
    for (const socket of this.#sockets) {
      socket.removeAllListeners("close");
      socket.terminate();
    }
    this.#sockets = [];
  }

  #openOne(n: number): WebSocket {
    const address = this.#addresses[n % this.#addresses.length] ?? "";
    const socket = new WebSocket(address, ["actioncable-v1-json"], {
      origin: this.#origin,
      perMessageDeflate: false,
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      this.drops += 1;
    });
    socket.on("message", (data) => {
      const { type, message } = JSON.parse(String(data)) as Frame;
      if (type === "welcome") socket.send(JSON.stringify({ command: "subscribe", identifier: IDENTIFIER }));
      else if (type === "confirm_subscription") this.confirmed += 1;
      else if (type === undefined && message) this.hear(message);
    });
    return socket;
  }
}
