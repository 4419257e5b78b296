/** The audit log as a file, narrowed as on the screen; the last columns let it be checked (docs/decisions/0042). */
import { type Language } from "../../../src/contract/languages.ts";
import { type AuditLine } from "../../../src/contract/shapes/audit.ts";
import { type Separator } from "../../../src/contract/shapes/exports.ts";
import { type Db } from "../../db/database.ts";
import { type AuditFilters, auditRows, CHAIN_START, entryText, practiceZone, presentAudit } from "../audit/public.ts";
import { columnNames } from "./columnNames.ts";
import { type Cell, csvLines } from "./csvFile.ts";
import { type ExportLabels, exportLabels } from "./exportLabels.ts";

async function present(db: Db, zone: string, labels: ExportLabels, ids: number[]): Promise<Cell[][]> {
  const rows = await auditRows(db, zone, {})
    .leftJoin("audit_events as before", (on) =>
      on.onRef("before.company_id", "=", "event.company_id").on("before.seq", "=", (e) => e("event.seq", "-", 1)),
    )
    .select(["event.seq", "event.hash", "before.hash as hash_before", entryText().as("entry")])
    .where("event.id", "in", ids)
    .execute();
  return rows.map((row) => [
    ...told(labels, presentAudit(row)),
    ...[row.seq, row.seq === 1 ? CHAIN_START : row.hash_before, row.entry, row.hash],
  ]);
}

function told(labels: ExportLabels, { created_at, actor, action, subject, params, diff }: AuditLine): Cell[] {
  return [
    ...[created_at, actor.name, labels.person(actor.type), labels.word("act", action)],
    ...[subject?.name ?? null, subject ? labels.thing(subject.type) : null, subject?.id ?? null],
    Object.entries(params)
      .map(([name, value]) => `${labels.factName(name, action)}: ${labels.factValue(name, String(value))}`)
      .join("; "),
    Object.entries(diff ?? {})
      .map(([field, [before, after]]) => {
        const name = labels.fieldName(field);
        const told = before !== null || after !== null;
        return told ? `${name}: ${labels.fieldValue(field, before)} → ${labels.fieldValue(field, after)}` : name;
      })
      .join("; "),
  ];
}

type Asked = { filters: AuditFilters; language: Language; separator?: Separator | undefined };

export async function auditCsv(db: Db, { filters, language, separator }: Asked) {
  const zone = await practiceZone(db);
  const found = await auditRows(db, zone, filters).clearSelect().select("event.id").execute();
  const ids = found.map(({ id }) => id);
  const labels = await exportLabels(language);
  return {
    rows: ids.length,
    text: csvLines(columnNames("audit", language), ids, (some) => present(db, zone, labels, some), separator),
  };
}
