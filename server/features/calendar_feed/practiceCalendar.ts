/** The practice's lists as a calendar to subscribe to (RFC 5545): who is booked for each, or that nobody is yet. */
import icalendar, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { type Db } from "../../db/database.ts";
import { calloutTexts } from "../../mail/calloutTexts.ts";
import { doctorName } from "../doctors/doctorName.ts";

const DAY = 86_400_000;
/** Days that stay in it once they are over. */
const KEPT = 30;
/** More than a practice plans; a bound on what one request may cost. */
const MOST = 2000;

const listsFrom = (db: Db, day: Date) =>
  db
    .selectFrom("lists")
    .innerJoin("sites", "sites.id", "lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
    .selectAll("lists")
    .select(["sites.name as site_name", "sites.address as site_address"])
    .select("surgeons.display_name as surgeon_display_name")
    .where("lists.starts_at", ">=", day)
    .where("lists.cover_status", "<>", "cancelled")
    .orderBy("lists.starts_at")
    .orderBy("lists.id")
    .limit(MOST)
    .execute();

async function bookedFor(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom("responses")
    .innerJoin("doctors", "doctors.id", "responses.doctor_id")
    .select(["responses.list_id", "doctors.title", "doctors.first_name", "doctors.last_name"])
    .where("responses.list_id", "in", [0, ...ids])
    .where("responses.outcome", "=", "confirmed")
    .orderBy("responses.decided_at")
    .execute();
  const byList = Map.groupBy(rows, (row) => row.list_id);
  return new Map([...byList].map(([id, booked]) => [id, booked.map(doctorName)]));
}

/** `db` sees one company; `host` is the name of this installation. The same lists make the same text, whenever it is read. */
export async function practiceCalendar(db: Db, facts: { locale: string; host: string; now: Date }): Promise<string> {
  const texts = calloutTexts(facts.locale);
  const settings = await db.selectFrom("company_settings").selectAll().executeTakeFirst();
  const lists = await listsFrom(db, new Date(facts.now.getTime() - KEPT * DAY));
  const booked = await bookedFor(
    db,
    lists.map(({ id }) => id),
  );
  const calendar = icalendar({
    prodId: "//Practice Callouts//EN",
    method: ICalCalendarMethod.PUBLISH,
    name: settings?.callout_emails_name ?? "Practice Callouts",
    ttl: 60 * 60,
  });
  for (const list of lists) {
    const doctors = booked.get(list.id) ?? [];
    const short = doctors.length < list.positions;
    const surgeon = list.surgeon_display_name ?? list.surgeon_name;
    calendar.createEvent({
      id: `list-${list.id}@${facts.host}`,
      sequence: list.lock_version,
      stamp: list.updated_at,
      start: list.starts_at,
      end: list.ends_at,
      summary: [
        [texts.role[list.role_needed], surgeon].filter(Boolean).join(": "),
        [...doctors, ...(short ? [texts.uncovered] : [])].join(", "),
      ].join(" · "),
      location: [list.site_name, list.theatre, list.site_address].filter(Boolean).join(", "),
      description: [list.specialty, list.case_mix].filter(Boolean).join("\n"),
      status: short ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
