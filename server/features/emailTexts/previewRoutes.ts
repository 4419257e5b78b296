/** GET /mail_previews/{token}: a mail as HTML for a frame of our own page; a document without origin and without rights. */
import { PreviewParams } from "../../../src/contract/shapes/emailTexts.ts";
import { wishedLanguage } from "../../http/preferredLanguage.ts";
import { notFound } from "../../http/problem.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { textsIn } from "../../locales/texts.ts";
import { html } from "../../mail/layout/html.ts";
import { readPreview } from "./mailPreviews.ts";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; base-uri 'none'; sandbox";

/** What a frame shows whose mail is gone; without it, the browser's error page. */
function gonePage(acceptLanguage: string | undefined): string {
  const language = wishedLanguage(acceptLanguage);
  const text = textsIn(language).office.previewGone;
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${text}</title></head>
<body style="font-family: sans-serif; color: #0b1b2b; background: #f7f7f5"><p>${text}</p></body>
</html>
`.toString();
}

export const mailPreviewRoutes: Routes = async (app, ports) => {
  app.get("/mail_previews/:token", { schema: { params: PreviewParams } }, async (request, reply) => {
    const mail = await readPreview(ports, request.params.token);
    if (mail === undefined) {
      // Only guesses count: an office looks at many mails from one address.
      await app.countStranger(request);
      if (!request.headers.accept?.includes("text/html")) throw notFound("preview");
      reply.code(404);
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
      .send(mail ?? gonePage(request.headers["accept-language"]));
  });
};
