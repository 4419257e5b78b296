/** Rows with sensible values; each builder makes the parents it needs. */
import argon2 from "argon2";
import { type Insertable } from "kysely";
import { type Db } from "../../server/db/database.ts";
import { type Tables } from "../../server/db/schema.ts";
import { type DoctorInput } from "../../src/contract/shapes/doctor.ts";
import { NOW } from "./database/testPorts.ts";

export const PASSWORD = "Demo-practice-1";
/** As weak as argon2 allows, since tests hash often and guard nothing. */
const passwordHash = argon2.hash(PASSWORD, { memoryCost: 1024, timeCost: 2, parallelism: 1 });

let count = 0;
const next = (): number => ++count;

/** A verified practice with its contact details. */
export async function aCompany(db: Db, values: Partial<Insertable<Tables["companies"]>> = {}): Promise<{ id: number }> {
  const company = await db
    .insertInto("companies")
    .values({
      name: `Practice ${next()}`,
      phone: null,
      status: "active",
      verified_at: new Date(NOW),
      verified_by: "tests",
      ...values,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("company_settings")
    .values({
      company_id: company.id,
      admin_emails_address: "system@practice.example.test",
      callout_emails_name: "Harbour Anaesthetic Group",
      callout_emails_address: "office@practice.example.test",
      callout_emails_phone: "020 7946 0000",
    })
    .execute();
  return company;
}

/** A confirmed, active administrator whose password is `PASSWORD`. */
export async function aUser(db: Db, values: Partial<Insertable<Tables["users"]>> = {}) {
  const company_id = values.company_id ?? (await aCompany(db)).id;
  return db
    .insertInto("users")
    .values({
      first_name: "Anna",
      last_name: "Whitlocke",
      email: `anna${next()}@example.test`,
      phone: null,
      password_hash: await passwordHash,
      confirmed_at: new Date(NOW),
      role: "owner",
      time_zone: null,
      terms_accepted_at: null,
      terms_version: null,
      ...values,
      company_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aSite(db: Db, values: { company_id: number } & Partial<Insertable<Tables["sites"]>>) {
  return db
    .insertInto("sites")
    .values({
      name: "St Brannoc’s",
      short_name: "St Brannoc’s",
      time_zone: "Europe/London",
      address: null,
      phone: null,
      archived_at: null,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aSurgeon(db: Db, values: { company_id: number } & Partial<Insertable<Tables["surgeons"]>>) {
  return db
    .insertInto("surgeons")
    .values({ display_name: "Ms N. Merrowby", specialty: "Gynaecology", archived_at: null, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aDoctor(db: Db, values: { company_id: number } & Partial<Insertable<Tables["doctors"]>>) {
  const number = next();
  return db
    .insertInto("doctors")
    .values({
      title: "Dr",
      first_name: "Hana",
      last_name: `Itokawa${number}`,
      email: `doctor${number}@example.test`,
      mobile_phone: null,
      grade: "Consultant",
      notes: null,
      last_response_at: null,
      archived_at: null,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A doctor as the form sends one. */
export const aDoctorInput = (values: Partial<DoctorInput> = {}): DoctorInput => ({
  title: "Dr",
  first_name: "Hana",
  last_name: "Itokawa",
  email: "hana@example.test",
  role: "anaesthetist",
  locale: "en",
  ...values,
});
