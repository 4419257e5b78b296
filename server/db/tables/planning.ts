/** What comes again every so many weeks, and days without lists, as Kysely sees them. */
import { type Generated } from "kysely";
import { type RoleNeeded, type Session } from "../../../src/contract/callout.ts";

export interface PlanningTables {
  standing_lists: {
    id: Generated<number>;
    company_id: number;
    /** 1 is Monday. */
    weekday: number;
    /** Counted from the first such day on or after `starts_on`. */
    every_weeks: number;
    starts_on: string;
    ends_on: string | null;
    session: Session;
    start_time: string;
    end_time: string;
    site_id: number;
    theatre: string | null;
    surgeon_id: number | null;
    specialty: string | null;
    role_needed: RoleNeeded;
    positions: number;
    usual_doctor_id: number | null;
    lock_version: Generated<number>;
    created_at: Date;
  };
  /** Of the whole practice, or of one surgeon; both days included. */
  days_off: {
    id: Generated<number>;
    company_id: number;
    name: string;
    starts_on: string;
    ends_on: string;
    surgeon_id: number | null;
    created_at: Date;
  };
}
