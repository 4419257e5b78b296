/**
 * How often the API may be called at all: by a person, and by an address that shows no valid session. Not by a single token: the
 * tabs of a browser share one, and while responses arrive each of them reads its list, its counts and its callout anew.
 */
import limitRequests, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import { type FastifyPluginAsync, type FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { MINUTE_MS } from "../../src/contract/durations.ts";
import { type Clock } from "../platform/clock.ts";
import { type Ports } from "../platform/ports.ts";
import { signedIn } from "./currentSession.ts";
import { Problem } from "./problem.ts";
import { addressKey } from "./rateLimit.ts";

const WINDOW_MS = 5 * MINUTE_MS;
const STRANGER_REQUESTS = 300;
const PERSON_REQUESTS = 1500;
/** Counters kept at once; the ones whose window began first make room. */
const KEPT_COUNTERS = 20_000;

declare module "fastify" {
  interface FastifyInstance {
    /** Counts a call without a valid session against its address. What the caller claims to be does not matter. */
    countStranger(request: FastifyRequest): Promise<void>;
    /** Counts a call against the person who is signed in, from whatever device. */
    countPerson(request: FastifyRequest): Promise<void>;
  }
}

type Counted = { current: number; endsAt: number };

/** Counters in memory, by our own clock: too many to be written down, and worth little after a restart. */
const storeOn = (clock: Clock) =>
  class Store implements FastifyRateLimitStore {
    readonly #counted = new Map<string, Counted>();

    incr(key: string, done: (error: null, result: { current: number; ttl: number }) => void, window: number): void {
      const now = clock.now().getTime();
      const known = this.#counted.get(key);
      const counted = known && known.endsAt > now ? known : { current: 0, endsAt: now + window };
      counted.current += 1;
      if (counted !== known) this.#keep(key, counted);
      done(null, { current: counted.current, ttl: counted.endsAt - now });
    }

    #keep(key: string, counted: Counted): void {
      this.#counted.delete(key);
      this.#counted.set(key, counted);
      const [oldest] = this.#counted.keys();
      if (this.#counted.size > KEPT_COUNTERS && oldest !== undefined) this.#counted.delete(oldest);
    }

    child(): FastifyRateLimitStore {
      return new Store();
    }
  };

const plugin: FastifyPluginAsync<Ports> = async (app, { clock, config }) => {
  await app.register(limitRequests, { global: false, store: storeOn(clock), keyGenerator: addressKey });
  const counting = (max: number, keyOf: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({
      max: max * config.rateLimitFactor,
      timeWindow: WINDOW_MS,
      keyGenerator: keyOf,
    });
    return async (request: FastifyRequest): Promise<void> => {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded)
        throw new Problem(
          429,
          "rate_limited",
          ["Too many requests. Please wait a little."],
          {},
          Math.max(1, result.ttlInSeconds),
        );
    };
  };
  app.decorate(
    "countStranger",
    counting(STRANGER_REQUESTS, (request) => `address ${addressKey(request)}`),
  );
  app.decorate(
    "countPerson",
    counting(PERSON_REQUESTS, (request) => `person ${signedIn(request).userId}`),
  );
};

export const requestLimits = fp(plugin, { name: "requestLimits" });
