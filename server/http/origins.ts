/** Which host names and origins are ours: PUBLIC_ORIGIN, or any loopback alias while it is unset. */
import { type FastifyPluginAsync } from "fastify";
import fp from "fastify-plugin";
import { type Config } from "../platform/config.ts";
import { type Ports } from "../platform/ports.ts";
import { Problem } from "./problem.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** `origin` as in the Origin header: `https://host:port`, or `null`. */
export function isOwnOrigin(config: Config, origin: string): boolean {
  if (config.originFixed) return origin === config.publicOrigin;
  const url = URL.parse(origin);
  return url !== null && url.origin === origin && url.protocol === "http:" && LOOPBACK.has(url.hostname);
}

/** `host` as in the Host header. */
function isOwnHost(config: Config, host: string): boolean {
  if (config.originFixed) return host === new URL(config.publicOrigin).host;
  const url = URL.parse(`http://${host}`);
  return url !== null && url.host === host.replace(/:80$/, "") && LOOPBACK.has(url.hostname);
}

/** Asked for by machines that know only an address. */
const PROBES = new Set(["/healthz", "/readyz"]);

const plugin: FastifyPluginAsync<Ports> = async (app, { config }) => {
  app.addHook("onRequest", async (request) => {
    if (!PROBES.has(request.url) && !isOwnHost(config, request.headers.host ?? ""))
      throw new Problem(421, "bad_request", ["This server is not known by that name. Set PUBLIC_ORIGIN."]);
    const { origin } = request.headers;
    if (origin !== undefined && request.method !== "GET" && request.method !== "HEAD" && !isOwnOrigin(config, origin))
      throw new Problem(403, "forbidden", ["Requests from other sites are not accepted."]);
  });
};

export const origins = fp(plugin, { name: "origins" });
