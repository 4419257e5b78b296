/** Headers of pages that a mailed link opens: nothing loads but our style sheet, nothing is kept or indexed. */
import { type FastifyReply, type FastifyRequest } from "fastify";
import { isOwnOrigin } from "../http/origins.ts";
import { type Config } from "../platform/config.ts";

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The referrer is cut down to the origin, so the link's secret is in none. It is not `no-referrer`, since browsers then
 * send `Origin: null` with our own forms, and those could not be told from another site's (Fetch, "append a request Origin").
 */
export function sendPageHeaders(reply: FastifyReply): void {
  reply.headers({
    "content-security-policy": POLICY,
    "referrer-policy": "strict-origin",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
}

/** Whether a person pressed a button on our own page. Browsers that say less are believed as far as they speak. */
export function isOwnForm({ headers }: FastifyRequest, config: Config): boolean {
  const site = headers["sec-fetch-site"];
  const user = headers["sec-fetch-user"];
  if (site !== undefined && site !== "same-origin") return false;
  if (user !== undefined && user !== "?1") return false;
  return headers.origin === undefined ? site === "same-origin" : isOwnOrigin(config, headers.origin);
}
