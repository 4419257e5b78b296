/** One page of doctors by name, with their groups. */
import { type Kysely } from "kysely";
import { type Doctor, type DoctorStatus } from "../../../src/contract/doctor.ts";
import { type Page, PER_PAGE } from "../../../src/contract/page.ts";
import { type Tables } from "../../db/schema.ts";
import { doctorRef } from "./doctorName.ts";

export type DoctorsQuery = { q?: string; group_id?: number; status?: DoctorStatus; page?: number; per_page?: number };

const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** Archived doctors show only when asked for. */
function matching(db: Kysely<Tables>, { q, group_id, status }: DoctorsQuery) {
  let doctors = db.selectFrom("doctors");
  doctors = status
    ? doctors.where("doctors.status", "=", status)
    : doctors.where("doctors.status", "in", ["active", "paused"]);
  if (group_id)
    doctors = doctors.where("doctors.id", "in", (e) =>
      e.selectFrom("doctor_group_members").select("doctor_id").where("group_id", "=", group_id),
    );
  const text = q?.trim();
  if (text)
    doctors = doctors.where((e) =>
      e.or([
        e(e.fn<string>("concat_ws", [e.val(" "), "title", "first_name", "last_name"]), "ilike", like(text)),
        e("email", "ilike", like(text)),
      ]),
    );
  return doctors;
}

export async function listDoctors(db: Kysely<Tables>, query: DoctorsQuery): Promise<Page<Doctor>> {
  const { page = 1, per_page = PER_PAGE } = query;
  const [{ total }, rows] = await Promise.all([
    matching(db, query)
      .select((e) => e.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
    matching(db, query)
      .selectAll("doctors")
      .orderBy("last_name")
      .orderBy("first_name")
      .orderBy("id")
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
  ]);
  const memberships = await db
    .selectFrom("doctor_group_members as member")
    .innerJoin("doctor_groups", "doctor_groups.id", "member.group_id")
    .select(["member.doctor_id", "doctor_groups.id", "doctor_groups.name"])
    .where("member.doctor_id", "in", [0, ...rows.map((row) => row.id)])
    .orderBy("doctor_groups.name")
    .execute();
  const groupsOf = Map.groupBy(memberships, (membership) => membership.doctor_id);
  return {
    data: rows.map((row) => ({
      ...doctorRef(row),
      title: row.title,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      mobile_phone: row.mobile_phone,
      role: row.role,
      status: row.status,
      email_state: row.email_state,
      locale: row.locale,
      groups: (groupsOf.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
      last_response_at: row.last_response_at?.toISOString() ?? null,
      lock_version: row.lock_version,
    })),
    meta: { page, per_page, total: Number(total) },
  };
}
