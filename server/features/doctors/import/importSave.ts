/** Writes the good rows of an import, a few hundred at a time. */
import { type Insertable } from "kysely";
import { type ImportRow } from "../../../../src/contract/shapes/doctors/doctorImport.ts";
import { type Tables } from "../../../db/schema.ts";
import { type By, eventBy } from "../../../domain/auditBy.ts";
import { doctorName } from "../../../domain/doctorName.ts";
import { recordAudits } from "../../../domain/recordAudit.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { type Change, columnsOf, type Membership, membershipOf } from "./importChanges.ts";
import { type Known, type Lookups } from "./importLookups.ts";

/** Rows of one statement: a statement takes 65,535 values. */
const CHUNK_ROWS = 500;

async function inChunks<One>(all: readonly One[], write: (some: One[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < all.length; at += CHUNK_ROWS) await write(all.slice(at, at + CHUNK_ROWS));
}

async function join({ tx, companyId: company_id }: CompanyWork, joined: ({ id: number } & Membership)[]) {
  const members = joined.flatMap(({ id, groups = [] }) =>
    groups.map((group_id) => ({ company_id, group_id, doctor_id: id })),
  );
  const places = joined.flatMap(({ id, sites }) =>
    [...(sites ?? [])].map(([site_id, credentialed_until]) => ({
      company_id,
      doctor_id: id,
      site_id,
      credentialed_until,
    })),
  );
  await inChunks(members, (some) =>
    tx
      .insertInto("doctor_group_members")
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  await inChunks(places, (some) => tx.insertInto("doctor_sites").values(some).execute());
}

type Told = { action: "doctor_created" | "doctor_changed"; id: number; params: Record<string, string> };

function audit(unit: CompanyWork, by: By, told: readonly Told[]): Promise<void> {
  const events = told.map(({ id, ...act }) => eventBy(unit, by, { subject: { type: "doctor", id }, ...act }));
  return inChunks(events, (some) => recordAudits(unit.tx, unit.now, some));
}

const named = (doctor: Pick<Known, "title" | "first_name" | "last_name">) => ({ doctor: doctorName(doctor) });

export async function addDoctors(unit: CompanyWork, by: By, rows: ImportRow[], look: Lookups) {
  const { tx, companyId, now } = unit;
  await inChunks(rows, async (some) => {
    const values = some.map((row) => ({
      ...({ locale: null, title: null, mobile_phone: null, grade: null, specialties: [] } as object),
      ...({ registration_body: null, registration_number: null, notes: null, ...columnsOf(row) } as object),
      company_id: companyId,
      created_at: now,
      updated_at: now,
    })) as Insertable<Tables["doctors"]>[];
    const made = await tx
      .insertInto("doctors")
      .values(values)
      .returning(["id", "email", "title", "first_name", "last_name"])
      .execute();
    const rowOf = new Map(some.map((row) => [row.email.trim(), row]));
    await join(
      unit,
      made.flatMap(({ id, email }) => {
        const row = rowOf.get(email);
        return row ? [{ id, ...membershipOf(row, look) }] : [];
      }),
    );
    await audit(
      unit,
      by,
      made.map((doctor) => ({ action: "doctor_created", id: doctor.id, params: named(doctor) })),
    );
  });
}

export async function updateDoctors(unit: CompanyWork, by: By, changes: Change[]): Promise<void> {
  const { tx, now } = unit;
  for (const { doctor, columns, groups, sites } of changes) {
    await tx
      .updateTable("doctors")
      .set({ ...columns, lock_version: doctor.lock_version + 1, updated_at: now })
      .where("id", "=", doctor.id)
      .execute();
    // Whoever stays in a group keeps the place there.
    if (groups)
      await tx
        .deleteFrom("doctor_group_members")
        .where("doctor_id", "=", doctor.id)
        .where("group_id", "not in", groups)
        .execute();
    if (sites)
      await tx
        .deleteFrom("doctor_sites")
        .where("doctor_id", "=", doctor.id)
        .where("site_id", "in", (e) => e.selectFrom("sites").select("id").where("archived_at", "is", null))
        .execute();
  }
  await join(
    unit,
    changes.map(({ doctor, groups, sites }) => ({ id: doctor.id, groups, sites })),
  );
  await audit(
    unit,
    by,
    changes.map(({ doctor, columns, fields }) => ({
      action: "doctor_changed",
      id: doctor.id,
      params: { ...named({ ...doctor, ...columns }), fields: fields.join(" ") },
    })),
  );
}
