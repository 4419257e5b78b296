/** What of the practice the rows of an import refer to: its doctors by address, its groups and sites by name. */
import { addressKey } from "../../../../src/contract/rules/doctorImport.ts";
import { type ImportRow } from "../../../../src/contract/shapes/doctors/doctorImport.ts";
import { type Tx } from "../../../db/database.ts";
import { nameFinder, waysBy } from "../../../domain/nameFinder.ts";

/** Nobody else changes these doctors until the transaction ends; in one order, so that two imports never wait for each other. */
const doctorsBy = (tx: Tx, emails: string[]) =>
  tx
    .selectFrom("doctors")
    .selectAll()
    .where((e) => e(e.fn<string>("lower", ["email"]), "in", ["", ...emails]))
    .where("archived_at", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

const membersOf = (tx: Tx, ids: number[]) =>
  tx
    .selectFrom("doctor_group_members")
    .select(["doctor_id", "group_id"])
    .where("doctor_id", "in", [0, ...ids])
    .execute();

/** A file names no archived site, so what is known of one is neither compared nor changed. */
const placesOf = (tx: Tx, ids: number[]) =>
  tx
    .selectFrom("doctor_sites")
    .innerJoin("sites", "sites.id", "doctor_sites.site_id")
    .select(["doctor_id", "site_id", "credentialed_until"])
    .where("doctor_id", "in", [0, ...ids])
    .where("sites.archived_at", "is", null)
    .execute();

export type Known = Awaited<ReturnType<typeof doctorsBy>>[number];

export async function lookUp(tx: Tx, rows: readonly ImportRow[]) {
  const doctors = await doctorsBy(tx, [...new Set(rows.map(({ email }) => addressKey(email)))]);
  const ids = doctors.map(({ id }) => id);
  const groups = await tx.selectFrom("doctor_groups").select(["id", "name"]).execute();
  const sites = await tx
    .selectFrom("sites")
    .select(["id", "name", "short_name"])
    .where("archived_at", "is", null)
    .orderBy("id")
    .execute();
  const members = Map.groupBy(await membersOf(tx, ids), ({ doctor_id }) => doctor_id);
  const places = Map.groupBy(await placesOf(tx, ids), ({ doctor_id }) => doctor_id);
  const byAddress = new Map(doctors.map((doctor) => [addressKey(doctor.email), doctor]));
  const groupName = ({ name }: (typeof groups)[number]) => name;
  // No two groups of a practice differ in case alone.
  const withoutCase = { of: groupName, key: (name: string) => name.trim().toLowerCase() };
  const groupOf = nameFinder(groups, groupName, [withoutCase, ...waysBy(groupName)]);
  /** In one text, as people write several; a group's own name may have a comma. */
  const groupNames = (text: string): string[] =>
    groupOf(text) ? [text] : text.split(/[,，、]/).flatMap((name) => name.trim() || []);
  const siteName = ({ name }: (typeof sites)[number]) => name;
  const shortName = ({ short_name }: (typeof sites)[number]) => short_name;
  // A full name comes before another site's short one.
  const siteOf = nameFinder(sites, siteName, [...waysBy(siteName), ...waysBy(shortName)]);
  return {
    doctorOf: (row: ImportRow): Known | undefined => byAddress.get(addressKey(row.email)),
    group: groupOf,
    /** The names of the row's groups, each by itself. */
    groupNames: ({ groups = [] }: ImportRow): string[] => groups.flatMap(groupNames),
    site: siteOf,
    groupsOf: (doctor: number): number[] => (members.get(doctor) ?? []).map(({ group_id }) => group_id),
    sitesOf: (doctor: number): Map<number, string | null> =>
      new Map((places.get(doctor) ?? []).map(({ site_id, credentialed_until }) => [site_id, credentialed_until])),
  };
}
export type Lookups = Awaited<ReturnType<typeof lookUp>>;
