/** The audit log as a file, narrowed as on the screen. */
import { type Language } from "../../../src/contract/languages.ts";
import { type Db } from "../../db/database.ts";
import { type AuditFilters, auditRows, practiceZone, presentAudit } from "../audit/public.ts";
import { columnNames } from "./columnNames.ts";
import { type Cell, csvLines, type Separator } from "./csvFile.ts";

async function present(db: Db, zone: string, ids: number[]): Promise<Cell[][]> {
  const rows = await auditRows(db, zone, {}).where("event.id", "in", ids).execute();
  return rows.map(presentAudit).map(({ created_at, actor, action, subject, params, diff }) => [
    ...[created_at, actor.name, actor.type, action],
    ...[subject?.name ?? null, subject?.type ?? null, subject?.id ?? null],
    Object.entries(params)
      .map(([name, value]) => `${name}: ${value}`)
      .join("; "),
    Object.entries(diff ?? {})
      .map(([field, [before, after]]) => ((before ?? after) ? `${field}: ${before ?? ""} → ${after ?? ""}` : field))
      .join("; "),
  ]);
}

type Asked = { filters: AuditFilters; language: Language; separator?: Separator | undefined };

export async function auditCsv(db: Db, { filters, language, separator }: Asked) {
  const zone = await practiceZone(db);
  const found = await auditRows(db, zone, filters).clearSelect().select("event.id").execute();
  const ids = found.map(({ id }) => id);
  return {
    rows: ids.length,
    text: csvLines(columnNames("audit", language), ids, (some) => present(db, zone, some), separator),
  };
}
