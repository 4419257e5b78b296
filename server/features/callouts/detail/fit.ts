/** How those who were asked fit: credentials, lists done with the surgeon, what they made of earlier callouts. */
import { type Kysely, sql } from "kysely";
import { type DoctorFit } from "../../../../src/contract/shapes/callout.ts";
import { type Tables } from "../../../db/schema.ts";
import { credentialFor } from "../recipients/reasonsAgainst.ts";
import { usuallyNotIn } from "../recipients/usuallyNot.ts";

type Db = Kysely<Tables>;

/** Days looked back upon. */
const DAYS = 90;

const OFFERS = ["available", "if_needed"] as const;

/** Of each answer to this callout, how many earlier lists of the same surgeon the doctor did. */
async function surgeonCounts(db: Db, now: Date, calloutId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("responses")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .innerJoin("responses as done", (on) =>
      on
        .onRef("done.doctor_id", "=", "responses.doctor_id")
        .onRef("done.list_id", "!=", "responses.list_id")
        .on("done.outcome", "=", "confirmed"),
    )
    .innerJoin("lists as past", (on) => on.onRef("past.id", "=", "done.list_id").on("past.ends_at", "<=", now))
    .select((e) => ["responses.id", e.fn.countAll<number>().as("count")])
    .where("responses.callout_id", "=", calloutId)
    .where((e) =>
      e.or([
        e("past.surgeon_id", "=", e.ref("lists.surgeon_id")),
        e(e.fn<string>("lower", ["past.surgeon_name"]), "=", e.fn<string>("lower", ["lists.surgeon_name"])),
      ]),
    )
    .groupBy("responses.id")
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** Of each answer to this callout, what the list's surgeon said of the doctor. */
async function surgeonPreferences(db: Db, calloutId: number): Promise<Map<number, DoctorFit["preference"]>> {
  const rows = await db
    .selectFrom("responses")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .innerJoin("doctor_surgeon_preferences as noted", (on) =>
      on.onRef("noted.doctor_id", "=", "responses.doctor_id").onRef("noted.surgeon_id", "=", "lists.surgeon_id"),
    )
    .select(["responses.id", "noted.preference"])
    .where("responses.callout_id", "=", calloutId)
    .execute();
  return new Map(rows.map(({ id, preference }) => [id, preference]));
}

/** When those who were asked usually do not work. */
const usualTimesOf = (db: Db, calloutId: number) =>
  db
    .selectFrom("doctor_usually_not as time")
    .innerJoin("callout_recipients", "callout_recipients.doctor_id", "time.doctor_id")
    .select(["time.doctor_id", "time.weekday", "time.day_part"])
    .where("callout_recipients.callout_id", "=", calloutId)
    .execute();

/** The answers to this callout of doctors who are marked as away then; of a booking, at the booked times. */
async function answersDuringLeave(db: Db, calloutId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("responses")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .innerJoin("doctor_unavailabilities as away", "away.doctor_id", "responses.doctor_id")
    .select("responses.id")
    .where("responses.callout_id", "=", calloutId)
    .where((e) => e("away.starts_at", "<", e.fn.coalesce("responses.booked_to", "lists.ends_at")))
    .where((e) => e("away.ends_at", ">", e.fn.coalesce("responses.booked_from", "lists.starts_at")))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type Earlier = { offered: number; accepted: number; confirmed: number };

/** Of each doctor asked, the lists of other callouts of the last days. */
async function earlierAnswers(db: Db, now: Date, calloutId: number): Promise<Map<number, Earlier>> {
  const rows = await db
    .selectFrom("callout_recipients as asked")
    .innerJoin("responses", "responses.doctor_id", "asked.doctor_id")
    .innerJoin("callout_recipients as mailed", "mailed.id", "responses.recipient_id")
    .select((e) => [
      "asked.doctor_id",
      e.fn.countAll<number>().as("offered"),
      e.fn.countAll<number>().filterWhere("responses.response", "in", OFFERS).as("accepted"),
      e.fn.countAll<number>().filterWhere("responses.outcome", "=", "confirmed").as("confirmed"),
    ])
    .where("asked.callout_id", "=", calloutId)
    .where("responses.callout_id", "!=", calloutId)
    .where("mailed.sent_at", ">", sql<Date>`${now}::timestamptz - make_interval(days => ${sql.lit(DAYS)})`)
    .groupBy("asked.doctor_id")
    .execute();
  return new Map(
    rows.map(({ doctor_id, offered, accepted, confirmed }) => [
      doctor_id,
      { offered: Number(offered), accepted: Number(accepted), confirmed: Number(confirmed) },
    ]),
  );
}

type Answer = { id: number; doctor_id: number; list_id: number };

/** What is told of each answer of one callout. */
export async function fitOf(db: Db, now: Date, calloutId: number): Promise<(answer: Answer) => DoctorFit> {
  const [lists, sites, usualTimes, away, withSurgeon, preferences, earlier] = await Promise.all([
    db
      .selectFrom("lists")
      .innerJoin("callout_lists", "callout_lists.list_id", "lists.id")
      .select(["lists.id", "lists.site_id", "lists.date", "lists.session", "lists.start_time", "lists.end_time"])
      .where("callout_lists.callout_id", "=", calloutId)
      .execute(),
    db
      .selectFrom("doctor_sites")
      .innerJoin("callout_recipients", "callout_recipients.doctor_id", "doctor_sites.doctor_id")
      .select(["doctor_sites.doctor_id", "doctor_sites.site_id", "doctor_sites.credentialed_until"])
      .where("callout_recipients.callout_id", "=", calloutId)
      .execute(),
    usualTimesOf(db, calloutId),
    answersDuringLeave(db, calloutId),
    surgeonCounts(db, now, calloutId),
    surgeonPreferences(db, calloutId),
    earlierAnswers(db, now, calloutId),
  ]);
  const sitesOf = Map.groupBy(sites, (one) => one.doctor_id);
  const listOf = new Map(lists.map((list) => [list.id, list]));
  const usuallyNot = usuallyNotIn(usualTimes);
  return ({ id, doctor_id, list_id }) => {
    const list = listOf.get(list_id);
    return {
      credential: list ? credentialFor(sitesOf.get(doctor_id) ?? [], list) : null,
      with_surgeon: withSurgeon.get(id) ?? 0,
      preference: preferences.get(id) ?? null,
      away: away.has(id),
      usually_not: list !== undefined && usuallyNot(doctor_id, list),
      ...(earlier.get(doctor_id) ?? { offered: 0, accepted: 0, confirmed: 0 }),
    };
  };
}
