/** The audit log as a file, narrowed as on the screen. */
import { type Language } from "../../../src/contract/languages.ts";
import { type Separator } from "../../../src/contract/shapes/exports.ts";
import { type Db } from "../../db/database.ts";
import { type AuditFilters, auditRows, practiceZone, presentAudit } from "../audit/public.ts";
import { columnNames } from "./columnNames.ts";
import { type Cell, csvLines } from "./csvFile.ts";
import { type ExportWords, exportWords } from "./exportWords.ts";

async function present(db: Db, zone: string, words: ExportWords, ids: number[]): Promise<Cell[][]> {
  const rows = await auditRows(db, zone, {}).where("event.id", "in", ids).execute();
  return rows.map(presentAudit).map(({ created_at, actor, action, subject, params, diff }) => [
    ...[created_at, actor.name, words.person(actor.type), words.word("act", action)],
    ...[subject?.name ?? null, subject ? words.thing(subject.type) : null, subject?.id ?? null],
    Object.entries(params)
      .map(([name, value]) => `${words.factName(name)}: ${words.factValue(name, String(value))}`)
      .join("; "),
    Object.entries(diff ?? {})
      .map(([field, [before, after]]) => {
        const name = words.fieldName(field);
        const told = before !== null || after !== null;
        return told ? `${name}: ${words.fieldValue(field, before)} → ${words.fieldValue(field, after)}` : name;
      })
      .join("; "),
  ]);
}

type Asked = { filters: AuditFilters; language: Language; separator?: Separator | undefined };

export async function auditCsv(db: Db, { filters, language, separator }: Asked) {
  const zone = await practiceZone(db);
  const found = await auditRows(db, zone, filters).clearSelect().select("event.id").execute();
  const ids = found.map(({ id }) => id);
  const words = await exportWords(language);
  return {
    rows: ids.length,
    text: csvLines(columnNames("audit", language), ids, (some) => present(db, zone, words, some), separator),
  };
}
