/** How those who were asked fit: credentials, lists done with the surgeon, what they made of earlier callouts. */
import { type ExpressionBuilder, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { type Tables } from "../../../db/schema.ts";
import { figureColumns, ninetyDaysBefore } from "../../../domain/ninetyDays.ts";

/** Of an answer and the list it is to. */
type Answers = ExpressionBuilder<Tables, "responses" | "lists">;
/** Of a doctor who was asked. */
type Recipients = ExpressionBuilder<Tables, "callout_recipients">;

/** Literal, so that a kept plan knows the index of bookings to hold for it. */
export const CONFIRMED = sql.lit("confirmed" as const);

/** How many earlier lists of the same surgeon the doctor did, and the day of the last. */
export const surgeonLists = (e: Answers, now: Date) =>
  jsonObjectFrom(
    e
      .selectFrom("responses as done")
      .innerJoin("lists as past", "past.id", "done.list_id")
      .select((c) => [c.fn.countAll<number>().as("count"), c.fn.max<string | null>("past.date").as("last")])
      .whereRef("done.doctor_id", "=", "responses.doctor_id")
      .whereRef("done.list_id", "!=", "responses.list_id")
      .where("done.outcome", "=", CONFIRMED)
      .where("past.ends_at", "<=", now)
      .where((c) =>
        c.or([
          c("past.surgeon_id", "=", c.ref("lists.surgeon_id")),
          c(c.fn<string>("lower", ["past.surgeon_name"]), "=", c.fn<string>("lower", ["lists.surgeon_name"])),
        ]),
      ),
  );

/** What the list's surgeon said of the doctor. */
export const surgeonPreference = (e: Answers) =>
  e
    .selectFrom("doctor_surgeon_preferences as noted")
    .select("noted.preference")
    .whereRef("noted.doctor_id", "=", "responses.doctor_id")
    .whereRef("noted.surgeon_id", "=", "lists.surgeon_id");

/** Whether the doctor is marked as away then; of a booking, at the booked times. */
export const isAway = (e: Answers) =>
  e.exists(
    e
      .selectFrom("doctor_unavailabilities as away")
      .select("away.id")
      .whereRef("away.doctor_id", "=", "responses.doctor_id")
      .where((c) => c("away.starts_at", "<", c.fn.coalesce("responses.booked_to", "lists.ends_at")))
      .where((c) => c("away.ends_at", ">", c.fn.coalesce("responses.booked_from", "lists.starts_at"))),
  );

/** The sites of the doctor. */
export const credentials = (e: Recipients) =>
  jsonArrayFrom(
    e
      .selectFrom("doctor_sites")
      .select(["doctor_sites.site_id", "doctor_sites.credentialed_until"])
      .whereRef("doctor_sites.doctor_id", "=", "callout_recipients.doctor_id"),
  );

/** When the doctor usually does not work. */
export const usualTimes = (e: Recipients) =>
  jsonArrayFrom(
    e
      .selectFrom("doctor_usually_not as time")
      .select(["time.doctor_id", "time.weekday", "time.day_part"])
      .whereRef("time.doctor_id", "=", "callout_recipients.doctor_id"),
  );

/** Of the last days: of other callouts, and what the doctor is booked for of this one. */
export const earlierAnswers = (e: Recipients, now: Date) =>
  jsonObjectFrom(
    e
      .selectFrom("responses")
      .innerJoin("lists", "lists.id", "responses.list_id")
      .innerJoin("callout_recipients as mailed", "mailed.id", "responses.recipient_id")
      .select((c) => figureColumns(c, c("responses.callout_id", "!=", c.ref("callout_recipients.callout_id"))))
      .whereRef("responses.doctor_id", "=", "callout_recipients.doctor_id")
      .where((c) =>
        c.or([
          c("responses.callout_id", "!=", c.ref("callout_recipients.callout_id")),
          c("responses.outcome", "=", CONFIRMED),
        ]),
      )
      .where("mailed.sent_at", ">", ninetyDaysBefore(now)),
  );
