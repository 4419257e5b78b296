/** Tells the office at once when a confirmed doctor withdraws inside the late hours (product.md Q14); the inbox has the news as well. */
import { renderLateWithdrawal } from "../../mail/officeMail.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { type CompanyWork } from "../../ports.ts";
import { doctorName } from "../doctors/doctorName.ts";
import { listOf } from "./booking.ts";
import { mailList } from "./calloutMailFacts.ts";
import { type LockedCallout, type ResponseFacts } from "./lockCallout.ts";
import { doctorsById } from "./queueMailings.ts";

const HOUR = 3_600_000;

/** Once the booking is released; in the language of whoever made the callout. */
export async function alertOffice(unit: CompanyWork, locked: LockedCallout, response: ResponseFacts): Promise<void> {
  const { tx, now, ports } = unit;
  const list = listOf(locked, response);
  const settings = await tx.selectFrom("company_settings").selectAll().executeTakeFirstOrThrow();
  const address = settings.admin_emails_address;
  if (!address || list.starts_at.getTime() - now.getTime() >= settings.withdraw_phone_hours * HOUR) return;
  const doctor = (await doctorsById(tx, [response.doctor_id])).get(response.doctor_id);
  const creator = await tx
    .selectFrom("users")
    .select("locale")
    .where("id", "=", locked.callout.created_by)
    .executeTakeFirst();
  const mail = renderLateWithdrawal({
    office: { name: settings.callout_emails_name ?? "", address, locale: creator?.locale ?? "en" },
    doctor: { name: doctor ? doctorName(doctor) : "", phone: doctor?.mobile_phone ?? null },
    list: mailList(list),
    link: new URL(`/callouts/${locked.callout.id}`, ports.config.publicOrigin).href,
    idempotencyKey: `late_withdrawal:${response.id}:${response.lock_version}`,
  });
  await queueMail(unit, { ...mail, calloutId: locked.callout.id, notAfter: list.ends_at });
}
