/** What stands beside callouts so that they are found soon, and where old links lead, as Kysely sees it. */
import { type Generated } from "kysely";
import { type RiskFlag, type RoleNeeded, type Urgency } from "../../../src/contract/callout.ts";

export interface CalloutFactTables {
  /** What finds a callout, in small letters without accents, with the days of its lists as YYYY-MM-DD; kept by the database. */
  callout_texts: { company_id: number; callout_id: number; text: string };
  /** When a callout needs somebody; kept by the database, and over at `ends_at`. */
  callout_needs: {
    company_id: number;
    callout_id: number;
    need: RiskFlag | "offers";
    begins_at: Date;
    ends_at: Date;
    /** The callout's. */
    urgency: Generated<Urgency>;
    first_starts_at: Generated<Date>;
  };
  /** `adopted`: the list was there before the callout and outlives its draft. What follows is the list's, kept by the database. */
  callout_lists: {
    company_id: number;
    callout_id: number;
    list_id: number;
    adopted: Generated<boolean>;
    role_needed: Generated<RoleNeeded>;
    site_id: Generated<number>;
    surgeon_id: Generated<number | null>;
    date: Generated<string>;
  };
  /** Recipients that went up in another one of the same callout; the links of their mails lead there. */
  merged_recipients: { id: number; company_id: number; recipient_id: number; link_version: number };
}
