/** Booked doctors who said that they cannot come after all. */
import { sql } from "kysely";
import { e, type Item, NONE, type Rows, type Scope, sentResponses, WEEK, weekOf } from "./lists.ts";

const kindOf = ({ lateHours }: Scope) =>
  sql<string>`case when response_history.created_at > lists.starts_at - make_interval(hours => ${lateHours}::int)
    then 'late' else 'early' end`.as("kind");

/** Of lists that have left the callout which asked, as the lists are now. */
const freedItems = (scope: Scope) => {
  const { period, site_id, surgeon_id, role } = scope;
  let freed = e
    .selectFrom("freed_answers")
    .innerJoin("lists", "lists.id", "freed_answers.list_id")
    .innerJoin("response_history", "response_history.freed_answer_id", "freed_answers.id")
    .where("lists.date", ">=", period.from)
    .where("lists.date", "<=", period.to)
    .where("response_history.outcome", "=", "confirmed")
    .where("response_history.response", "=", "unavailable");
  if (site_id) freed = freed.where("lists.site_id", "=", site_id);
  if (surgeon_id) freed = freed.where("lists.surgeon_id", "=", surgeon_id);
  if (role) freed = freed.where("lists.role_needed", "=", role);
  return freed
    .select([weekOf(sql`lists.date`).as("week"), "freed_answers.callout_id", "lists.id as list_id", "lists.starts_at"])
    .select(["freed_answers.doctor_id", kindOf(scope), NONE.as("minutes")]);
};

/** Each time, also for lists that were called off later or called out again. A booking that the practice ended is none. */
export const withdrawalItems = (scope: Scope): Rows<Item> =>
  sentResponses(scope)
    .innerJoin("response_history", "response_history.response_id", "responses.id")
    .where("response_history.outcome", "=", "confirmed")
    .where("response_history.response", "=", "unavailable")
    .select([WEEK, "callouts.id as callout_id", "lists.id as list_id", "lists.starts_at"])
    .select(["responses.doctor_id", kindOf(scope), NONE.as("minutes")])
    .unionAll(freedItems(scope));
