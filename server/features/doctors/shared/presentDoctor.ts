/** Doctors as the wire has them, each with groups, sites, next time away and how often they answer. */
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { DAY_PARTS } from "../../../../src/contract/doctor.ts";
import { type Doctor, type DoctorDetail } from "../../../../src/contract/shapes/doctor.ts";
import { type Tables } from "../../../db/schema.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { ninetyDaysBefore } from "../../../domain/ninetyDays.ts";
import { statusAt } from "../../../domain/records.ts";
import { notFound } from "../../../http/problem.ts";

type Db = Kysely<Tables>;
type Doctors = ExpressionBuilder<Tables, "doctors">;

const groupsOf = (e: Doctors) =>
  jsonArrayFrom(
    e
      .selectFrom("doctor_group_members as member")
      .innerJoin("doctor_groups", "doctor_groups.id", "member.group_id")
      .select(["doctor_groups.id", "doctor_groups.name"])
      .whereRef("member.doctor_id", "=", "doctors.id")
      .orderBy("doctor_groups.name"),
  );

const sitesOf = (e: Doctors) =>
  jsonArrayFrom(
    e
      .selectFrom("doctor_sites as at")
      .innerJoin("sites", "sites.id", "at.site_id")
      .select(["sites.id", "sites.short_name", "at.credentialed_until"])
      .whereRef("at.doctor_id", "=", "doctors.id")
      .orderBy("sites.short_name"),
  );

const nextAway = (e: Doctors, now: Date) =>
  jsonObjectFrom(
    e
      .selectFrom("doctor_unavailabilities as away")
      .select(["away.starts_at", "away.ends_at"])
      .whereRef("away.doctor_id", "=", "doctors.id")
      .where("away.ends_at", ">", now)
      .orderBy("away.starts_at")
      .limit(1),
  );

/** A callout counts once, however many lists it has. */
const answersOf = (e: Doctors, now: Date) =>
  jsonObjectFrom(
    e
      .selectFrom("responses")
      .innerJoin("callouts", "callouts.id", "responses.callout_id")
      .select([
        sql<number>`count(distinct responses.callout_id)`.as("asked"),
        sql<number>`count(distinct responses.callout_id) filter (where responses.response <> 'none')`.as("answered"),
      ])
      .whereRef("responses.doctor_id", "=", "doctors.id")
      .where("callouts.sent_at", ">", ninetyDaysBefore(now)),
  );

const heirOf = (e: Doctors) =>
  jsonObjectFrom(
    e
      .selectFrom("doctors as heir")
      .select(["heir.id", "heir.title", "heir.first_name", "heir.last_name", "heir.grade"])
      .whereRef("heir.id", "=", "doctors.merged_into"),
  );

/** What is told of a doctor from other tables. */
export const doctorParts = (e: Doctors, now: Date) => [
  groupsOf(e).as("groups"),
  sitesOf(e).as("sites"),
  nextAway(e, now).as("next_away"),
  answersOf(e, now).as("answers"),
  heirOf(e).as("heir"),
];

/** Doctors with all that is told of them. */
const doctorsQuery = (db: Db, now: Date) =>
  db
    .selectFrom("doctors")
    .selectAll("doctors")
    .select((e) => doctorParts(e, now));

export type FoundDoctor = Awaited<ReturnType<ReturnType<typeof doctorsQuery>["execute"]>>[number];

/** In the order of the ids; those that are not there are left out. */
export async function findDoctors(db: Db, now: Date, ids: readonly number[]): Promise<FoundDoctor[]> {
  const rows = await doctorsQuery(db, now)
    .where((e) => e("doctors.id", "=", e.fn.any(e.val(ids))))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
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

const isoSpan = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) => ({
  starts_at: new Date(starts_at).toISOString(),
  ends_at: new Date(ends_at).toISOString(),
});

export const presentDoctor = (row: FoundDoctor, now: Date): Doctor => ({
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
  groups: row.groups,
  sites: row.sites,
  paused_until: row.status === "archived" ? null : (row.paused_until?.toISOString() ?? null),
  invited_at: row.invited_at?.toISOString() ?? null,
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  next_away: row.next_away && isoSpan(row.next_away),
  asked: row.answers?.asked ?? 0,
  answered: row.answers?.answered ?? 0,
  last_response_at: row.last_response_at?.toISOString() ?? null,
  merged_into: row.heir && doctorRef(row.heir),
  lock_version: row.lock_version,
});

/** Throws `notFound` for ids that are not this company's. */
export async function showDoctor(db: Db, now: Date, id: number): Promise<DoctorDetail> {
  const [row] = await findDoctors(db, now, [id]);
  if (!row) throw notFound("doctor");
  const { specialties, registration_body, registration_number, notes } = row;
  const known = { specialties, registration_body, registration_number, notes };
  const [surgeons, usually_not] = await Promise.all([surgeonsOf(db, id), usuallyNotOf(db, id)]);
  return { ...presentDoctor(row, now), ...known, surgeons, usually_not };
}
