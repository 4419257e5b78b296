/** Booked doctors who said that they cannot come after all. */
import { sql } from "kysely";
import { type Item, NONE, type Rows, type Scope, sentResponses, WEEK } from "./lists.ts";

/** Each time, also for lists that were called off later. A booking that the practice ended is none. */
export const withdrawalItems = (scope: Scope): Rows<Item> =>
  sentResponses(scope)
    .innerJoin("response_history", "response_history.response_id", "responses.id")
    .where("response_history.outcome", "=", "confirmed")
    .where("response_history.response", "=", "unavailable")
    .select([WEEK, "callouts.id as callout_id", "lists.id as list_id", "lists.starts_at", "responses.doctor_id"])
    .select([
      sql<string>`case when response_history.created_at > lists.starts_at - make_interval(hours => ${scope.lateHours}::int)
        then 'late' else 'early' end`.as("kind"),
      NONE.as("minutes"),
    ]);
