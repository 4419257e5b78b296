/** Counters that survive a restart, for calls that guess secrets or send mail. */
import { isIPv6 } from "node:net";
import { type FastifyRequest } from "fastify";
import { sql } from "kysely";
import { type Db } from "../db/database.ts";
import { type Ports } from "../platform/ports.ts";
import { Problem } from "./problem.ts";

/** At most `max` hits under `key` within a window, which begins with the first. */
export type Limit = { key: string; max: number; windowMs: number };

/** Whom a limit by address counts: IPv6 by its /64, since that is what one household or practice gets. */
export function addressKey(request: FastifyRequest): string {
  const { ip } = request;
  if (!isIPv6(ip) || ip.startsWith("::ffff:")) return ip.replace("::ffff:", "");
  const [head = "", tail = ""] = ip.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = ip.includes("::") ? 8 - groups.length - tail.split(":").filter(Boolean).length : 0;
  return [...groups, ...Array<string>(missing).fill("0"), ...tail.split(":")].slice(0, 4).join(":");
}

function tooMany(ports: Ports, endsAt: Date): Problem {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - ports.clock.now().getTime()) / 1000));
  return new Problem(429, "rate_limited", ["Too many requests. Please wait a little."], {}, seconds);
}

/** Counts one hit under each key and refuses when one of them is over its bound. In a transaction, `db` is it: what is rolled back was not counted. */
export async function rateLimit(ports: Ports, limits: Limit[], db: Db = ports.database.db): Promise<void> {
  const now = ports.clock.now();
  for (const { key, max, windowMs } of limits) {
    const row = await db
      .insertInto("rate_limits")
      .values({ key, hits: 1, window_ends_at: new Date(now.getTime() + windowMs) })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((e) => ({
          hits: sql<number>`case when ${e.ref("rate_limits.window_ends_at")} <= ${now} then 1 else ${e.ref("rate_limits.hits")} + 1 end`,
          window_ends_at: sql<Date>`case when ${e.ref("rate_limits.window_ends_at")} <= ${now}
            then ${e.ref("excluded.window_ends_at")} else ${e.ref("rate_limits.window_ends_at")} end`,
        })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.hits > max * ports.config.rateLimitFactor) throw tooMany(ports, row.window_ends_at);
  }
}

/** Refuses when a bound is reached, without counting: for calls of which only failures count. */
export async function refuseOverLimit(ports: Ports, limits: Limit[]): Promise<void> {
  const now = ports.clock.now();
  for (const { key, max } of limits) {
    const row = await ports.database.db
      .selectFrom("rate_limits")
      .selectAll()
      .where("key", "=", key)
      .where("window_ends_at", ">", now)
      .executeTakeFirst();
    if (row && row.hits >= max * ports.config.rateLimitFactor) throw tooMany(ports, row.window_ends_at);
  }
}
