/** Routes of a practice's own email texts: reading, writing, looking at the mail, and sending it to oneself. */
import { HOUR_MS } from "../../../src/contract/durations.ts";
import {
  EmailTextChange,
  EmailTextDraft,
  EmailTextPreviewResponse,
  EmailTextResponse,
  EmailTextsResponse,
  EmailTextTestResponse,
} from "../../../src/contract/shapes/emailTexts.ts";
import { forCompany } from "../../db/companyScope.ts";
import { byWhom } from "../../domain/auditBy.ts";
import { signedIn } from "../../http/currentSession.ts";
import { runIdempotently } from "../../http/idempotency.ts";
import { rateLimit } from "../../http/rateLimit.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { queueMail } from "../../mail/transport/queueMail.ts";
import { inCompany } from "../../platform/ports.ts";
import { listEmailTexts, saveEmailText } from "./emailTexts.ts";
import { keepPreview } from "./mailPreviews.ts";
import { sampleMail } from "./sampleMail.ts";

/** Mails to oneself: enough to look at every kind and language, too few to be a nuisance. */
const TESTS = { max: 20, windowMs: HOUR_MS };

export const emailTextsRoutes: Routes = async (app, ports) => {
  app.get("/email_texts", { schema: { response: { 200: EmailTextsResponse } } }, async (request) => ({
    data: await listEmailTexts(forCompany(ports.database.db, signedIn(request).companyId)),
  }));
  app.put("/email_texts", { schema: { body: EmailTextChange, response: { 200: EmailTextResponse } } }, (request) =>
    runIdempotently(ports, request, async (unit) => ({
      data: await saveEmailText(unit, byWhom(request), request.body),
    })),
  );
  app.post(
    "/email_texts/preview",
    { schema: { body: EmailTextDraft, response: { 200: EmailTextPreviewResponse } } },
    async (request) => {
      const { companyId, userId } = signedIn(request);
      const data = await inCompany(ports, companyId, async (unit) => {
        const { practice, mail } = await sampleMail(unit, userId, request.body);
        const html_url = await keepPreview(unit, userId, "email_text", mail.html);
        return { from_name: practice.name, subject: mail.subject, text: mail.text, html_url };
      });
      return { data };
    },
  );
  app.post(
    "/email_texts/test",
    { schema: { body: EmailTextDraft, response: { 200: EmailTextTestResponse } } },
    async (request) => {
      const { userId } = signedIn(request);
      return runIdempotently(ports, request, async (unit) => {
        await rateLimit(ports, [{ key: `email_test/user/${userId}`, ...TESTS }], unit.tx);
        const { practice, doctor, mail } = await sampleMail(unit, userId, request.body);
        await queueMail(unit, {
          kind: "email_text_test",
          idempotencyKey: `email_text_test:${request.id}`,
          fromName: practice.name,
          to: { name: doctor.name, address: doctor.email },
          replyTo: practice.replyTo || null,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
        });
        return { data: { sent_to: doctor.email } };
      });
    },
  );
};
