/** The practice's lists as a calendar to subscribe to (RFC 5545): who is booked for each, or that nobody is yet. */

import icalendar, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { sql } from "kysely";
import { DAY_MS } from "../../../src/contract/durations.ts";
import { isolated } from "../../../src/contract/isolated.ts";
import { formatSpan } from "../../../src/contract/wallSpan.ts";
import { type Db } from "../../db/database.ts";
import { isSame, openWallSpans, rangeOf, wallSpan } from "../../domain/coverage.ts";
import { doctorName } from "../../domain/doctorName.ts";
import { endedLines, entryId } from "../../mail/callout/calendar.ts";
import { calloutTexts } from "../../mail/callout/calloutTexts.ts";
import { listLabels } from "../../mail/layout/listLabels.ts";

/** Days that stay in it once they are over. */
const KEPT_DAYS = 30;
/** More than a practice plans; a bound on what one request may cost. */
const MOST_LISTS = 2000;

type Times = { now: Date; most: number };

/** Those ahead come before those that are over, and each the nearest first, where they are too many. */
async function listsAround(db: Db, { now, most }: Times) {
  const lists = await db
    .selectFrom("lists")
    .innerJoin("sites", "sites.id", "lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "lists.surgeon_id")
    .selectAll("lists")
    .select(["sites.name as site_name", "sites.address as site_address"])
    .select("surgeons.display_name as surgeon_display_name")
    .where("lists.starts_at", ">=", new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .where("lists.cover_status", "<>", "cancelled")
    .orderBy((e) => e("lists.ends_at", ">", now), "desc")
    .orderBy((e) => sql`abs(extract(epoch from ${e.ref("lists.starts_at")} - ${now}::timestamptz))`)
    .orderBy("lists.id")
    .limit(most)
    .execute();
  return lists.sort((one, other) => one.starts_at.getTime() - other.starts_at.getTime() || one.id - other.id);
}

async function bookedFor(db: Db, ids: number[]) {
  const rows = await db
    .selectFrom("responses")
    .innerJoin("doctors", "doctors.id", "responses.doctor_id")
    .select(["responses.list_id", "doctors.title", "doctors.first_name", "doctors.last_name"])
    .select((e) => [e.ref("booked_from").$notNull().as("from"), e.ref("booked_to").$notNull().as("to")])
    .where("responses.list_id", "in", [0, ...ids])
    .where("responses.outcome", "=", "confirmed")
    .orderBy("responses.decided_at")
    .execute();
  return Map.groupBy(rows, (row) => row.list_id);
}

/** What booking and releasing doctors did to the entries: how often, and when last (RFC 5546 §2.1.5). Freed answers count on. */
async function changesOf(db: Db, ids: number[]) {
  const listIds = [0, ...ids];
  const freed = db
    .selectFrom("freed_answers")
    .select(["list_id", "calendar_sequence"])
    .select(sql<Date | null>`null::timestamptz`.as("decided_at"))
    .where("list_id", "in", listIds);
  const rows = await db
    .selectFrom(
      db
        .selectFrom("responses")
        .select(["list_id", "calendar_sequence", "decided_at"])
        .where("list_id", "in", listIds)
        .unionAll(freed)
        .as("answers"),
    )
    .select("list_id")
    .select((e) => [e.fn.sum<string>("calendar_sequence").as("times"), e.fn.max("decided_at").as("last")])
    .groupBy("list_id")
    .execute();
  return new Map(rows.map(({ list_id, times, last }) => [list_id, { times: Number(times), last }]));
}

type Facts = { locale: string; domain: string; now: Date; most?: number };

/** `db` sees one company; `domain` names its entries. The same lists make the same text, whenever it is read. */
export async function practiceCalendar(db: Db, facts: Facts): Promise<string> {
  const texts = calloutTexts(facts.locale);
  const { colon, comma } = listLabels(texts.language);
  const settings = await db.selectFrom("company_settings").selectAll().executeTakeFirst();
  const lists = await listsAround(db, { now: facts.now, most: facts.most ?? MOST_LISTS });
  const ids = lists.map(({ id }) => id);
  const booked = await bookedFor(db, ids);
  const changes = await changesOf(db, ids);
  const calendar = icalendar({
    prodId: "//Practice Callouts//EN",
    method: ICalCalendarMethod.PUBLISH,
    name: settings?.callout_emails_name ?? "Practice Callouts",
    ttl: 60 * 60,
  });
  for (const list of lists) {
    const bookings = booked.get(list.id) ?? [];
    const open = openWallSpans(list, bookings);
    const whole = bookings.length === 0;
    const people = bookings.map((one) => {
      const { from, to } = wallSpan(list, one);
      return isSame(one, rangeOf(list))
        ? isolated(doctorName(one))
        : `${formatSpan(from, to, list.start_time)} ${isolated(doctorName(one))}`;
    });
    const missing = open.map(({ from, to }) =>
      whole ? texts.uncovered : `${formatSpan(from, to, list.start_time)} ${texts.uncovered}`,
    );
    const { times = 0, last = null } = changes.get(list.id) ?? {};
    const surgeon = list.surgeon_display_name ?? list.surgeon_name;
    calendar.createEvent({
      id: entryId(list.id, facts.domain),
      sequence: list.lock_version + times,
      stamp: last && last > list.updated_at ? last : list.updated_at,
      start: list.starts_at,
      end: list.ends_at,
      summary: [
        [texts.role[list.role_needed], surgeon].filter(Boolean).join(colon),
        [...people, ...new Set(missing)].join(comma),
      ].join(" · "),
      location: [list.site_name, list.theatre, list.site_address].filter(Boolean).join(comma),
      status: open.length > 0 ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  return endedLines(calendar.toString());
}
