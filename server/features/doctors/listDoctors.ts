/** One page of doctors, narrowed and sorted as asked, and how many there are of each kind. */
import { expressionBuilder, type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { PER_PAGE } from "../../../src/contract/page.ts";
import { type Doctor } from "../../../src/contract/shapes/doctor.ts";
import { type DoctorsMeta, type DoctorsQuery } from "../../../src/contract/shapes/doctorRequests.ts";
import { type Page } from "../../../src/contract/shapes/page.ts";
import { folded, likePattern } from "../../db/likePattern.ts";
import { type Tables } from "../../db/schema.ts";
import { pausedAt } from "./shared/pauses.ts";
import { doctorParts, presentDoctor } from "./shared/presentDoctor.ts";

type Db = Kysely<Tables>;
type Selecting = Pick<Db, "selectFrom">;

const inner = expressionBuilder<Tables, never>();

const isBouncing = sql<boolean>`doctors.email_state in ('bounced', 'complained')`;

function withStatus(db: Selecting, now: Date, status: DoctorsQuery["status"]) {
  const doctors = db.selectFrom("doctors");
  if (status === "archived") return doctors.where("doctors.status", "=", "archived");
  const present = doctors.where("doctors.status", "in", ["active", "paused"]);
  if (status === "paused") return present.where(pausedAt(now));
  return status === "active" ? present.where((e) => e.not(pausedAt(now))) : present;
}

/** Archived doctors show only when asked for. */
function matching(db: Selecting, now: Date, query: DoctorsQuery) {
  const { q, group_id, site_id, role, email } = query;
  let doctors = withStatus(db, now, query.status);
  if (group_id)
    doctors = doctors.where("doctors.id", "in", (e) =>
      e.selectFrom("doctor_group_members").select("doctor_id").where("group_id", "=", group_id),
    );
  if (site_id)
    doctors = doctors.where("doctors.id", "in", (e) =>
      e.selectFrom("doctor_sites").select("doctor_id").where("site_id", "=", site_id),
    );
  if (role) doctors = doctors.where("role", "=", role);
  if (query.never_responded) doctors = doctors.where("last_response_at", "is", null);
  if (query.not_invited) doctors = doctors.where("invited_at", "is", null);
  if (query.bouncing) doctors = doctors.where(isBouncing);
  if (email) doctors = doctors.where((e) => e(e.fn<string>("lower", ["email"]), "=", email.trim().toLowerCase()));
  const text = q?.trim();
  if (text)
    doctors = doctors.where((e) => {
      const name = e.fn<string>("concat_ws", [e.val(" "), "title", "first_name", "last_name"]);
      const known = e.fn<string>("concat_ws", [e.val("\n"), name, "email", "registration_number"]);
      return e(folded(known), "like", likePattern(text));
    });
  return doctors;
}

const COLUMNS = { name: "last_name", role: "role", last_response: "last_response_at" } as const;

type Doctors<Row> = SelectQueryBuilder<Tables, "doctors", Row>;

/** In the order of the list. */
function inOrder<Row>(doctors: Doctors<Row>, sort: NonNullable<DoctorsQuery["sort"]> = "name"): Doctors<Row> {
  const [column, falls] = [COLUMNS[sort.replace("-", "") as keyof typeof COLUMNS], sort.startsWith("-")];
  const direction = falls ? "desc" : "asc";
  // Every doctor has a name, and the index by names knows no others.
  if (column === "last_name")
    return doctors.orderBy("last_name", direction).orderBy("first_name", direction).orderBy("id", direction);
  return doctors
    .orderBy(column, (by) => (falls ? by.desc().nullsLast() : by.asc().nullsFirst()))
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id");
}

/** The ids of all of them, in the order of the list. */
export const sortedDoctorIds = (db: Selecting, now: Date, query: DoctorsQuery) =>
  inOrder(matching(db, now, query).select("doctors.id"), query.sort);

/** One page with what is told of each: asked after the page is cut, or PostgreSQL finds it out for those before as well. */
export function doctorsPage(db: Db, now: Date, query: DoctorsQuery) {
  const { page = 1, per_page = PER_PAGE } = query;
  // Literal: a plan that is kept for any number is made for too many.
  const ids = sortedDoctorIds(inner, now, query)
    .limit(sql.lit(per_page))
    .offset(sql.lit((page - 1) * per_page));
  const doctors = db.selectFrom("doctors").where("doctors.id", "in", ids).selectAll("doctors");
  return inOrder(doctors, query.sort).select((e) => doctorParts(e, now));
}

/** Those that the filters leave, and how many there are of each kind in all. */
async function countAll(db: Db, now: Date, query: DoctorsQuery) {
  const counted = await db
    .selectFrom("doctors")
    .select([
      sql<number>`count(*) filter (where doctors.status <> 'archived' and not ${pausedAt(now)})`.as("active"),
      sql<number>`count(*) filter (where ${pausedAt(now)})`.as("paused"),
      sql<number>`count(*) filter (where doctors.status = 'archived')`.as("archived"),
      sql<number>`count(*) filter (where doctors.status <> 'archived' and ${isBouncing})`.as("bouncing"),
    ])
    .select(
      matching(inner, now, query)
        .select((c) => c.fn.countAll<number>().as("count"))
        .as("total"),
    )
    .executeTakeFirstOrThrow();
  const { total, active, paused, archived, bouncing } = counted;
  const counts: DoctorsMeta["counts"] = {
    active: Number(active),
    paused: Number(paused),
    archived: Number(archived),
    bouncing: Number(bouncing),
  };
  return { total: Number(total), counts };
}

export async function listDoctors(db: Db, now: Date, query: DoctorsQuery): Promise<Page<Doctor, DoctorsMeta>> {
  const { page = 1, per_page = PER_PAGE } = query;
  const [{ total, counts }, rows] = await Promise.all([
    countAll(db, now, query),
    doctorsPage(db, now, query).execute(),
  ]);
  return { data: rows.map((row) => presentDoctor(row, now)), meta: { page, per_page, total, counts } };
}
