/** One press in a mail program (RFC 8058): thirty days without callouts, and the answer says so. */
import { type FastifyInstance, type FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { Problem } from "../../../http/problem.ts";
import { textsIn } from "../../../locales/texts.ts";
import { zonedTimeLabels } from "../../../mail/layout/zonedTimeLabels.ts";
import { type MailDoctor, type MailPractice } from "../../../mail/mailFacts.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { ONE_CLICK_DAYS, savePreference } from "./preferences.ts";

/** Who unsubscribes from several emails is paused, and the office told, once. */
const ENOUGH_DAYS = ONE_CLICK_DAYS / 2;

export async function pauseByOneClick(
  unit: CompanyWork,
  doctorId: number,
  { doctor, practice }: { doctor: Pick<MailDoctor, "locale">; practice: MailPractice },
): Promise<string> {
  await savePreference(unit, doctorId, { days: ONE_CLICK_DAYS, enough: ENOUGH_DAYS });
  const { paused_until } = await unit.tx
    .selectFrom("doctors")
    .select("paused_until")
    .where("id", "=", doctorId)
    .executeTakeFirstOrThrow();
  const until =
    paused_until && zonedTimeLabels(doctor.locale).shortInstant(paused_until, practice.timeZone ?? "UTC", unit.now);
  return textsIn(doctor.locale).oneClick(practice.name, until);
}

/** The form of RFC 8058 §3.2 as multipart/form-data: one part with this name and value. */
const ONE_CLICK_PART = /; *name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n--/i;

/** More than such a form ever is. */
const MOST_BYTES = 4096;

/** Routes for mail programs, which should send the form as multipart/form-data; no other page takes that. */
export const oneClickRoutes = (addRoutes: (app: FastifyInstance) => void) =>
  fp(
    async (app: FastifyInstance) => {
      const options = { parseAs: "string", bodyLimit: MOST_BYTES } as const;
      app.addContentTypeParser("multipart/form-data", options, async (_request: FastifyRequest, body: string) =>
        ONE_CLICK_PART.test(body) ? { "List-Unsubscribe": "One-Click" } : {},
      );
      addRoutes(app);
    },
    { name: "one-click", encapsulate: true },
  );

/** What a mail program presses from anywhere, without page or origin; the link is its only proof (RFC 8058). */
export function refuseUnlessOneClick({ body }: FastifyRequest): void {
  if ((body as Record<string, unknown> | undefined)?.["List-Unsubscribe"] !== "One-Click")
    throw new Problem(422, "invalid_input", ["Only one-click unsubscribing is accepted here."]);
}
