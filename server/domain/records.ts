/** Rows of the database as the domain speaks of them: a callout, its lists, the answers to it and the doctors. */
import { type Selectable } from "kysely";
import { type DoctorStatus } from "../../src/contract/doctor.ts";
import { type Tables } from "../db/schema.ts";

export type CalloutRecord = Selectable<Tables["callouts"]>;
export type ResponseRecord = Selectable<Tables["responses"]>;
export type DoctorRecord = Selectable<Tables["doctors"]>;
export type ListRecord = Selectable<Tables["lists"]> & {
  site_name: string;
  site_short_name: string;
  site_address: string | null;
  site_phone: string | null;
  site_access_notes: string | null;
  site_map_url: string | null;
  /** As the mails and titles say it, from our surgeons or as free text. */
  surgeon: string;
};

type Kept =
  | "id"
  | "company_id"
  | "lock_version"
  | "created_at"
  | "updated_at"
  | "updated_by"
  | "cover_status"
  | "cancel_reason"
  | "chain_started_at"
  | "chain_state"
  | "standing_list_id"
  | "planned_for";

/** What a list says of itself, and what mails and titles say of it. */
export type PlannedList = Omit<ListRecord, Kept> & {
  /** Of a list that is there already. */
  id: number | null;
  /** As it was read. */
  lock_version?: number | undefined;
};

/** A pause that is over needs nobody to end it. */
export const statusAt = (
  now: Date,
  { status, paused_until }: Pick<DoctorRecord, "status" | "paused_until">,
): DoctorStatus => (status === "paused" && paused_until && paused_until <= now ? "active" : status);

/** The yes came when the list was filled already and was stood down as it was given: no mail told the doctor so. */
export const cameLate = ({ outcome, decided_by, stood_down_at, responded_at }: ResponseRecord): boolean =>
  outcome === "not_required" &&
  decided_by === null &&
  stood_down_at !== null &&
  stood_down_at.getTime() === responded_at?.getTime();
