/** Hangs up on sockets whose session is over: at once when it is told, and at the next check in any case. */

import { secondFactorDue } from "../features/auth/secondFactor/secondFactorDue.ts";
import { IDLE_LIFE_MS } from "../features/auth/secrets/sessionTokens.ts";
import { SESSION_ENDED } from "../features/auth/session/endSessions.ts";
import { type Ports } from "../platform/ports.ts";
import { type Connection } from "./connection.ts";

type Attended = { connections: ReadonlySet<Connection>; failed: (error: unknown) => void };

export class SessionGuard {
  readonly #ports: Ports;
  readonly #attended: Attended;
  #stopListening: () => Promise<void> = async () => undefined;
  #told = 0;

  constructor(ports: Ports, attended: Attended) {
    this.#ports = ports;
    this.#attended = attended;
  }

  /** How often an end was told: a socket that was let in meanwhile is checked again. */
  get told(): number {
    return this.#told;
  }

  async start(): Promise<void> {
    const checkAll = (): void => void this.check();
    this.#stopListening = await this.#ports.database.listen(
      SESSION_ENDED,
      (payload) => {
        this.#told += 1;
        const userId = readUserId(payload);
        void this.#checkHeld((connection) => userId === undefined || connection.session?.userId === userId);
      },
      checkAll,
    );
  }

  stop(): Promise<void> {
    return this.#stopListening();
  }

  /** Whose session has ended hears nothing more, not even while the tables are asked. */
  async #checkHeld(concerns: (connection: Connection) => boolean): Promise<void> {
    const held = [...this.#attended.connections].filter(concerns);
    for (const connection of held) connection.hold();
    await this.check(concerns);
    for (const connection of held) connection.release();
  }

  /** Asks the tables, not the notice, whose session still lives. */
  async check(concerns: (connection: Connection) => boolean = () => true): Promise<void> {
    const suspects = [...this.#attended.connections].filter((one) => one.session && one.isOpen && concerns(one));
    if (suspects.length === 0) return;
    try {
      const living = await this.#living(suspects.map(({ session }) => session?.sessionId ?? ""));
      for (const connection of suspects) if (!living.has(connection.session?.sessionId ?? "")) connection.refuse();
    } catch (error) {
      // The next check comes within seconds.
      this.#attended.failed(error);
    }
  }

  async #living(ids: string[]): Promise<Set<string>> {
    const { database, clock, config } = this.#ports;
    const now = clock.now();
    const rows = await database.db
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .innerJoin("companies", "companies.id", "users.company_id")
      .select("sessions.id")
      .where("sessions.id", "in", ids)
      .where("sessions.expires_at", ">", now)
      // An app that is open fetches what it hears of, and so is in use.
      .$if(config.tokenRotation === "15m", (query) =>
        query.where("sessions.last_used_at", ">=", new Date(now.getTime() - IDLE_LIFE_MS)),
      )
      .where("users.status", "=", "active")
      .where("companies.status", "=", "active")
      .where((e) => e.not(secondFactorDue()))
      .execute();
    return new Set(rows.map(({ id }) => id));
  }
}

function readUserId(payload: string): number | undefined {
  try {
    const { user_id } = JSON.parse(payload) as { user_id?: unknown };
    return typeof user_id === "number" ? user_id : undefined;
  } catch {
    return undefined;
  }
}
