/** What a row of an import says, and in what it differs from the doctor who has its address. */

import { type DoctorRole } from "../../../../src/contract/doctor.ts";
import { type Language } from "../../../../src/contract/languages.ts";
import { type ImportRow } from "../../../../src/contract/shapes/doctors/doctorImport.ts";
import { AMBIGUOUS_NAME } from "../../../domain/nameFinder.ts";
import { type Known, type Lookups } from "./importLookups.ts";

type Columns = Partial<Omit<Known, "id" | "company_id">>;
/** What the row says; what it leaves out or leaves empty is not there. */
export function columnsOf(row: ImportRow): Columns {
  const texts = {
    title: row.title,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    mobile_phone: row.mobile_phone,
    role: row.role as DoctorRole,
    grade: row.grade,
    registration_body: row.registration_body,
    registration_number: row.registration_number,
    locale: row.locale as Language | undefined,
    notes: row.notes,
  };
  const said = Object.entries(texts).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : []));
  const specialties = [...new Set((row.specialties ?? []).map((one) => one.trim()).filter(Boolean))];
  return { ...Object.fromEntries(said), ...(specialties.length > 0 ? { specialties } : {}) };
}

export type Membership = { groups: number[] | undefined; sites: Map<number, string | null> | undefined };

const idOf = (found: { id: number } | typeof AMBIGUOUS_NAME | undefined): number =>
  found && found !== AMBIGUOUS_NAME ? found.id : 0;

/** Checked before: every name is known. */
export function membershipOf(row: ImportRow, look: Lookups): Membership {
  const groups = look.groupNames(row).map((name) => idOf(look.group(name)));
  const sites = (row.sites ?? []).map(({ name, until }) => [idOf(look.site(name)), until] as const);
  return {
    groups: groups.length > 0 ? [...new Set(groups)] : undefined,
    sites: sites.length > 0 ? new Map(sites) : undefined,
  };
}

export type Change = { doctor: Known; columns: Columns; fields: string[] } & Membership;

const sameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
const sameMap = (one: Map<number, string | null>, other: Map<number, string | null>): boolean =>
  one.size === other.size && [...one].every(([id, until]) => other.has(id) && other.get(id) === until);

/** Undefined where the doctor is already as the row says. */
export function changesOf(row: ImportRow, doctor: Known, look: Lookups): Change | undefined {
  const before: Record<string, unknown> = doctor;
  const differing = Object.entries(columnsOf(row)).filter(
    ([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
  );
  const { groups, sites: named } = membershipOf(row, look);
  const known = look.sitesOf(doctor.id);
  // A site without an end date leaves the one that is known.
  const sites = named && new Map([...named].map(([id, until]) => [id, until ?? known.get(id) ?? null]));
  const change = {
    doctor,
    columns: Object.fromEntries(differing) as Columns,
    groups: groups && !sameSet(groups, look.groupsOf(doctor.id)) ? groups : undefined,
    sites: sites && !sameMap(sites, known) ? sites : undefined,
  };
  const fields = [
    ...differing.map(([name]) => name),
    ...(change.groups ? ["groups"] : []),
    ...(change.sites ? ["sites"] : []),
  ];
  return fields.length > 0 ? { ...change, fields } : undefined;
}
