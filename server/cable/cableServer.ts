/** All sockets of this process: who is let in, the common beat, and the farewell. */
import { type WebSocket } from "ws";
import { MINUTE_MS } from "../../src/contract/durations.ts";
import { authenticate } from "../features/auth/session/authenticate.ts";
import { type SignedIn } from "../http/currentSession.ts";
import { Problem } from "../http/problem.ts";
import { rateLimit } from "../http/rateLimit.ts";
import { concurrencyLimit } from "../platform/concurrencyLimit.ts";
import { type Ports } from "../platform/ports.ts";
import {
  ADMITTED_AT_ONCE,
  BEATS_PER_CHECK,
  BEATS_PER_PROBE,
  CONNECTS_PER_USER,
  FAREWELL_MS,
  SOCKETS_PER_COMPANY,
  SOCKETS_PER_USER,
} from "./bounds.ts";
import { Broadcaster } from "./broadcaster.ts";
import { type CompanyStream } from "./companyStream.ts";
import { Connection } from "./connection.ts";
import { SessionGuard } from "./sessionGuard.ts";

export class CableServer {
  readonly #ports: Ports;
  readonly #failed: (error: unknown) => void;
  readonly #connections = new Set<Connection>();
  readonly #broadcaster: Broadcaster;
  readonly #guard: SessionGuard;
  /** What comes before a socket is let in, a few at a time. */
  readonly inTurn = concurrencyLimit({ atOnce: ADMITTED_AT_ONCE });
  #timer: NodeJS.Timeout | undefined;
  #beats = 0;
  #closing: Promise<void> | undefined;

  constructor(ports: Ports, failed: (error: unknown) => void) {
    this.#ports = ports;
    this.#failed = (error) => {
      // Whatever is under way while the server goes down fails, and nobody minds.
      if (this.#closing === undefined) failed(error);
    };
    this.#broadcaster = new Broadcaster(ports, this.#failed);
    this.#guard = new SessionGuard(ports, { connections: this.#connections, failed: this.#failed });
  }

  async start(pingEvery: number): Promise<void> {
    await this.#broadcaster.start();
    await this.#guard.start();
    this.#timer = setInterval(() => this.#beat(), pingEvery);
  }

  /** `url`: as the client opened it, with its session in the query. */
  accept(socket: WebSocket, url: URL): void {
    const connection = new Connection(socket, this.#ports.clock);
    this.#connections.add(connection);
    socket.once("close", () => this.#connections.delete(connection));
    if (this.#closing !== undefined) connection.sendAway();
    else
      this.inTurn(() => this.#admit(connection, socket, url)).catch((error: unknown) =>
        this.#putOff(connection, error),
      );
  }

  get size(): number {
    return this.#connections.size;
  }

  close(): Promise<void> {
    this.#closing ??= this.#sayFarewell();
    return this.#closing;
  }

  async #admit(connection: Connection, socket: WebSocket, url: URL): Promise<void> {
    // Gone while others were let in.
    if (!connection.isOpen) return;
    const { told } = this.#guard;
    const session = await this.#authenticate(url);
    if (!session) return connection.refuse();
    await rateLimit(this.#ports, [
      { key: `cable user ${session.userId}`, max: CONNECTS_PER_USER, windowMs: MINUTE_MS },
    ]);
    const stream = await this.#broadcaster.hold(session.companyId);
    const leave = (): void => this.#broadcaster.leave(stream, connection);
    if (!connection.isOpen) return leave();
    socket.once("close", leave);
    if (this.#isFull(stream, session.userId)) return connection.putOff(1013);
    stream.connections.add(connection);
    connection.welcome(session);
    if (told !== this.#guard.told) await this.#guard.check((one) => one === connection);
  }

  #putOff(connection: Connection, error: unknown): void {
    const isRefusal = error instanceof Problem;
    if (!isRefusal) this.#failed(error);
    connection.putOff(isRefusal ? 1013 : 1011);
  }

  /** A session that may only set a new password hears nothing. */
  async #authenticate({ searchParams }: URL): Promise<SignedIn | null> {
    const [accessToken, client, uid] = ["accessToken", "client", "uid"].map((name) => searchParams.get(name));
    if (!accessToken || !client || !uid) return null;
    const session = (await authenticate(this.#ports, { accessToken, client, uid }, { rotate: false }))?.person;
    return session?.scope === "full" ? session : null;
  }

  #isFull({ connections }: CompanyStream, userId: number): boolean {
    const factor = this.#ports.config.rateLimitFactor;
    let own = 0;
    for (const { session } of connections) if (session?.userId === userId) own += 1;
    return own >= SOCKETS_PER_USER * factor || connections.size >= SOCKETS_PER_COMPANY * factor;
  }

  #beat(): void {
    this.#beats += 1;
    for (const connection of this.#connections) {
      connection.beat();
      if (this.#beats % BEATS_PER_PROBE === 0) connection.probe();
    }
    if (this.#beats % BEATS_PER_CHECK !== 0) return;
    this.#broadcaster.look();
    void this.#guard.check();
  }

  async #sayFarewell(): Promise<void> {
    clearInterval(this.#timer);
    for (const connection of this.#connections) connection.sendAway();
    const late = setTimeout(() => {
      for (const connection of this.#connections) connection.cutOff();
    }, FAREWELL_MS);
    await Promise.all([this.#broadcaster.stop(), this.#guard.stop()]);
    await Promise.all([...this.#connections].map(({ closed }) => closed));
    clearTimeout(late);
  }
}
