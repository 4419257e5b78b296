/** What doctors answered, how often and how soon, one by one and by their groups. */
import { type Kysely, sql } from "kysely";
import { RESPONSE_STATES } from "../../../src/contract/callout.ts";
import { FAIR_TIME_HOURS } from "../../../src/contract/insights.ts";
import { type AnswerCounts, type DoctorRates, type GroupRates } from "../../../src/contract/shapes/insights.ts";
import { type Tables } from "../../db/schema.ts";
import { doctorName } from "../../domain/doctorName.ts";
import { medianOf } from "./durations.ts";
import { begunResponses, e, type Item, minutesBetween, NONE, type Rows, type Scope, WEEK, weekOf } from "./lists.ts";
import { pageOf, type Slice } from "./slice.ts";

const UNREACHED = ["skipped", "failed"] as const;

/**
 * Each list that a doctor was asked about; a doctor whom no email reached was asked only if there is an answer. Those are few,
 * and only they are looked up.
 */
export const answerItems = (scope: Scope): Rows<Item> =>
  begunResponses(scope)
    .leftJoin("callout_recipients as unreached", (on) =>
      on.onRef("unreached.id", "=", "responses.recipient_id").on("unreached.delivery", "in", UNREACHED),
    )
    .where((each) => each.or([each("unreached.id", "is", null), each("responses.responded_at", "is not", null)]))
    .select([WEEK, "callouts.id as callout_id", "lists.id as list_id"])
    .select(["responses.response as kind", "responses.doctor_id", "lists.starts_at", NONE.as("minutes")]);

export async function answerCounts(db: Kysely<Tables>, scope: Scope): Promise<AnswerCounts> {
  return await db
    .selectFrom(answerItems(scope).as("item"))
    .select((item) =>
      RESPONSE_STATES.map((state) => item.fn.countAll<number>().filterWhere("item.kind", "=", state).as(state)),
    )
    .executeTakeFirstOrThrow();
}

const ASKED_AT = sql`coalesce(callout_recipients.sent_at, callouts.sent_at)`;
const ANSWERED = sql<boolean>`bool_or(responses.responded_at is not null)`;
/** Until it was filled, called off or over, the doctor had the time that is fair. */
const HAD_TIME = sql<boolean>`least(coalesce(callouts.closed_at, max(lists.starts_at)), max(lists.starts_at))
  >= ${ASKED_AT} + make_interval(hours => ${sql.lit(FAIR_TIME_HOURS)})`;

/** Each callout that a doctor was asked for. Only the doctor's own answer tells how long it took. */
export const askedItems = (scope: Scope): Rows<Item> =>
  begunResponses(scope)
    .innerJoin("callout_recipients", "callout_recipients.id", "responses.recipient_id")
    .where((each) =>
      each.or([
        each("callout_recipients.delivery", "not in", UNREACHED),
        each("responses.responded_at", "is not", null),
      ]),
    )
    .select(weekOf(sql`min(callout_lists.date)`).as("week"))
    .select(["callouts.id as callout_id", NONE.as("list_id"), "callout_recipients.doctor_id"])
    .select("callouts.first_starts_at as starts_at")
    .select(sql<string>`case when ${ANSWERED} then 'answered' else 'unanswered' end`.as("kind"))
    .select(minutesBetween(ASKED_AT, sql`min(responses.first_answered_at)`).as("minutes"))
    .groupBy(["callouts.id", "callout_recipients.id", "callout_recipients.doctor_id"])
    .having(sql<boolean>`${ANSWERED} or ${HAD_TIME}`);

/** Each doctor who was asked, with how long the own answers took. */
const askedDoctors = (scope: Scope) =>
  e
    .selectFrom(askedItems(scope).as("item"))
    .select(["item.doctor_id", sql<number>`count(*)`.as("asked")])
    .select(sql<number>`count(*) filter (where item.kind = 'answered')`.as("answered"))
    .select(sql<number[]>`array_agg(item.minutes) filter (where item.minutes is not null)`.as("times"))
    .groupBy("item.doctor_id");

const withAsked = (db: Kysely<Tables>, scope: Scope) => db.with("asked", () => askedDoctors(scope));

const MEDIAN = medianOf(sql.ref("time.minutes"));

const doctorRows = (db: Kysely<Tables>, scope: Scope, { limit, offset }: Slice) =>
  withAsked(db, scope)
    .selectFrom("asked")
    .innerJoin("doctors", "doctors.id", "asked.doctor_id")
    .select(["doctors.id", "doctors.title", "doctors.first_name", "doctors.last_name"])
    .select(["asked.asked", "asked.answered", sql<number>`count(*) over ()`.as("total")])
    .select((one) =>
      one
        .selectFrom(sql`(select unnest(asked.times) as minutes)`.as("time"))
        .select(MEDIAN.as("median"))
        .as("median_minutes"),
    )
    .orderBy("doctors.last_name")
    .orderBy("doctors.first_name")
    .orderBy("doctors.id")
    .limit(limit)
    .offset(offset)
    .execute();

/** By name, so that nobody reads a ranking into it; and how many doctors there are in all. */
export async function doctorRates(
  db: Kysely<Tables>,
  scope: Scope,
  slice: Slice,
): Promise<{ rows: DoctorRates[]; total: number }> {
  const { rows, first } = await pageOf((one) => doctorRows(db, scope, one), slice);
  return {
    rows: rows.map(({ asked, answered, median_minutes, total: _, ...doctor }) => ({
      doctor: { id: doctor.id, name: doctorName(doctor) },
      asked,
      answered,
      median_minutes,
    })),
    total: first?.total ?? 0,
  };
}

/** Of doctors as they are grouped now; whoever is in two groups counts in both. */
export async function groupRates(db: Kysely<Tables>, scope: Scope): Promise<GroupRates[]> {
  const rows = await withAsked(db, scope)
    .selectFrom("doctor_groups")
    .innerJoin("doctor_group_members", "doctor_group_members.group_id", "doctor_groups.id")
    .innerJoin("asked", "asked.doctor_id", "doctor_group_members.doctor_id")
    .select(["doctor_groups.id", "doctor_groups.name", "doctor_groups.colour"])
    .select((group) => [
      group.fn.countAll<number>().as("doctors"),
      sql<number>`sum(asked.asked)`.as("asked"),
      sql<number>`sum(asked.answered)`.as("answered"),
      group
        .selectFrom((times) =>
          times
            .selectFrom("asked as own")
            .innerJoin("doctor_group_members as of", "of.doctor_id", "own.doctor_id")
            .whereRef("of.group_id", "=", "doctor_groups.id")
            .select(sql<number>`unnest(own.times)`.as("minutes"))
            .as("time"),
        )
        .select(MEDIAN.as("median"))
        .as("median_minutes"),
    ])
    .groupBy(["doctor_groups.id", "doctor_groups.name", "doctor_groups.colour"])
    .orderBy("doctor_groups.name")
    .orderBy("doctor_groups.id")
    .execute();
  return rows.map(({ id, name, colour, ...counted }) => ({ group: { id, name, colour }, ...counted }));
}
