/** Standing lists: seen, made, changed, removed. Lists that were planned from one stay as they are. */
import { type AuditField } from "../../../src/contract/auditFields.ts";
import { fitsSession, isSameSpan } from "../../../src/contract/rules/sessionTimes.ts";
import { type StandingList, type StandingListInput } from "../../../src/contract/shapes/planning.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { orNull } from "../../db/orNull.ts";
import { auditBy, type By } from "../../domain/auditBy.ts";
import { auditDiff } from "../../domain/auditDiff.ts";
import { doctorRef } from "../../domain/doctorName.ts";
import { lockSurvivors } from "../../domain/mergedDoctors.ts";
import { invalid, notFound, Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { recordChange } from "../notifications/public.ts";

/** With what a plan needs to know of site and surgeon. */
const query = (db: Db | Tx) =>
  db
    .selectFrom("standing_lists")
    .innerJoin("sites", "sites.id", "standing_lists.site_id")
    .leftJoin("surgeons", "surgeons.id", "standing_lists.surgeon_id")
    .leftJoin("doctors", "doctors.id", "standing_lists.usual_doctor_id")
    .selectAll("standing_lists")
    .select(["sites.name as site_name", "sites.short_name as site_short_name", "sites.time_zone"])
    .select(["sites.archived_at as site_archived_at", "surgeons.archived_at as surgeon_archived_at"])
    .select(["surgeons.display_name as surgeon_name", "doctors.title", "doctors.first_name", "doctors.last_name"])
    .select(["doctors.grade", "doctors.archived_at as doctor_archived_at"])
    .orderBy("weekday")
    .orderBy("start_time")
    .orderBy("site_short_name")
    .orderBy("theatre")
    .orderBy("standing_lists.id");

export type StoredStandingList = Awaited<ReturnType<ReturnType<typeof query>["execute"]>>[number];

/** In the order of the week. */
export const standingLists = (db: Db | Tx): Promise<StoredStandingList[]> => query(db).execute();

/** Who has left the practice is nobody's usual doctor. */
export const usualDoctor = (row: StoredStandingList): StandingList["usual_doctor"] => {
  const { usual_doctor_id: id, title, first_name, last_name, grade, doctor_archived_at } = row;
  if (id === null || first_name === null || last_name === null || doctor_archived_at) return null;
  return doctorRef({ id, title, first_name, last_name, grade });
};

/** The list as it is each time. */
export const presentRepeated = (row: StoredStandingList) => ({
  session: row.session,
  start_time: row.start_time,
  end_time: row.end_time,
  site: { id: row.site_id, name: row.site_name, short_name: row.site_short_name },
  theatre: row.theatre,
  surgeon: row.surgeon_id === null ? null : { id: row.surgeon_id, name: row.surgeon_name ?? "" },
  specialty: row.specialty,
  role_needed: row.role_needed,
  positions: row.positions,
});

export const presentStandingList = (row: StoredStandingList): StandingList => ({
  id: row.id,
  weekday: row.weekday,
  every_weeks: row.every_weeks,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  ...presentRepeated(row),
  usual_doctor: usualDoctor(row),
  lock_version: row.lock_version,
});

/** Throws `notFound` for ids that are not this company's. */
async function showStandingList({ tx }: CompanyWork, id: number): Promise<StandingList> {
  const row = await query(tx).where("standing_lists.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("standing_list");
  return presentStandingList(row);
}

function refuseWrong(input: StandingListInput, before: StandingList | undefined): void {
  const { starts_on, ends_on } = input;
  if (!fitsSession(input) && !(before && isSameSpan(input, before)))
    throw invalid({ end_time: ["must be after the start"] });
  if (ends_on && ends_on < starts_on) throw invalid({ ends_on: ["must not be before the first day"] });
}

/** Its places and people are this practice's, and not archived but for the site and surgeon that it has already. */
async function columnsOf({ tx }: CompanyWork, input: StandingListInput, before?: StandingList) {
  refuseWrong(input, before);
  const { site_id, surgeon_id = null } = input;
  const present = (table: "sites" | "surgeons" | "doctors", id: number, kept?: number) =>
    tx
      .selectFrom(table)
      .select("id")
      .where("id", "=", id)
      .where((e) => (id === kept ? e.lit(true) : e("archived_at", "is", null)))
      // Nobody removes it before the standing list names it.
      .forKeyShare()
      .executeTakeFirst();
  if (!(await present("sites", site_id, before?.site.id))) throw notFound("site");
  if (surgeon_id !== null && !(await present("surgeons", surgeon_id, before?.surgeon?.id))) throw notFound("surgeon");
  const named = input.usual_doctor_id ?? null;
  // Who goes on for a doctor who was merged meanwhile.
  const usual_doctor_id = named && ((await lockSurvivors(tx, [named])).get(named) ?? named);
  if (usual_doctor_id !== null && !(await present("doctors", usual_doctor_id))) throw notFound("doctor");
  return {
    weekday: input.weekday,
    every_weeks: input.every_weeks,
    starts_on: input.starts_on,
    ends_on: input.ends_on ?? null,
    session: input.session,
    start_time: input.start_time,
    end_time: input.end_time,
    site_id,
    theatre: orNull(input.theatre),
    surgeon_id,
    specialty: orNull(input.specialty),
    role_needed: input.role_needed,
    positions: input.positions,
    usual_doctor_id,
  };
}

/** What the log tells of it. */
const told = (list: StandingList): Partial<Record<AuditField, unknown>> => ({
  weekday: list.weekday,
  every_weeks: list.every_weeks,
  starts_on: list.starts_on,
  ends_on: list.ends_on,
  session: list.session,
  start_time: list.start_time,
  end_time: list.end_time,
  site: list.site.short_name,
  theatre: list.theatre,
  surgeon: list.surgeon?.name ?? null,
  specialty: list.specialty,
  role: list.role_needed,
  positions: list.positions,
  usual_doctor: list.usual_doctor?.name ?? null,
});

const paramsOf = ({ site, surgeon, session }: StandingList) => ({
  site: site.short_name,
  session,
  ...(surgeon ? { surgeon: surgeon.name } : {}),
});

export async function createStandingList(unit: CompanyWork, by: By, input: StandingListInput): Promise<StandingList> {
  const { tx, now, companyId: company_id } = unit;
  const { id } = await tx
    .insertInto("standing_lists")
    .values({ ...(await columnsOf(unit, input)), company_id, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const list = await showStandingList(unit, id);
  const subject = { type: "standing_list", id } as const;
  await auditBy(unit, by, { action: "standing_list_created", subject, params: paramsOf(list) });
  await recordChange(unit, null);
  return list;
}

/** Nobody changes it, and nobody plans from it, until the transaction ends. */
async function lockStandingList(unit: CompanyWork, id: number): Promise<StandingList> {
  await unit.tx.selectFrom("standing_lists").select("id").where("id", "=", id).forUpdate().execute();
  return showStandingList(unit, id);
}

export const staleStandingList = (data: StandingList): Problem =>
  new Problem(409, "stale", ["This standing list has changed in the meantime. Please look again."], { data });

type Change = { id: number; standing_list: StandingListInput; lock_version: number };

export async function changeStandingList(unit: CompanyWork, by: By, change: Change): Promise<StandingList> {
  const { id, lock_version } = change;
  const before = await lockStandingList(unit, id);
  if (before.lock_version !== lock_version) throw staleStandingList(before);
  await unit.tx
    .updateTable("standing_lists")
    .set({ ...(await columnsOf(unit, change.standing_list, before)), lock_version: lock_version + 1 })
    .where("id", "=", id)
    .execute();
  const after = await showStandingList(unit, id);
  const subject = { type: "standing_list", id } as const;
  const diff = auditDiff(told(before), told(after));
  await auditBy(unit, by, { action: "standing_list_changed", subject, params: paramsOf(after), diff });
  await recordChange(unit, null);
  return after;
}

type Deletion = Pick<Change, "id"> & Partial<Pick<Change, "lock_version">>;

/** Refused where a version is named that is not the present one. */
export async function deleteStandingList(unit: CompanyWork, by: By, { id, lock_version }: Deletion): Promise<void> {
  const list = await lockStandingList(unit, id);
  if (lock_version !== undefined && lock_version !== list.lock_version) throw staleStandingList(list);
  await unit.tx.deleteFrom("standing_lists").where("id", "=", id).execute();
  const subject = { type: "standing_list", id } as const;
  await auditBy(unit, by, { action: "standing_list_deleted", subject, params: paramsOf(list) });
  await recordChange(unit, null);
}
