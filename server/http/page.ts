/** The app's one page under a fresh style nonce, and the files beside it. What is not there is a 404, never the page. */
import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import serveStatic from "@fastify/static";
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { type Config } from "../platform/config.ts";
import { type Ports } from "../platform/ports.ts";
import { notFound } from "./problem.ts";

/** What the page's own scripts are allowed by: the hash of their text. */
const inlineScripts = (html: string): string =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = ""]) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join("");

/** The Content-Security-Policy; every part was seen to hold in Chromium with React, MUI and notistack. */
function policy(config: Config, nonce: string, scripts: string): string {
  const secure = config.publicOrigin.startsWith("https:");
  const socket = config.publicOrigin.replace(/^http/, "ws");
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${socket}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Made with the first date picker (src/ui/dates/plainTextPolicy.ts): text alone, no elements. The other knows the
    // service worker's address and no more (src/features/offline/offlinePort.ts).
    "trusted-types default service-worker",
    "report-uri /csp-report",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const OWN_FILES = ["script-src", "style-src", "img-src", "connect-src"].map((kind) => `${kind} 'self'`).join("; ");
/** Of the files that run by themselves: the offline page, and the service worker that fetches it (src/serviceWorker.ts). */
const FILE_POLICIES: Record<string, string> = {
  "offline.html": `default-src 'none'; ${OWN_FILES}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  "service-worker.js": "default-src 'none'; connect-src 'self'",
};

const plugin: FastifyPluginAsync<Ports & { dist: string }> = async (app, { config, dist }) => {
  const html = readFileSync(path.join(dist, "index.html"), "utf8");
  const scripts = inlineScripts(html);

  await app.register(serveStatic, {
    root: dist,
    wildcard: false,
    globIgnore: ["**/index.html", "**/config.json", "**/*.{br,gz,map}"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const forever = file.includes(`${path.sep}assets${path.sep}`);
      reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "no-cache");
      const own = FILE_POLICIES[path.basename(file)];
      if (own) reply.header("content-security-policy", own);
    },
  });

  const sendPage = (reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(18).toString("base64");
    return reply
      .header("content-security-policy", policy(config, nonce, scripts))
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(html.replaceAll("{{csp-nonce}}", nonce));
  };

  const respond = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [pathname = ""] = request.url.split("?", 1);
    if (pathname.startsWith("/admin_api")) throw notFound("page");
    const isFile = /\.[a-z0-9]+$/i.test(pathname) || pathname.startsWith("/assets/");
    if (isFile || !["GET", "HEAD"].includes(request.method))
      return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
    return sendPage(reply);
  };
  // A route, since responses of the handler below are not compressed.
  app.get("/*", { schema: { hide: true } }, async (request, reply) => respond(request, reply));
  app.setNotFoundHandler(respond);
};

export const page = fp(plugin, { name: "page" });
