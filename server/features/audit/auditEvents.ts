/** The audit log, narrowed as asked, newest first: one query for the screen and for whoever writes it out. */
import { type Kysely } from "kysely";
import { AUDIT_AREAS } from "../../../src/contract/audit.ts";
import { type AuditLine, type AuditQuery } from "../../../src/contract/shapes/audit.ts";
import { type Tables } from "../../db/schema.ts";
import { doctorName } from "../../domain/doctorName.ts";
import { withReason } from "../../domain/recordAudit.ts";
import { addDays, instantAt } from "../../domain/zonedTime.ts";
import { invalid } from "../../http/problem.ts";

type Db = Kysely<Tables>;
export type AuditFilters = Omit<AuditQuery, "page" | "per_page">;

/** The clock by which the practice counts its days. */
export async function practiceZone(db: Db): Promise<string> {
  const settings = await db.selectFrom("company_settings").select("time_zone").executeTakeFirst();
  return settings?.time_zone ?? "UTC";
}

function midnight(field: "from" | "to", date: string, zone: string): Date {
  const instant = instantAt(date, "00:00", zone);
  if (!instant) throw invalid({ [field]: ["is not a date"] });
  return instant;
}

/** `db` is a company's handle. */
export function matchingAudit(db: Db, zone: string, { area, user_id, actor_type, from, to }: AuditFilters) {
  const actions = area ? AUDIT_AREAS[area] : Object.values(AUDIT_AREAS).flat();
  let events = db.selectFrom("audit_events as event").where("event.action", "in", actions);
  if (user_id) events = events.where("event.actor_type", "=", "admin").where("event.actor_id", "=", user_id);
  if (actor_type) events = events.where("event.actor_type", "=", actor_type);
  if (from) events = events.where("event.created_at", ">=", midnight("from", from, zone));
  if (to) {
    midnight("to", to, zone);
    events = events.where("event.created_at", "<", midnight("to", addDays(to, 1), zone));
  }
  return events;
}

/** What each line tells, with the names of who acted and of what it is about. */
export const auditRows = (db: Db, zone: string, filters: AuditFilters) =>
  matchingAudit(db, zone, filters)
    .leftJoin("users as by_user", (on) =>
      on.onRef("by_user.id", "=", "event.actor_id").on("event.actor_type", "=", "admin"),
    )
    .leftJoin("doctors as by_doctor", (on) =>
      on.onRef("by_doctor.id", "=", "event.actor_id").on("event.actor_type", "=", "doctor"),
    )
    .leftJoin("callouts", (on) =>
      on.onRef("callouts.id", "=", "event.subject_id").on("event.subject_type", "=", "callout"),
    )
    .leftJoin("users as person", (on) =>
      on.onRef("person.id", "=", "event.subject_id").on("event.subject_type", "=", "user"),
    )
    .leftJoin("doctors as doctor", (on) =>
      on.onRef("doctor.id", "=", "event.subject_id").on("event.subject_type", "=", "doctor"),
    )
    .leftJoin("audit_reasons", "audit_reasons.event_id", "event.id")
    .select([
      "event.id",
      "event.action",
      "event.actor_type",
      "event.subject_type",
      "event.subject_id",
      "event.params",
      "event.diff",
      "event.created_at",
      "audit_reasons.reason",
      "callouts.reference",
      "by_user.first_name as user_first_name",
      "by_user.last_name as user_last_name",
      "by_doctor.title as by_title",
      "by_doctor.first_name as by_first_name",
      "by_doctor.last_name as by_last_name",
      "person.first_name as person_first_name",
      "person.last_name as person_last_name",
      "doctor.title as doctor_title",
      "doctor.first_name as doctor_first_name",
      "doctor.last_name as doctor_last_name",
    ])
    .orderBy("event.created_at", "desc")
    .orderBy("event.id", "desc");

type Row = Awaited<ReturnType<ReturnType<typeof auditRows>["executeTakeFirstOrThrow"]>>;

const fullName = (first: string | null, last: string | null): string | null =>
  [first, last].filter(Boolean).join(" ") || null;
const titled = (title: string | null, first: string | null, last: string | null): string | null =>
  last === null ? null : doctorName({ title, first_name: first ?? "", last_name: last });

function actorName(row: Row): string | null {
  if (row.actor_type === "admin") return fullName(row.user_first_name, row.user_last_name);
  return titled(row.by_title, row.by_first_name, row.by_last_name);
}

export function presentAudit(row: Row): AuditLine {
  const { id, actor_type, subject_type, subject_id, params, diff, created_at } = row;
  const about =
    row.reference ??
    fullName(row.person_first_name, row.person_last_name) ??
    titled(row.doctor_title, row.doctor_first_name, row.doctor_last_name);
  return {
    id,
    action: row.action,
    actor: { type: actor_type, name: actorName(row) },
    subject: subject_type !== null && subject_id !== null ? { type: subject_type, id: subject_id, name: about } : null,
    params: withReason(params, row.reason),
    diff,
    created_at: created_at.toISOString(),
  };
}
