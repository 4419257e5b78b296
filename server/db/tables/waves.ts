/** Waves of callouts and of named plans, as Kysely sees them. */
import { type Generated } from "kysely";
import { type WaveStatus } from "../../../src/contract/waves.ts";

export interface WaveTables {
  wave_plans: {
    id: Generated<number>;
    company_id: number;
    name: string;
    lock_version: Generated<number>;
    updated_at: Date;
  };
  /** Of a plan or of a callout. A callout's begin at position 2: its first wave is its recipients. */
  waves: {
    id: Generated<number>;
    company_id: number;
    plan_id: number | null;
    callout_id: number | null;
    position: number;
    /** After the wave before it, or at the next HH:MM after that, by the clocks of the first list's site. */
    after_hours: number | null;
    at_time: string | null;
    /** Asked only while a list that is open has fewer offers. */
    fewer_than: number | null;
    status: Generated<WaveStatus>;
    asked: Generated<number>;
    happened_at: Generated<Date | null>;
  };
  /** A doctor or a group. */
  wave_recipients: { company_id: number; wave_id: number; doctor_id: number | null; group_id: number | null };
}
