/** What happened to a callout, newest first, told from its audit lines. */
import { type Kysely } from "kysely";
import { type TimelineEvent } from "../../../../src/contract/shapes/callouts/timeline.ts";
import { TIMELINE_ACTIONS, type TimelineAction } from "../../../../src/contract/timeline.ts";
import { type Tables } from "../../../db/schema.ts";
import { doctorName } from "../../../domain/doctorName.ts";
import { withReason } from "../../../domain/recordAudit.ts";
import { notFound } from "../../../http/problem.ts";

/** More than any callout of ours should gather; the newest are kept. */
const MOST_EVENTS = 500;

export async function timelineOf(db: Kysely<Tables>, calloutId: number): Promise<TimelineEvent[]> {
  const callout = await db.selectFrom("callouts").select("id").where("id", "=", calloutId).executeTakeFirst();
  if (!callout) throw notFound("callout");
  const events = await db
    .selectFrom("audit_events as event")
    .leftJoin("users", (on) => on.onRef("users.id", "=", "event.actor_id").on("event.actor_type", "=", "admin"))
    .leftJoin("doctors", (on) => on.onRef("doctors.id", "=", "event.actor_id").on("event.actor_type", "=", "doctor"))
    .leftJoin("audit_reasons", "audit_reasons.event_id", "event.id")
    .select("audit_reasons.reason")
    .select(["event.id", "event.action", "event.actor_type", "event.params", "event.diff", "event.created_at"])
    .select(["users.first_name as user_first_name", "users.last_name as user_last_name"])
    .select(["doctors.title", "doctors.first_name", "doctors.last_name"])
    .where("event.subject_type", "=", "callout")
    .where("event.subject_id", "=", calloutId)
    .where("event.action", "in", TIMELINE_ACTIONS)
    .orderBy("event.created_at", "desc")
    .orderBy("event.id", "desc")
    .limit(MOST_EVENTS)
    .execute();
  return events.map((event) => {
    const type = event.actor_type === "provider" ? "system" : event.actor_type;
    const admin = [event.user_first_name, event.user_last_name].filter(Boolean).join(" ");
    const doctor = doctorName({
      title: event.title,
      first_name: event.first_name ?? "",
      last_name: event.last_name ?? "",
    });
    const name = { admin, doctor, system: null }[type] || null;
    const { id, diff } = event;
    const params = withReason(event.params, event.reason);
    // Only these were asked for.
    const action = event.action as TimelineAction;
    return { id, action, actor: { type, name }, params, diff, created_at: event.created_at.toISOString() };
  });
}
