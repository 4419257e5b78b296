/** A request of the fuzz tests as it goes over the wire: with the session that its route asks for, and signed where that is asked. */
import { createHmac } from "node:crypto";
import { type InjectOptions } from "fastify";
import { TABLE } from "../routeTable.ts";
import { type FuzzWorld } from "./fuzzWorld.ts";
import { BOUNCE_SECRET, type Plain, WITH_SECOND_FACTOR } from "./plainRequests.ts";

/** The kind of session that may call it. */
function scopeOf(key: string): keyof FuzzWorld["headers"] {
  if (WITH_SECOND_FACTOR.includes(key)) return "verified";
  return key === "PUT /admin_api/auth/password" ? "password_reset" : "full";
}

const signatureOf = (payload = ""): string =>
  `sha256=${createHmac("sha256", BOUNCE_SECRET).update(payload).digest("hex")}`;

/** As it is sent; `text`: the body, if it is not what JSON makes of it. */
export function asSent({ key, method, url, body }: Plain, world: FuzzWorld, text?: string): InjectOptions {
  const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const type = key === "POST /csp-report" ? "application/csp-report" : "application/json";
  return {
    method,
    url,
    headers: {
      ...(TABLE[key] === "public" ? {} : world.headers[scopeOf(key)]),
      ...(payload === undefined ? {} : { "content-type": type }),
      ...(key === "POST /webhooks/bounces" ? { "x-signature": signatureOf(payload) } : {}),
    },
    ...(payload === undefined ? {} : { payload }),
  };
}
