/** A doctor's calendar address: derived, not stored; it has a secret of its own, and the version in it ends what was given out before. */
import { doctorName } from "../../domain/doctorName.ts";
import { recordAudit } from "../../domain/recordAudit.ts";
import { type CompanyWork, type Ports } from "../../platform/ports.ts";
import { isSigned, signature } from "../../platform/signature.ts";

/** In the path before the token. */
export const CALENDAR = "calendar.";

/** `mac.doctor.version`, numbers in base 36 without leading zeros: one spelling only, or it is forged. */
const TOKEN = /^([\w-]{43})\.([1-9a-z][0-9a-z]{0,10})\.([1-9a-z][0-9a-z]{0,5})$/;

/** The mail address is signed as well: whoever had the link at a wrong one keeps no calendar either. */
const claim = (signed: string, email: string): string => `doctor.${signed}.${email.toLowerCase()}`;

type Subscriber = { id: number; email: string; calendar_open: boolean; calendar_version: number };

/** Absolute, from configuration only. Null: the doctor has not asked for one, or has closed it. */
export function calendarAddress({ keys, config }: Pick<Ports, "keys" | "config">, doctor: Subscriber): string | null {
  if (!doctor.calendar_open) return null;
  const signed = `${doctor.id.toString(36)}.${doctor.calendar_version.toString(36)}`;
  const mac = signature(keys.calendarFeeds[0], claim(signed, doctor.email));
  return `${config.publicOrigin}/respond/${CALENDAR}${mac}.${signed}.ics`;
}

export type CalendarReader = { companyId: number; doctorId: number };

/** Whose bookings are read; of a duplicate, those of who goes on for it. Undefined: forged, replaced, closed, or of somebody who is asked no more. */
export async function readCalendarToken({ keys, database }: Ports, token: string): Promise<CalendarReader | undefined> {
  const [, mac, id, version] = TOKEN.exec(token) ?? [];
  if (!mac || !id || !version) return undefined;
  const named = await database.db
    .selectFrom("doctors")
    .innerJoin("doctors as reader", (on) =>
      on.on((e) => e("reader.id", "=", e.fn.coalesce("doctors.merged_into", "doctors.id"))),
    )
    .select(["doctors.email", "reader.id", "reader.company_id"])
    .where("doctors.id", "=", Number.parseInt(id, 36))
    .where("doctors.calendar_open", "=", true)
    .where("doctors.calendar_version", "=", Number.parseInt(version, 36))
    .where("reader.archived_at", "is", null)
    .executeTakeFirst();
  if (!named || !isSigned(keys.calendarFeeds, claim(`${id}.${version}`, named.email), mac)) return undefined;
  return { companyId: named.company_id, doctorId: named.id };
}

/** A new address, which ends the one before it; or none any more. */
export async function setCalendar(unit: CompanyWork, doctorId: number, open: boolean): Promise<void> {
  const { tx, now, companyId } = unit;
  const changed = await tx
    .updateTable("doctors")
    .set((e) => ({ calendar_open: open, calendar_version: e("calendar_version", "+", 1) }))
    .where("id", "=", doctorId)
    .where((e) => e.or([e("calendar_open", "=", true), e.val(open)]))
    .returning(["title", "first_name", "last_name"])
    .executeTakeFirst();
  if (!changed) return;
  await recordAudit(tx, now, {
    companyId,
    actor: { type: "doctor", id: doctorId },
    action: open ? "calendar_feed_opened" : "calendar_feed_closed",
    subject: { type: "doctor", id: doctorId },
    params: { doctor: doctorName(changed) },
  });
}
