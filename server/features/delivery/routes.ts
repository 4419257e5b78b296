/** POST /webhooks/bounces: the mail server's reports. The body is signed (HMAC-SHA-256), so a line of script can send it. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { type FastifyRequest } from "fastify";
import { BounceReport } from "../../../src/contract/shapes/bounceReport.ts";
import { Problem } from "../../http/problem.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { takeReport } from "./takeReport.ts";

/** `X-Signature: sha256=` and 64 hexadecimal digits. */
const SIGNATURE = /^sha256=([0-9a-f]{64})$/;

function isSigned(secret: string | undefined, request: FastifyRequest, raw: Buffer): boolean {
  const [, given] = SIGNATURE.exec(String(request.headers["x-signature"] ?? "")) ?? [];
  if (!secret || !given) return false;
  return timingSafeEqual(createHmac("sha256", secret).update(raw).digest(), Buffer.from(given, "hex"));
}

export const bounceRoutes: Routes = async (app, ports) => {
  const { bounceSecret } = ports.config;
  const signed = new WeakSet<FastifyRequest>();
  // The signature is over the bytes, before anything is made of them.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, raw: Buffer, done) => {
    if (!isSigned(bounceSecret, request, raw)) return done(null, undefined);
    signed.add(request);
    return app.getDefaultJsonParser("error", "error")(request, raw.toString("utf8"), done);
  });
  app.addHook("preValidation", async (request) => {
    if (signed.has(request)) return;
    // Only guesses count: a mail server may have many reports at once.
    await app.countStranger(request);
    throw new Problem(401, "not_signed_in", ["The signature is missing or wrong."]);
  });
  app.post("/webhooks/bounces", { schema: { hide: true, body: BounceReport } }, async (request, reply) => {
    await takeReport(ports, request.body);
    return reply.code(204).send();
  });
};
