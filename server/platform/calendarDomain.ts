/** Under which domain calendar entries are named: the host of the first start, for ever, since a move must not name them anew. */
import { sql } from "kysely";
import { type Db } from "../db/database.ts";
import { type Config } from "./config.ts";

type DomainConfig = Pick<Config, "calendarDomain" | "calendarDomainFixed">;

/** Of several processes that start at once, the first decides for all. */
export async function settleCalendarDomain(db: Db, config: DomainConfig): Promise<void> {
  if (config.calendarDomainFixed) return;
  const { calendar_domain } = await db
    .updateTable("installation")
    .set({ calendar_domain: sql<string>`coalesce(calendar_domain, ${config.calendarDomain})` })
    .returning("calendar_domain")
    .executeTakeFirstOrThrow();
  config.calendarDomain = calendar_domain ?? config.calendarDomain;
}
