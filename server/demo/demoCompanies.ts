/** The demo's two practices, one of them without its contact details, and their administrators. */
import { type Tx } from "../db/database.ts";
import { ZONE } from "./demoTime.ts";

type Settings = { name: string; address: string; phone: string; admin: string };

async function addCompany(tx: Tx, since: Date, name: string, settings: Settings | null): Promise<number> {
  const { id } = await tx
    .insertInto("companies")
    .values({
      name,
      kind: "group",
      phone: settings?.phone ?? null,
      status: "active",
      verified_at: since,
      verified_by: "demo",
      created_at: since,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("company_settings")
    .values({
      company_id: id,
      admin_emails_address: settings?.admin ?? null,
      callout_emails_name: settings?.name ?? null,
      callout_emails_address: settings?.address ?? null,
      callout_emails_phone: settings?.phone ?? null,
      time_zone: ZONE,
    })
    .execute();
  return id;
}

type Person = { email: string; first_name: string; last_name: string; role: "owner" | "admin" };

async function addUser(
  tx: Tx,
  since: Date,
  company_id: number,
  password_hash: string,
  person: Person,
): Promise<number> {
  const { id } = await tx
    .insertInto("users")
    .values({
      ...person,
      company_id,
      phone: null,
      password_hash,
      confirmed_at: since,
      time_zone: ZONE,
      terms_accepted_at: since,
      terms_version: null,
      created_at: since,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function addCompanies(tx: Tx, since: Date, passwordHash: string) {
  const companyId = await addCompany(tx, since, "Harbour Anaesthetic Group", {
    name: "Harbour Anaesthetic Group",
    address: "cover@harbour.example.test",
    phone: "020 7946 0142",
    admin: "system@harbour.example.test",
  });
  const incomplete = await addCompany(tx, since, "Inverley Surgical Partners", null);
  const add = (company_id: number, email: string, first_name: string, last_name: string, role: Person["role"]) =>
    addUser(tx, since, company_id, passwordHash, { email, first_name, last_name, role });
  const admin = await add(companyId, "admin@example.test", "Anna", "Whitlocke", "owner");
  const colleague = await add(companyId, "colleague@example.test", "Marit", "Solberg-Dean", "admin");
  await add(incomplete, "new@example.test", "Noah", "Pembridge", "owner");
  return { companyId, users: { admin, colleague } };
}
