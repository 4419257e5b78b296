/** One socket from its opening to its end: frames in and out, its subscriptions, and the bounds it is held to. */
import { type RawData, WebSocket } from "ws";
import { MINUTE_MS } from "../../src/contract/durations.ts";
import { type SignedIn } from "../http/currentSession.ts";
import { type Clock } from "../platform/clock.ts";
import { FRAMES_PER_MINUTE, MAX_BUFFERED_BYTES, SUBSCRIPTIONS_PER_SOCKET } from "./bounds.ts";
import { authorizeSubscription } from "./channels.ts";
import {
  confirmed,
  type FrameFor,
  ping,
  readCommand,
  rejected,
  SERVER_RESTART,
  UNAUTHORIZED,
  WELCOME,
} from "./protocol.ts";

export class Connection {
  /** When the socket is gone for good. */
  readonly closed: Promise<void>;
  readonly #socket: WebSocket;
  readonly #clock: Clock;
  /** Identifiers as text: another order of keys is another subscription (docs/contract.md §5). */
  readonly #subscriptions = new Set<string>();
  /** Frames that came before the welcome; they are read after it. */
  #early: string[] = [];
  #session: SignedIn | null = null;
  #minute = { begins: 0, frames: 0 };
  #heardSinceProbe = true;
  #holds = 0;
  #held: FrameFor[] = [];

  constructor(socket: WebSocket, clock: Clock) {
    this.#socket = socket;
    this.#clock = clock;
    this.closed = new Promise((resolve) => socket.once("close", () => resolve()));
    socket.on("message", (data) => this.#receive(data));
    socket.on("pong", () => this.#hear());
    // What the peer did wrong (1009, say) ends the socket by itself; without a listener it would end the process.
    socket.on("error", () => undefined);
  }

  /** Who is behind it; null until the welcome. */
  get session(): SignedIn | null {
    return this.#session;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  welcome(session: SignedIn): void {
    this.#session = session;
    this.#send(WELCOME);
    for (const text of this.#early) this.#obey(text, session);
    this.#early = [];
  }

  /** The session is none, or is one no longer: the client shall not come back by itself. */
  refuse(): void {
    this.#hangUp(UNAUTHORIZED);
  }

  /** The server goes down; the client shall come back. */
  sendAway(): void {
    this.#hangUp(SERVER_RESTART);
  }

  /** Too much of something: the client comes back later, as after any lost connection. */
  putOff(code: 1008 | 1011 | 1013): void {
    this.#subscriptions.clear();
    this.#socket.close(code);
  }

  /** What is to be told waits until `release`, as often as it was held: somebody looks whether the session still lives. */
  hold(): void {
    this.#holds += 1;
  }

  release(): void {
    this.#holds -= 1;
    if (this.#holds > 0) return;
    const held = this.#held;
    this.#held = [];
    for (const frameFor of held) this.deliver(frameFor);
  }

  deliver(frameFor: FrameFor): void {
    if (this.#holds > 0) this.#held.push(frameFor);
    else this.#tell(frameFor);
  }

  #tell(frameFor: FrameFor): void {
    for (const identifier of this.#subscriptions) this.#send(frameFor(identifier));
  }

  beat(): void {
    if (this.#session) this.#send(ping(this.#clock.now()));
  }

  /** Ends a peer that has said nothing since the last probe: it is gone without having closed. */
  probe(): void {
    if (!this.#heardSinceProbe) this.#socket.terminate();
    this.#heardSinceProbe = false;
    if (this.isOpen) this.#socket.ping();
  }

  cutOff(): void {
    this.#socket.terminate();
  }

  #hear(): void {
    this.#heardSinceProbe = true;
  }

  #receive(data: RawData): void {
    this.#hear();
    if (!this.isOpen) return;
    if (this.#countFrame() > FRAMES_PER_MINUTE) this.putOff(1008);
    else if (this.#session) this.#obey(data.toString(), this.#session);
    else this.#early.push(data.toString());
  }

  #countFrame(): number {
    const now = this.#clock.now().getTime();
    if (now - this.#minute.begins >= MINUTE_MS) this.#minute = { begins: now, frames: 0 };
    this.#minute.frames += 1;
    return this.#minute.frames;
  }

  #obey(text: string, { companyId }: SignedIn): void {
    const asked = readCommand(text);
    if (!asked) return;
    const { command, identifier } = asked;
    if (command === "unsubscribe") this.#subscriptions.delete(identifier);
    else if (!this.#subscriptions.has(identifier)) this.#subscribe(identifier, companyId);
  }

  #subscribe(identifier: string, companyId: number): void {
    const verdict = authorizeSubscription(identifier, companyId);
    if (verdict === "unknown") return;
    const isAdmitted = verdict === "admitted" && this.#subscriptions.size < SUBSCRIPTIONS_PER_SOCKET;
    if (isAdmitted) this.#subscriptions.add(identifier);
    this.#send((isAdmitted ? confirmed : rejected)(identifier));
  }

  #hangUp(frame: string): void {
    this.#send(frame);
    this.#subscriptions.clear();
    this.#socket.close(1000);
  }

  /** A text frame, also where its text comes encoded. */
  #send(frame: string | Buffer): void {
    if (!this.isOpen) return;
    this.#socket.send(frame, { binary: false });
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
  }
}
