/** Doctors as the wire has them, each with groups, sites, next time away and how often they answer. */
import { type Kysely, type Selectable, sql } from "kysely";
import { DAY_PARTS } from "../../../../src/contract/doctor.ts";
import { type Doctor, type DoctorDetail } from "../../../../src/contract/shapes/doctor.ts";
import { type Tables } from "../../../db/schema.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { statusAt } from "../../../domain/facts.ts";
import { notFound } from "../../../http/problem.ts";

type Db = Kysely<Tables>;
type Row = Selectable<Tables["doctors"]>;

/** How far back answers count, in milliseconds. */
const NINETY_DAYS = 90 * 24 * 60 * 60 * 1000;

function groupsOf(db: Db, ids: number[]) {
  return db
    .selectFrom("doctor_group_members as member")
    .innerJoin("doctor_groups", "doctor_groups.id", "member.group_id")
    .select(["member.doctor_id", "doctor_groups.id", "doctor_groups.name"])
    .where("member.doctor_id", "in", ids)
    .orderBy("doctor_groups.name")
    .execute();
}

function sitesOf(db: Db, ids: number[]) {
  return db
    .selectFrom("doctor_sites as at")
    .innerJoin("sites", "sites.id", "at.site_id")
    .select(["at.doctor_id", "sites.id", "sites.short_name", "at.credentialed_until"])
    .where("at.doctor_id", "in", ids)
    .orderBy("sites.short_name")
    .execute();
}

function awayOf(db: Db, now: Date, ids: number[]) {
  return db
    .selectFrom("doctor_unavailabilities as away")
    .select(["away.doctor_id", "away.starts_at", "away.ends_at"])
    .distinctOn("away.doctor_id")
    .where("away.doctor_id", "in", ids)
    .where("away.ends_at", ">", now)
    .orderBy("away.doctor_id")
    .orderBy("away.starts_at")
    .execute();
}

/** A callout counts once, however many lists it has. */
function answersOf(db: Db, now: Date, ids: number[]) {
  return db
    .selectFrom("responses")
    .innerJoin("callouts", "callouts.id", "responses.callout_id")
    .select(["responses.doctor_id"])
    .select([
      sql<number>`count(distinct responses.callout_id)`.as("asked"),
      sql<number>`count(distinct responses.callout_id) filter (where responses.response <> 'none')`.as("answered"),
    ])
    .where("responses.doctor_id", "in", ids)
    .where("callouts.sent_at", ">", new Date(now.getTime() - NINETY_DAYS))
    .groupBy("responses.doctor_id")
    .execute();
}

function heirsOf(db: Db, rows: Row[]) {
  return db
    .selectFrom("doctors")
    .select(["id", "title", "first_name", "last_name", "grade"])
    .where("id", "in", [0, ...rows.flatMap((row) => row.merged_into ?? [])])
    .execute();
}

/** Of surgeons who are not archived. */
async function surgeonsOf(db: Db, id: number): Promise<DoctorDetail["surgeons"]> {
  const rows = await db
    .selectFrom("doctor_surgeon_preferences as noted")
    .innerJoin("surgeons", "surgeons.id", "noted.surgeon_id")
    .innerJoin("users", "users.id", "noted.set_by")
    .select(["surgeons.id", "surgeons.display_name", "noted.preference", "users.first_name", "users.last_name"])
    .where("noted.doctor_id", "=", id)
    .where("surgeons.archived_at", "is", null)
    .orderBy("surgeons.display_name")
    .orderBy("surgeons.id")
    .execute();
  return rows.map(({ display_name: name, first_name, last_name, ...row }) => ({
    ...row,
    name,
    set_by: `${first_name} ${last_name}`.trim(),
  }));
}

async function usuallyNotOf(db: Db, id: number): Promise<NonNullable<DoctorDetail["usually_not"]>> {
  const rows = await db
    .selectFrom("doctor_usually_not")
    .select(["weekday", "day_part"])
    .where("doctor_id", "=", id)
    .execute();
  const place = ({ weekday, day_part }: (typeof rows)[number]): number => weekday * 10 + DAY_PARTS.indexOf(day_part);
  return rows.sort((one, other) => place(one) - place(other));
}

/** In the order of the rows. */
export async function presentDoctors(db: Db, now: Date, rows: Row[]): Promise<Doctor[]> {
  const ids = [0, ...rows.map((row) => row.id)];
  const [groups, sites, away, answers, heirs] = await Promise.all([
    groupsOf(db, ids),
    sitesOf(db, ids),
    awayOf(db, now, ids),
    answersOf(db, now, ids),
    heirsOf(db, rows),
  ]);
  const by = <One extends { doctor_id: number }>(all: One[]) => Map.groupBy(all, (one) => one.doctor_id);
  const [groupsBy, sitesBy, awayBy, answersBy] = [by(groups), by(sites), by(away), by(answers)];
  return rows.map((row) => {
    const [next] = awayBy.get(row.id) ?? [];
    const [counted] = answersBy.get(row.id) ?? [];
    const heir = heirs.find((one) => one.id === row.merged_into);
    return {
      ...doctorRef(row),
      title: row.title,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      mobile_phone: row.mobile_phone,
      role: row.role,
      status: statusAt(now, row),
      email_state: row.email_state,
      locale: row.locale,
      groups: (groupsBy.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
      sites: (sitesBy.get(row.id) ?? []).map(({ doctor_id: _, ...site }) => site),
      paused_until: row.status === "archived" ? null : (row.paused_until?.toISOString() ?? null),
      invited_at: row.invited_at?.toISOString() ?? null,
      confirmed_at: row.confirmed_at?.toISOString() ?? null,
      next_away: next ? { starts_at: next.starts_at.toISOString(), ends_at: next.ends_at.toISOString() } : null,
      asked: Number(counted?.asked ?? 0),
      answered: Number(counted?.answered ?? 0),
      last_response_at: row.last_response_at?.toISOString() ?? null,
      merged_into: heir ? doctorRef(heir) : null,
      lock_version: row.lock_version,
    };
  });
}

/** Throws `notFound` for ids that are not this company's. */
export async function showDoctor(db: Db, now: Date, id: number): Promise<DoctorDetail> {
  const row = await db.selectFrom("doctors").selectAll().where("id", "=", id).executeTakeFirst();
  const [doctor] = row ? await presentDoctors(db, now, [row]) : [];
  if (!row || !doctor) throw notFound("doctor");
  const { specialties, registration_body, registration_number, notes } = row;
  const known = { specialties, registration_body, registration_number, notes };
  return { ...doctor, ...known, surgeons: await surgeonsOf(db, id), usually_not: await usuallyNotOf(db, id) };
}
