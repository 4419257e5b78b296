/** The demo's rows before anything happened: the practice with its places, doctors and groups. */
import { GROUP_COLOURS } from "../../src/contract/doctor.ts";
import { type Tx } from "../db/database.ts";
import { addCompanies } from "./demoCompanies.ts";
import {
  DOCTORS,
  fullName,
  GROUP_DESCRIPTIONS,
  GROUPS,
  type GroupName,
  mobileOf,
  registrationOf,
  SITES,
  type SiteName,
  SURGEONS,
  type SurgeonName,
} from "./demoPeople.ts";
import { ZONE } from "./demoTime.ts";

export type DemoPractice = {
  companyId: number;
  users: { admin: number; colleague: number };
  sites: Record<SiteName, number>;
  surgeons: Record<SurgeonName, number>;
  groups: Record<GroupName, number>;
  /** By family name. */
  doctors: Map<string, number>;
};

/** Ids by name, in the order of the names. */
const byName = <Name extends string>(names: readonly Name[], rows: { id: number }[]) =>
  Object.fromEntries(names.map((name, index) => [name, rows[index]?.id ?? 0])) as Record<Name, number>;

async function addPlaces(tx: Tx, company_id: number) {
  const siteNames = Object.keys(SITES) as SiteName[];
  const surgeonNames = Object.keys(SURGEONS) as SurgeonName[];
  const sites = siteNames.map((short_name) => {
    const { name, address, theatres, phone, access } = SITES[short_name];
    const numbered = Array.from({ length: theatres }, (_, index) => `Theatre ${index + 1}`);
    return {
      company_id,
      name,
      short_name,
      address,
      time_zone: ZONE,
      phone,
      access_notes: access,
      archived_at: null,
      theatres: numbered,
    };
  });
  const surgeons = surgeonNames.map((display_name) => ({
    company_id,
    display_name,
    specialty: SURGEONS[display_name],
    archived_at: null,
  }));
  return {
    sites: byName(siteNames, await tx.insertInto("sites").values(sites).returning("id").execute()),
    surgeons: byName(surgeonNames, await tx.insertInto("surgeons").values(surgeons).returning("id").execute()),
  };
}

async function addDoctors(tx: Tx, since: Date, company_id: number) {
  const values = DOCTORS.map((doctor, index) => ({
    company_id,
    title: "Dr",
    first_name: doctor.first,
    last_name: doctor.last,
    email: `${addressOf(fullName(doctor))}@example.test`,
    mobile_phone: mobileOf(index),
    role: doctor.role,
    grade: doctor.grade,
    status: doctor.status,
    email_state: doctor.email_state,
    locale: doctor.locale,
    registration_body: "GMC",
    registration_number: registrationOf(index),
    notes: null,
    // Most were invited; of those every third has not confirmed yet.
    invited_at: doctor.email_state === "unverified" || index % 7 === 4 ? null : since,
    confirmed_at: doctor.email_state === "ok" && index % 7 !== 4 && index % 3 !== 2 ? since : null,
    last_response_at: null,
    archived_at: null,
    created_at: since,
  }));
  const doctors = await tx.insertInto("doctors").values(values).returning("id").execute();
  const named = GROUPS.map((name, index) => ({
    company_id,
    name,
    colour: GROUP_COLOURS[index + 1] ?? "grey",
    description: GROUP_DESCRIPTIONS[name],
  }));
  const groups = byName(GROUPS, await tx.insertInto("doctor_groups").values(named).returning("id").execute());
  const members = DOCTORS.flatMap((doctor, index) =>
    doctor.groups.map((name) => ({ company_id, group_id: groups[name], doctor_id: doctors[index]?.id ?? 0 })),
  );
  await tx.insertInto("doctor_group_members").values(members).execute();
  return { groups, doctors: new Map(DOCTORS.map((doctor, index) => [doctor.last, doctors[index]?.id ?? 0])) };
}

/** "matthias.brueckwald": letters that every mail server takes. */
const addressOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("ü", "ue")
    .replaceAll("ö", "oe")
    .replaceAll(/[^a-z]+/g, ".");

export async function addPractice(tx: Tx, since: Date, passwordHash: string): Promise<DemoPractice> {
  const { companyId, users } = await addCompanies(tx, since, passwordHash);
  return { companyId, users, ...(await addPlaces(tx, companyId)), ...(await addDoctors(tx, since, companyId)) };
}
