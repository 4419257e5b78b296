/** A doctor whom a link names: what the link is checked against, and whether the doctor was merged into another. */
import { type Db } from "../db/database.ts";

export const linkedDoctor = (db: Db, id: number) =>
  db
    .selectFrom("doctors")
    .select(["id", "company_id", "email", "archived_at", "merged_into", "home_version"])
    .where("id", "=", id)
    .executeTakeFirst();
