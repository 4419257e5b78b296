/** A list as the wire has it, by itself or in a callout: where and when it is, whose, and for whom. */
import { type Selectable } from "kysely";
import { type CalloutList } from "../../../src/contract/callout.ts";
import { type Tables } from "../../db/schema.ts";

type StoredList = Selectable<Tables["lists"]> & {
  site_name: string;
  site_short_name: string;
  surgeon_display_name: string | null;
};

export const presentList = (list: StoredList): Omit<CalloutList, "counts" | "confirmed"> => ({
  id: list.id,
  date: list.date,
  session: list.session,
  start_time: list.start_time,
  end_time: list.end_time,
  time_zone: list.time_zone,
  starts_at: list.starts_at.toISOString(),
  ends_at: list.ends_at.toISOString(),
  site: { id: list.site_id, name: list.site_name, short_name: list.site_short_name },
  theatre: list.theatre,
  surgeon: { id: list.surgeon_id, name: list.surgeon_display_name ?? list.surgeon_name ?? "" },
  specialty: list.specialty,
  role_needed: list.role_needed,
  positions: list.positions,
  case_mix: list.case_mix,
  requirements: list.requirements,
  notes_public: list.notes_public,
  notes_internal: list.notes_internal,
  cover_status: list.cover_status,
});
