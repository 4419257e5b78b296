/** Security headers of every response; documents set a Content-Security-Policy of their own. */
import helmet from "@fastify/helmet";
import { type FastifyPluginAsync } from "fastify";
import fp from "fastify-plugin";
import { type Ports } from "../platform/ports.ts";

const PERMISSIONS = "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()";

/** What may neither load nor be framed: data, and whatever sets nothing better. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const plugin: FastifyPluginAsync<Ports> = async (app, { config }) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: { policy: "require-corp" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: config.publicOrigin.startsWith("https:")
      ? { maxAge: 63_072_000, includeSubDomains: true }
      : false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    originAgentCluster: true,
  });
  app.addHook("onSend", async (request, reply) => {
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", DATA_POLICY);
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    reply.header("permissions-policy", PERMISSIONS);
    reply.header("x-request-id", request.id);
  });
};

export const headers = fp(plugin, { name: "headers" });
