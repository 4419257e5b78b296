/** The office's copy of a decision's mails: one mail that says who got what. */

import { type CalloutRecord } from "../../../domain/records.ts";
import { type DigestMail, renderOfficeDigest } from "../../../mail/office/officeDigest.ts";
import { queueMail } from "../../../mail/transport/queueMail.ts";
import { type CompanyWork } from "../../../platform/ports.ts";

type About = { callout: CalloutRecord; practice: { name: string }; address: string; notBefore: Date | undefined };

/** In the language of whoever made the callout; nothing where nobody was mailed. */
export async function queueDigest(
  unit: CompanyWork,
  { callout, practice, address, notBefore }: About,
  told: readonly (DigestMail & { idempotencyKey: string })[],
): Promise<void> {
  const [first] = told;
  if (!first) return;
  const creator = await unit.tx
    .selectFrom("users")
    .select("locale")
    .where("id", "=", callout.created_by)
    .executeTakeFirst();
  const digest = renderOfficeDigest({
    office: { name: practice.name, address, locale: creator?.locale ?? "en" },
    callout,
    link: new URL(`/callouts/${callout.id}`, unit.ports.config.publicOrigin).href,
    mails: told,
    idempotencyKey: `digest:${first.idempotencyKey}`,
  });
  await queueMail(unit, { ...digest, calloutId: callout.id, notBefore });
}
