/** Is the process alive, is its database there, and what the provider configured. */
import { MINUTE_MS } from "../../src/contract/durations.ts";
import { redact } from "../platform/log.ts";
import { COME_BACK_SECONDS } from "./errors.ts";
import { type Routes } from "./typedRoutes.ts";

export const healthRoutes: Routes = async (app, { database, config }) => {
  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));

  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    const refused = (status: string) =>
      reply.code(503).header("retry-after", String(COME_BACK_SECONDS)).send({ status });
    if (database.outage.isFull) return refused("disk full");
    try {
      await database.answers();
      return { status: "ready" };
    } catch (error) {
      database.outage.take(error);
      return refused("database unavailable");
    }
  });

  app.get("/config.json", { schema: { hide: true } }, async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(config.provider),
  );

  // Browsers name the type themselves; the body is only logged. It tells the page's address, which may hold a token.
  app.addContentTypeParser(
    ["application/csp-report", "application/reports+json"],
    { parseAs: "string", bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, body),
  );
  app.post<{ Body: string }>(
    "/csp-report",
    { schema: { hide: true, body: { type: "string" } }, config: { rateLimit: { max: 30, timeWindow: MINUTE_MS } } },
    async (request, reply) => {
      request.log.warn({ report: redact(request.body).slice(0, 2000) }, "content security policy violated");
      return reply.code(204).send();
    },
  );
};
