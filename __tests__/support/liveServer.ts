/** The real server on a real port with its cable, and ears that hear what a browser's socket would. */
import { once } from "node:events";
import { type AddressInfo } from "node:net";
import { type FastifyInstance } from "fastify";
import { WebSocket } from "ws";
import { buildApp } from "../../server/app.ts";
import { attachCable, type Cable } from "../../server/cable/attachCable.ts";
import { recordNotification } from "../../server/features/notifications/record.ts";
import { inCompany, type Ports } from "../../server/platform/ports.ts";
import { CABLE_PATH, CALLOUTS_CHANNEL } from "../../src/contract/notification.ts";
import { signInHeaders } from "./signIn.ts";

export const IDENTIFIER = JSON.stringify({ channel: CALLOUTS_CHANNEL });
export const subscribe = (identifier = IDENTIFIER): string => JSON.stringify({ command: "subscribe", identifier });

/** A frame as it came, without its pings: those are counted. */
export type Frame = {
  type?: string;
  identifier?: string;
  reason?: string;
  reconnect?: boolean;
  message?: unknown;
};

/** What the product puts into a message. */
type Message = { title?: string; seq?: number; changed?: { callout_id: number | null; seq: number } };

/** A frame's message; nothing where it has none. */
export const messageOf = ({ message }: Frame): Message =>
  typeof message === "object" && message !== null ? message : {};

/** One socket; frames are read in their order. */
export class Ear {
  readonly socket: WebSocket;
  /** The code it was closed with. */
  readonly closed: Promise<number>;
  pings = 0;
  #frames: Frame[] = [];
  #wake: () => void = () => undefined;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once("close", resolve));
    socket.once("close", () => this.#wake());
    socket.on("error", () => undefined);
    socket.on("message", (data) => {
      const frame = JSON.parse(String(data)) as Frame;
      if (frame.type === "ping") this.pings += 1;
      else this.#frames.push(frame);
      this.#wake();
    });
  }

  async next(): Promise<Frame> {
    while (this.#frames.length === 0) {
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error("The socket is closed; nothing more will come.");
      await this.#more();
    }
    return this.#frames.shift() ?? {};
  }

  /** Everything up to the frame that holds; it included. */
  async until(holds: (frame: Frame) => boolean): Promise<Frame[]> {
    const heard: Frame[] = [];
    do heard.push(await this.next());
    while (!holds(heard.at(-1) ?? {}));
    return heard;
  }

  async untilPings(count: number): Promise<void> {
    while (this.pings < count) await this.#more();
  }

  send(text: string): void {
    this.socket.send(text);
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}

export type Live = { app: FastifyInstance; cable: Cable; origin: string; stop: () => Promise<void> };

export async function startLive(ports: Ports, options: { pingEvery?: number } = {}): Promise<Live> {
  const app = await buildApp(ports);
  const cable = await attachCable(app, ports, options);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return { app, cable, origin: `http://127.0.0.1:${port}`, stop: () => app.close() };
}

export function cableAddress(origin: string, headers: Record<string, string>): string {
  const { "access-token": accessToken = "", uid = "", client = "" } = headers;
  return `${origin.replace("http", "ws")}${CABLE_PATH}?${new URLSearchParams({ accessToken, uid, client })}`;
}

/** Opens a socket as a page of that origin would. */
export function listenAt(origin: string, address: string, from: string | undefined = origin): Ear {
  const protocols = ["actioncable-v1-json", "actioncable-unsupported"];
  return new Ear(new WebSocket(address, protocols, from === "" ? {} : { origin: from }));
}

/** A subscribed socket of that person's new session. */
export async function anEar({ origin }: Pick<Live, "origin">, ports: Ports, user: { id: number }): Promise<Ear> {
  const ear = listenAt(origin, cableAddress(origin, await signInHeaders(ports, user)));
  await once(ear.socket, "open");
  ear.send(subscribe());
  await ear.until(({ type }) => type === "confirm_subscription");
  return ear;
}

/** News of that company, told from its title. */
export const tell = (ports: Ports, companyId: number, title: string, calloutId: number | null = null): Promise<void> =>
  inCompany(ports, companyId, (unit) =>
    recordNotification(unit, { type: "new_availability", title, calloutId, actionById: null, params: {} }),
  );
