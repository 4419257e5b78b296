/** The sessions of an admin API in memory, in both rotations, whose requests arrive and are answered when the test says. */
import { type Credentials } from "../../../src/contract/session.ts";
import { ME } from "../app/liveApp.ts";

export type Rotation = "every-request" | "15m";
export type Trouble = 401 | 429 | 500 | 503;

type ModelSession = {
  userId: number;
  client: string;
  tokens: string[];
  rotatedAt: number;
  /** First use of the current token. */
  usedAt: number | null;
  expiresAt: number;
  isOver: boolean;
};
type Reply = { status: number; body: unknown; headers: Record<string, string> };
type Pending = {
  tab: number;
  path: string;
  method: string;
  sent: Headers;
  body: unknown;
  reply: Reply | null;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
};

const BATCH_REQUESTS = 5000;
const ROTATE_EVERY_MS = 15 * 60_000;
const GRACE_MS = 60_000;
const LIFE_MS = 14 * 86_400_000;

export const emailOf = (userId: number): string => `person${userId}@example.test`;
const userOf = (userId: number) => ({ ...ME, id: userId, email: emailOf(userId) });
const REFUSED: Reply = { status: 401, body: { success: false, errors: ["no"] }, headers: {} };

/** What `fetch` gives, without the turns of the event loop that a stream takes. */
const asResponse = ({ status, body, headers }: Reply): Response =>
  ({
    ok: status < 300,
    status,
    url: "",
    headers: new Headers({ "content-type": "application/json", ...headers }),
    text: async () => JSON.stringify(body),
  }) as unknown as Response;

export class ModelServer {
  readonly pending: Pending[] = [];
  /** Every token that was answered with 401, whoever is to blame. */
  readonly refused = new Set<string>();
  /** Those of them that something between had refused. */
  readonly blamed = new Set<string>();
  /** Those that three newer ones have followed: the app itself asked for too many. */
  readonly overtaken = new Set<string>();
  readonly #rotation: Rotation;
  readonly #sessions: ModelSession[] = [];
  #made = 0;

  constructor(rotation: Rotation) {
    this.#rotation = rotation;
  }

  fetchOf =
    (tab: number) =>
    (url: string, init: RequestInit): Promise<Response> => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
      const path = url.replace("/admin_api", "");
      const [sent, method] = [new Headers(init.headers), init.method ?? "GET"];
      this.pending.push({ tab, path, method, sent, body, reply: null, resolve, reject });
      return promise;
    };

  /** Reaches the server, which acts; nobody hears of it yet. */
  arrive(request: Pending | undefined, trouble: Trouble | null = null): void {
    if (request && request.reply === null)
      request.reply = trouble ? this.#troubled(request, trouble) : this.#do(request);
  }

  /** Its answer reaches the tab. */
  deliver(request: Pending | undefined): void {
    if (!request) return;
    this.arrive(request);
    this.#forget(request);
    if (request.reply) request.resolve(asResponse(request.reply));
  }

  /** The connection breaks, before or after the server has acted. */
  lose(request: Pending | undefined): void {
    if (!request) return;
    this.#forget(request);
    request.reject(new TypeError("Failed to fetch"));
  }

  /** The tab is gone, and what it waited for. */
  abandon(tab: number): void {
    for (const request of this.pending.filter((one) => one.tab === tab)) this.#forget(request);
  }

  end(userId: number): void {
    for (const session of this.#sessions) if (session.userId === userId) session.isOver = true;
  }

  ownerOf = (client: string): number | undefined => this.#sessions.find((one) => one.client === client)?.userId;

  accepts(stored: Credentials): boolean {
    return this.#held(stored["access-token"], stored.client) !== null;
  }

  isAlive = (client: string): boolean =>
    this.#sessions.some((one) => one.client === client && !one.isOver && Date.now() < one.expiresAt);

  #forget(request: Pending): void {
    const place = this.pending.indexOf(request);
    if (place >= 0) this.pending.splice(place, 1);
  }

  #troubled({ sent }: Pending, status: Trouble): Reply {
    if (status === 401) for (const set of [this.refused, this.blamed]) set.add(sent.get("access-token") ?? "");
    return { ...REFUSED, status };
  }

  #held(token: string, client: string): ModelSession | null {
    const session = this.#sessions.find((one) => one.client === client);
    if (!session || session.isOver || Date.now() >= session.expiresAt) return null;
    const age = session.tokens.indexOf(token);
    if (age === 0) return session;
    if (this.#rotation === "every-request")
      return age === 1 || (age === 2 && Date.now() - session.rotatedAt < BATCH_REQUESTS) ? session : null;
    return age === 1 && (session.usedAt === null || Date.now() - session.usedAt <= GRACE_MS) ? session : null;
  }

  #ageOf = (token: string, client: string): number =>
    this.#sessions.find((one) => one.client === client)?.tokens.indexOf(token) ?? -1;

  #do({ method, path, sent, body }: Pending): Reply {
    if (path === "/auth/sign_in") return this.#open((body as { email: string }).email);
    const [token, client] = [sent.get("access-token") ?? "", sent.get("client") ?? ""];
    // Whoever claims nothing only looks whether anybody answers.
    if (token === "") return REFUSED;
    const session = this.#held(token, client);
    if (!session) {
      this.refused.add(token);
      if (this.#ageOf(token, client) > 2) this.overtaken.add(token);
      return REFUSED;
    }
    if (method === "DELETE" && path === "/auth/sign_out") {
      session.isOver = true;
      return { status: 200, body: { success: true }, headers: {} };
    }
    const [resource, search = ""] = path.split("?");
    const headers = this.#rotate(session, token, search === "unbatch=true");
    if (resource === "/auth/validate_token")
      return { status: 200, body: { success: true, data: userOf(session.userId) }, headers };
    return { status: 200, body: { owner: session.userId, data: [], meta: {} }, headers };
  }

  #open(email: string): Reply {
    const userId = email === emailOf(1) ? 1 : 2;
    this.#made += 1;
    const session = { userId, client: `c${this.#made}`, tokens: [], rotatedAt: 0, usedAt: null, isOver: false };
    this.#sessions.push({ ...session, expiresAt: Date.now() + LIFE_MS });
    const opened = this.#sessions.at(-1) as ModelSession;
    return { status: 200, body: { data: userOf(userId) }, headers: this.#mint(opened) };
  }

  #rotate(session: ModelSession, token: string, forced: boolean): Record<string, string> {
    const since = Date.now() - session.rotatedAt;
    if (this.#rotation === "every-request") {
      if (forced || since >= BATCH_REQUESTS) return this.#mint(session);
      session.rotatedAt = Date.now();
      return { ...this.#headers(session, token), "access-token": " ", expiry: " " };
    }
    const isCurrent = session.tokens[0] === token;
    if (isCurrent) session.usedAt ??= Date.now();
    return isCurrent && (forced || since >= ROTATE_EVERY_MS)
      ? this.#mint(session)
      : this.#headers(session, session.tokens[0] ?? "");
  }

  #mint(session: ModelSession): Record<string, string> {
    this.#made += 1;
    session.tokens = [`t${this.#made}`, ...session.tokens];
    session.rotatedAt = Date.now();
    session.usedAt = null;
    if (this.#rotation === "every-request") session.expiresAt = Date.now() + LIFE_MS;
    return this.#headers(session, `t${this.#made}`);
  }

  #headers = ({ client, userId, expiresAt }: ModelSession, token: string): Record<string, string> => ({
    "access-token": token,
    "token-type": "Bearer",
    client,
    uid: emailOf(userId),
    expiry: String(Math.floor(expiresAt / 1000)),
    authorization: `Bearer ${token}`,
  });
}
