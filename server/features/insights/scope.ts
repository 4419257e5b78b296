/** What a question about the practice's figures means: its days, its lists, its own limits. */
import { type Kysely, sql } from "kysely";
import { BEGINS_AFTER_DAYS } from "../../../src/contract/insights.ts";
import { type InsightsAbout, type InsightsQuery } from "../../../src/contract/shapes/insights.ts";
import { type Tables } from "../../db/schema.ts";
import { addDays, dateAt } from "../../domain/zonedTime.ts";
import { type Scope } from "./lists.ts";
import { periodAhead, periodOf } from "./period.ts";

type Db = Kysely<Tables>;

const settingsOf = (db: Db) =>
  db.selectFrom("company_settings").select(["time_zone", "withdraw_phone_hours"]).executeTakeFirstOrThrow();

export async function scopeOf(
  db: Db,
  now: Date,
  { site_id, surgeon_id, role, ...days }: InsightsQuery,
): Promise<Scope> {
  const { time_zone, withdraw_phone_hours } = await settingsOf(db);
  const today = dateAt(now, time_zone);
  return {
    now,
    period: periodOf(days, today),
    ahead: periodAhead(today),
    lateHours: withdraw_phone_hours,
    site_id,
    surgeon_id,
    role,
  };
}

/** From the second week of use on; use begins with the first callout that was sent. */
export async function about(db: Db, now: Date): Promise<InsightsAbout> {
  const { time_zone } = await settingsOf(db);
  const { first } = await db
    .selectFrom("callouts")
    .select(sql<Date | null>`min(sent_at)`.as("first"))
    .executeTakeFirstOrThrow();
  const begins_on = first && addDays(dateAt(first, time_zone), BEGINS_AFTER_DAYS);
  return { ready: begins_on !== null && begins_on <= dateAt(now, time_zone), begins_on };
}
