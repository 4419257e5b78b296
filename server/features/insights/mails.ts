/** How many emails to doctors the filled lists took. */
import { type RawBuilder, sql } from "kysely";
import { begunLists, e, type Item, NONE, type Rows, type Scope, weekOf } from "./lists.ts";

type MailItem = Item & { mails: number };

/** How many of a callout's lists are filled. */
export const filledLists = (calloutId: RawBuilder<unknown>) =>
  e
    .selectFrom("callout_lists")
    .innerJoin("lists", "lists.id", "callout_lists.list_id")
    .select([sql<number>`count(*)`.as("count")])
    .whereRef("callout_lists.callout_id", "=", calloutId)
    .where("lists.cover_status", "=", "covered")
    .$asScalar()
    .$notNull();

const CALLED = sql.ref("called.callout_id");

/**
 * A callout with any list of the period counts whole: with all its emails and all its filled lists. Fenced, so that whoever reads
 * the count twice does not have it counted twice.
 */
export function mailItems(scope: Scope): Rows<MailItem> {
  const callouts = begunLists(scope)
    .select(["callouts.id as callout_id", "callouts.first_starts_at", weekOf(sql`min(callout_lists.date)`).as("week")])
    .groupBy("callouts.id");
  const mails = e
    .selectFrom("outbox_emails")
    .select([sql<number>`count(*)`.as("count")])
    .whereRef("outbox_emails.callout_id", "=", CALLED)
    .where("outbox_emails.doctor_id", "is not", null)
    .where("outbox_emails.is_copy", "=", sql.lit(false))
    .where("outbox_emails.status", "in", ["sent", "kept"]);
  return e
    .selectFrom(callouts.as("called"))
    .select([
      "called.week",
      "called.callout_id",
      "called.first_starts_at as starts_at",
      NONE.as("list_id"),
      NONE.as("doctor_id"),
    ])
    .select([sql<string>`''`.as("kind"), NONE.as("minutes")])
    .select(mails.$asScalar().$notNull().as("mails"))
    .offset(sql.lit(0));
}

/** With all lists of a callout in one join: a look for each takes many times as long. */
export const mailsAndFilled = (scope: Scope) =>
  e
    .selectFrom(mailItems(scope).as("item"))
    .innerJoin("callout_lists", "callout_lists.callout_id", "item.callout_id")
    .innerJoin("lists", "lists.id", "callout_lists.list_id")
    .select(["item.week", "item.mails"])
    .select(sql<number>`count(*) filter (where lists.cover_status = 'covered')`.as("filled"))
    .groupBy(["item.callout_id", "item.week", "item.mails"]);
