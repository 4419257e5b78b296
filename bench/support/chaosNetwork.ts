/** A network before a server in this process: answers come late and out of order, on a bad day some requests or answers never. */
import { type FastifyInstance, type InjectOptions } from "fastify";

/** `longest`: milliseconds there and back; `lost`: how many of a whole. */
export type Weather = { longest: number; lost: number };
export const BAD: Weather = { longest: 11_000, lost: 0.1 };
export const GOOD: Weather = { longest: 0, lost: 0 };

/** The same numbers between 0 and 1 for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const after = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

export class ChaosNetwork {
  weather = BAD;
  requests = 0;
  lost = 0;
  /** Answers with 401 to whoever claimed a session, whether or not they reached anybody. */
  refused = 0;
  readonly tokens = new Set<string>();
  readonly #app: FastifyInstance;
  readonly #random: () => number;
  readonly #atServer = new Set<Promise<unknown>>();

  constructor(app: FastifyInstance, random: () => number) {
    this.#app = app;
    this.#random = random;
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    this.requests += 1;
    const { longest, lost } = this.weather;
    const whole = longest > 0 ? this.#random() * longest : 0;
    const there = whole * this.#random();
    const isLost = lost > 0 && this.#random() < lost;
    const isHeard = !isLost || this.#random() < 0.5;
    await after(there);
    const answer = isHeard ? await this.#serve(url, init) : null;
    await after(whole - there);
    if (answer && !isLost) return answer;
    this.lost += 1;
    throw new TypeError("Failed to fetch");
  };

  /** The server works in real time, during which the simulated one stands still. */
  async served(): Promise<void> {
    while (this.#atServer.size > 0) await Promise.all(this.#atServer);
  }

  async #serve(url: string, { method, headers, body }: RequestInit): Promise<Response> {
    const request = { method: method ?? "GET", url, headers: { ...(headers as Record<string, string>) } };
    const asked = this.#app.inject({
      ...request,
      ...(typeof body === "string" ? { payload: body } : {}),
    } as InjectOptions);
    this.#atServer.add(asked);
    const answer = await asked.finally(() => this.#atServer.delete(asked));
    const received = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) received.append(name, String(value));
    if (answer.statusCode === 401 && request.headers["access-token"]) this.refused += 1;
    const token = received.get("access-token");
    if (token) this.tokens.add(token);
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : answer.payload, { status: answer.statusCode, headers: received });
  }
}
