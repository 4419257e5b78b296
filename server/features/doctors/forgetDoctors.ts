/** Doctors who were archived before a moment, and of whom nothing newer speaks, lose their name and whatever reaches them. */
import { type Updateable } from "kysely";
import { type DoctorTables } from "../../db/tables/doctors.ts";
import { type CompanyWork } from "../../platform/ports.ts";

const BELONGINGS = [
  "doctor_group_members",
  "doctor_sites",
  "doctor_surgeon_preferences",
  "doctor_unavailabilities",
  "doctor_usually_not",
  "wave_recipients",
] as const;

/** What says nothing of who it was. */
type Kept =
  | "id"
  | "company_id"
  | "role"
  | "status"
  | "email_state"
  | "paused_until"
  | "last_response_at"
  | "archived_at"
  | "merged_into"
  | "home_version"
  | "calendar_open"
  | "calendar_version"
  | "lock_version"
  | "created_at";
type Nameless = Required<Omit<Updateable<DoctorTables["doctors"]>, Kept>>;

/** Their number stands for the name, so that what one of them did stays one person's; no name, address or note is left. */
const nameless = (id: number, now: Date): Nameless => ({
  title: null,
  first_name: "",
  last_name: `#${id}`,
  email: "",
  mobile_phone: null,
  grade: null,
  specialties: [],
  registration_body: null,
  registration_number: null,
  locale: null,
  notes: null,
  invited_at: null,
  confirmed_at: null,
  anonymised_at: now,
  updated_at: now,
});

/** Returns how many. */
export async function forgetDoctors({ tx, now }: CompanyWork, before: Date): Promise<number> {
  const doctors = await tx
    .selectFrom("doctors")
    .select("id")
    .where("archived_at", "<", before)
    .where("anonymised_at", "is", null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("callout_recipients as asked")
            .innerJoin("callouts", "callouts.id", "asked.callout_id")
            .select("asked.id")
            .whereRef("asked.doctor_id", "=", "doctors.id")
            .where("callouts.last_ends_at", ">=", before),
        ),
      ),
    )
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  for (const { id } of doctors) {
    await tx.updateTable("doctors").set(nameless(id, now)).where("id", "=", id).execute();
    await tx.updateTable("standing_lists").set({ usual_doctor_id: null }).where("usual_doctor_id", "=", id).execute();
    for (const table of BELONGINGS) await tx.deleteFrom(table).where("doctor_id", "=", id).execute();
  }
  return doctors.length;
}
