/** Views of the callouts table that people keep, as Kysely sees them. */
import { type Generated } from "kysely";

export interface SavedViewTables {
  saved_views: {
    id: Generated<number>;
    company_id: number;
    /** Whose it is. */
    user_id: number;
    name: string;
    /** The app's own address of it, after the question mark. */
    query: string;
    /** Seen by the whole practice. */
    shared: boolean;
    lock_version: Generated<number>;
    updated_at: Date;
  };
}
