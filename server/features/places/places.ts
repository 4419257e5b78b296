/** What sites and surgeons have in common: they are named by lists, so they are archived rather than removed. */
import { sql } from "kysely";
import { type AuditAction } from "../../../src/contract/audit.ts";
import { type SurgeonPreference } from "../../../src/contract/doctor.ts";
import { type AuditDiff } from "../../../src/contract/shapes/audit.ts";
import { type SiteDetail, type SurgeonDetail } from "../../../src/contract/shapes/places.ts";
import { auditBy, type By } from "../../domain/auditBy.ts";
import { auditDiff } from "../../domain/auditDiff.ts";
import { notFound, Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { recordChange } from "../notifications/public.ts";
import { listSites, refuseTakenName } from "./sites.ts";
import { listSurgeons } from "./surgeons.ts";

export type Kind = "site" | "surgeon";
type Place = SiteDetail | SurgeonDetail;
const TABLES = { site: "sites", surgeon: "surgeons" } as const;
const LISTED = { site: listSites, surgeon: listSurgeons } as const;

/** As it is now, in full. */
export async function showPlace({ tx }: CompanyWork, kind: Kind, id: number): Promise<Place> {
  const [place]: Place[] = await LISTED[kind](tx, { id, archived: true });
  if (!place) throw notFound(kind);
  return place;
}

/** Nobody else changes the row, and no list begins to name it, until the transaction ends. */
async function lockPlace({ tx }: CompanyWork, kind: Kind, id: number) {
  const place = await tx
    .selectFrom(TABLES[kind])
    .select(["id", "archived_at", "lock_version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!place) throw notFound(kind);
  return place;
}

/** As it is before the change. 409 `stale` carries the row as it is now. */
export async function lockUnchanged(unit: CompanyWork, kind: Kind, id: number, lock_version: number): Promise<Place> {
  await lockPlace(unit, kind, id);
  const before = await showPlace(unit, kind, id);
  if (before.lock_version !== lock_version)
    throw new Problem(409, "stale", [`This ${kind} has changed in the meantime. Please look again.`], { data: before });
  return before;
}

/** What people enter of it; of the doctors, who is preferred and who rather not. */
function told(place: Place) {
  const { id: _, archived_at: _archived, in_use: _used, lock_version: _version, ...fields } = place;
  if (!("doctors" in fields)) return fields;
  const { doctors, ...surgeon } = fields;
  const named = (wanted: SurgeonPreference) =>
    doctors.flatMap(({ doctor, preference }) => (preference === wanted ? doctor.name : []));
  return { ...surgeon, preferred: named("preferred"), avoid: named("avoid") };
}

export const placeDiff = (before: Place, after: Place): AuditDiff => auditDiff(told(before), told(after));

type Act = { action: AuditAction; kind: Kind; id: number; name: string; diff?: AuditDiff };

/** The audit line, and a word to the other tabs. */
export async function tell(unit: CompanyWork, by: By, { action, kind, id, name, ...diff }: Act): Promise<void> {
  await auditBy(unit, by, { action, subject: { type: kind, id }, params: { [kind]: name }, ...diff });
  await recordChange(unit, null);
}

export const placeName = (place: { name: string } | { display_name: string }): string =>
  "name" in place ? place.name : place.display_name;

/** No longer offered, or offered again; may be said twice. False: it was so already. */
export async function shelve(unit: CompanyWork, by: By, kind: Kind, id: number, away: boolean): Promise<boolean> {
  const before = await lockPlace(unit, kind, id);
  if ((before.archived_at !== null) === away) return false;
  const name = placeName(await showPlace(unit, kind, id));
  if (kind === "site" && !away) await refuseTakenName(unit.tx, name, id);
  await unit.tx
    .updateTable(TABLES[kind])
    .set({ archived_at: away ? unit.now : null, lock_version: sql<number>`lock_version + 1` })
    .where("id", "=", id)
    .execute();
  await tell(unit, by, { action: `${kind}_${away ? "archived" : "restored"}`, kind, id, name });
  return true;
}

/** Only what nothing names. */
export async function removePlace(unit: CompanyWork, by: By, kind: Kind, id: number): Promise<void> {
  await lockPlace(unit, kind, id);
  const place = await showPlace(unit, kind, id);
  if (place.in_use) throw new Problem(409, "in_use", [`This ${kind} is in use. Archive it instead.`], { data: place });
  await unit.tx.deleteFrom(TABLES[kind]).where("id", "=", id).execute();
  await tell(unit, by, { action: `${kind}_deleted`, kind, id, name: placeName(place) });
}
