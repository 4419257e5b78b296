/** Tells the office at once when a booking ends inside the late hours, by a withdrawal or in silence; the inbox has the notification as well. */
import { HOUR_MS } from "../../../../src/contract/durations.ts";

import { isSame, type Range, rangeOf } from "../../../domain/coverage.ts";
import { doctorName } from "../../../domain/doctorName.ts";
import { type ResponseRecord } from "../../../domain/records.ts";
import { mailList } from "../../../mail/callout/calloutMailFacts.ts";
import { renderLateWithdrawal } from "../../../mail/office/officeMail.ts";
import { queueMail } from "../../../mail/transport/queueMail.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { type LockedCallout, listOf } from "../state/lockCallout.ts";
import { whoToAsk } from "../state/rankStandbys.ts";
import { doctorsById } from "./queueMailings.ts";

/** Once the booking is released; in the language of whoever made the callout. */
export async function alertOffice(
  unit: CompanyWork,
  locked: LockedCallout,
  response: ResponseRecord,
  range: Range,
): Promise<void> {
  const { tx, now, ports, rehearsal } = unit;
  if (rehearsal) return;
  const list = listOf(locked, response);
  const settings = await tx.selectFrom("company_settings").selectAll().executeTakeFirstOrThrow();
  const address = settings.admin_emails_address;
  if (!address || list.starts_at.getTime() - now.getTime() >= settings.withdraw_phone_hours * HOUR_MS) return;
  const others = whoToAsk(locked, list.id);
  const doctors = await doctorsById(
    tx,
    [response, ...others].map((one) => one.doctor_id),
  );
  const person = ({ doctor_id }: ResponseRecord) => {
    const doctor = doctors.get(doctor_id);
    return { name: doctor ? doctorName(doctor) : "", phone: doctor?.mobile_phone ?? null };
  };
  // The booking was moved, and its time to say yes is over; a note stands beside an earlier yes then.
  const lapsed = response.response !== "unavailable";
  const creator = await tx
    .selectFrom("users")
    .select("locale")
    .where("id", "=", locked.callout.created_by)
    .executeTakeFirst();
  const mail = renderLateWithdrawal({
    office: { name: settings.callout_emails_name ?? "", address, locale: creator?.locale ?? "en" },
    doctor: person(response),
    list: mailList(list, isSame(range, rangeOf(list)) ? null : range),
    lapsed,
    reason: lapsed ? null : response.note,
    over: lapsed ? null : response.consent,
    others: others.map(person),
    now: unit.now,
    link: new URL(`/callouts/${locked.callout.id}`, ports.config.publicOrigin).href,
    idempotencyKey: `late_withdrawal:${response.id}:${response.lock_version}`,
  });
  await queueMail(unit, { ...mail, calloutId: locked.callout.id, notAfter: list.ends_at });
}
