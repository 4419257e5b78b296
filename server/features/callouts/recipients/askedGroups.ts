/** Which groups stand for the doctors of a callout: a callout keeps its doctors, and of each whether a group brought them. */
import { type Kysely } from "kysely";
import { type Tables } from "../../../db/schema.ts";

export type AskedGroup = {
  id: number;
  name: string;
  /** Members whom the callout asks because of a group. */
  doctorIds: number[];
};

type Asked = { doctor_id: number; source: "manual" | "group" };

/** The largest first; each has somebody whom no other one before it has, and none of its members is left out. */
export async function groupsOf(
  db: Kysely<Tables>,
  recipients: readonly Asked[],
): Promise<(AskedGroup & { count: number })[]> {
  const named = new Set(recipients.map(({ doctor_id }) => doctor_id));
  const open = new Set(recipients.flatMap(({ doctor_id, source }) => (source === "group" ? [doctor_id] : [])));
  const brought = new Set(open);
  if (open.size === 0) return [];
  const members = await db
    .selectFrom("doctor_group_members")
    .innerJoin("doctor_groups", "doctor_groups.id", "doctor_group_members.group_id")
    .innerJoin("doctors", "doctors.id", "doctor_group_members.doctor_id")
    .select(["doctor_groups.id", "doctor_groups.name", "doctors.id as doctor_id"])
    .where("doctors.archived_at", "is", null)
    .orderBy("doctor_groups.id")
    .execute();
  const whole = [...Map.groupBy(members, ({ id }) => id).values()]
    .filter((group) => group.every(({ doctor_id }) => named.has(doctor_id)))
    .sort((one, other) => other.length - one.length);
  return whole.flatMap((group) => {
    const [first] = group;
    if (!first || !group.some(({ doctor_id }) => open.has(doctor_id))) return [];
    for (const { doctor_id } of group) open.delete(doctor_id);
    const doctorIds = group.flatMap(({ doctor_id }) => (brought.has(doctor_id) ? [doctor_id] : []));
    return [{ id: first.id, name: first.name, count: group.length, doctorIds }];
  });
}
