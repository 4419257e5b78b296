/** GET /mail_previews/{token}: a mail as HTML for a frame of our own page; a document without origin and without rights. */
import { PreviewParams } from "../../../src/contract/shapes/emailTexts.ts";
import { notFound } from "../../http/problem.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { readPreview } from "./mailPreviews.ts";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; base-uri 'none'; sandbox";

export const mailPreviewRoutes: Routes = async (app, ports) => {
  app.get("/mail_previews/:token", { schema: { params: PreviewParams } }, async (request, reply) => {
    const html = await readPreview(ports, request.params.token);
    if (html === undefined) {
      // Only guesses count: an office looks at many mails from one address.
      await app.countStranger(request);
      throw notFound("preview");
    }
    // A document without an origin cannot have an agent cluster of its own, and browsers say so.
    reply.removeHeader("origin-agent-cluster");
    return reply
      .headers({
        "content-security-policy": POLICY,
        "x-frame-options": "SAMEORIGIN",
        "x-robots-tag": "noindex",
      })
      .type("text/html; charset=utf-8")
      .send(html);
  });
};
