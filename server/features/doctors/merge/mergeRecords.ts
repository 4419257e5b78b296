/** What of a duplicate's record goes over to the doctor who stays: groups, sites, leave, usual times off, what surgeons said. */
import { sql } from "kysely";
import { type DoctorMergePreview } from "../../../../src/contract/shapes/doctors/doctorMerge.ts";
import { type Tx } from "../../../db/database.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { type Pair } from "./mergeFields.ts";

/** What the duplicate has none of any more. */
const LEFT_WITHOUT = [
  "doctor_group_members",
  "doctor_sites",
  "doctor_unavailabilities",
  "doctor_surgeon_preferences",
  "doctor_usually_not",
  "wave_recipients",
] as const;

/** Groups the one who stays is not in yet, with the duplicate's place there. */
export const newGroups = (tx: Tx, { from, into }: Pair) =>
  tx
    .selectFrom("doctor_group_members as member")
    .innerJoin("doctor_groups", "doctor_groups.id", "member.group_id")
    .select(["doctor_groups.id", "doctor_groups.name", "member.rank"])
    .where("member.doctor_id", "=", from.id)
    .where("member.group_id", "not in", (e) =>
      e.selectFrom("doctor_group_members as own").select("own.group_id").where("own.doctor_id", "=", into.id),
    )
    .orderBy("doctor_groups.name")
    .execute();

/** Surgeons who said something of the duplicate. */
export const surgeonsOf = (tx: Tx, doctorId: number) =>
  tx.selectFrom("doctor_surgeon_preferences").select("surgeon_id").where("doctor_id", "=", doctorId);

/** Surgeons who said something of the duplicate, and nothing of the one who stays. */
export const newPreferences = (tx: Tx, { from, into }: Pair) =>
  tx
    .selectFrom("doctor_surgeon_preferences as noted")
    .innerJoin("surgeons", "surgeons.id", "noted.surgeon_id")
    .select(["surgeons.id", "surgeons.display_name as name"])
    .where("noted.doctor_id", "=", from.id)
    .where("noted.surgeon_id", "not in", (e) =>
      e.selectFrom("doctor_surgeon_preferences as own").select("own.surgeon_id").where("own.doctor_id", "=", into.id),
    )
    .orderBy("surgeons.display_name")
    .orderBy("surgeons.id")
    .execute();

/**
 * New sites, and those for which the duplicate's credential lasts longer; without a date it has no known end.
 * None for whom no site is recorded: that is whoever works at all of them.
 */
export async function newSites(tx: Tx, { from, into }: Pair): Promise<DoctorMergePreview["sites"]> {
  const rows = await tx
    .selectFrom("doctor_sites as at")
    .innerJoin("sites", "sites.id", "at.site_id")
    .select(["at.doctor_id", "sites.id", "sites.short_name", "at.credentialed_until"])
    .where("at.doctor_id", "in", [from.id, into.id])
    .orderBy("sites.short_name")
    .execute();
  const own = new Map(rows.flatMap((row) => (row.doctor_id === into.id ? [[row.id, row.credentialed_until]] : [])));
  if (own.size === 0) return [];
  return rows
    .filter((row) => row.doctor_id === from.id)
    .filter(({ id, credentialed_until }) => {
      const until = own.get(id);
      return until === undefined || (until !== null && credentialed_until !== null && credentialed_until > until);
    })
    .map(({ id, short_name, credentialed_until }) => ({ id, short_name, credentialed_until }));
}

/** Times away that are not entered for the one who stays as well. */
export async function newLeave(tx: Tx, { from, into }: Pair): Promise<number[]> {
  const rows = await tx
    .selectFrom("doctor_unavailabilities")
    .select(["id", "doctor_id", "starts_at", "ends_at"])
    .where("doctor_id", "in", [from.id, into.id])
    .orderBy("id")
    .execute();
  const span = (row: { starts_at: Date; ends_at: Date }): string =>
    `${row.starts_at.getTime()} ${row.ends_at.getTime()}`;
  const own = new Set(rows.filter((row) => row.doctor_id === into.id).map(span));
  return rows.filter((row) => row.doctor_id === from.id && !own.has(span(row))).map(({ id }) => id);
}

/** What either said counts for the one who stays. */
async function moveUsualTimes(tx: Tx, { from }: Pair, own: { company_id: number; doctor_id: number }): Promise<void> {
  const times = await tx
    .selectFrom("doctor_usually_not")
    .select(["weekday", "day_part"])
    .where("doctor_id", "=", from.id)
    .execute();
  if (times.length === 0) return;
  await tx
    .insertInto("doctor_usually_not")
    .values(times.map((time) => ({ ...own, ...time })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Waves that name the duplicate, and not the one who stays as well. */
async function moveWaves(tx: Tx, { from, into }: Pair): Promise<void> {
  await tx
    .updateTable("wave_recipients")
    .set({ doctor_id: into.id })
    .where("doctor_id", "=", from.id)
    .where("wave_id", "not in", (e) =>
      e.selectFrom("wave_recipients as own").select("own.wave_id").where("own.doctor_id", "=", into.id),
    )
    .execute();
}

/** Moves groups, sites, leave, usual lists and what surgeons said; the duplicate is left with none. */
export async function moveRecords({ tx, companyId }: CompanyWork, pair: Pair): Promise<void> {
  const { from, into } = pair;
  const own = { company_id: companyId, doctor_id: into.id };
  const groups = (await newGroups(tx, pair)).map(({ id, rank }) => ({ ...own, group_id: id, rank }));
  const sites = (await newSites(tx, pair)).map(({ id, credentialed_until }) => ({
    ...own,
    site_id: id,
    credentialed_until,
  }));
  const leave = await newLeave(tx, pair);
  await tx
    .updateTable("standing_lists")
    .set({ usual_doctor_id: into.id })
    .where("usual_doctor_id", "=", from.id)
    .execute();
  const surgeons = (await newPreferences(tx, pair)).map(({ id }) => id);
  if (groups.length > 0) await tx.insertInto("doctor_group_members").values(groups).execute();
  for (const site of sites)
    await tx
      .insertInto("doctor_sites")
      .values(site)
      .onConflict((on) =>
        on.columns(["doctor_id", "site_id"]).doUpdateSet({ credentialed_until: site.credentialed_until }),
      )
      .execute();
  await tx
    .updateTable("doctor_unavailabilities")
    .set({ doctor_id: into.id })
    .where("id", "in", [0, ...leave])
    .execute();
  // A form of theirs that is open still names the duplicate.
  await tx
    .updateTable("surgeons")
    .set({ lock_version: sql<number>`lock_version + 1` })
    .where("id", "in", surgeonsOf(tx, from.id))
    .execute();
  await tx
    .updateTable("doctor_surgeon_preferences")
    .set({ doctor_id: into.id })
    .where("doctor_id", "=", from.id)
    .where("surgeon_id", "in", [0, ...surgeons])
    .execute();
  await moveUsualTimes(tx, pair, own);
  await moveWaves(tx, pair);
  for (const table of LEFT_WITHOUT) await tx.deleteFrom(table).where("doctor_id", "=", from.id).execute();
}
