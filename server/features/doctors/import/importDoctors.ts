/** Doctors out of a file: all rows or none, and the same file a second time changes nothing. Nobody is mailed. */
import { repeatedRows } from "../../../../src/contract/rules/doctorImport.ts";
import {
  type ImportReport,
  type ImportRequest,
  type ImportRow,
} from "../../../../src/contract/shapes/doctors/doctorImport.ts";
import { auditBy, type By } from "../../../domain/auditBy.ts";
import { doctorName } from "../../../domain/doctorName.ts";
import { Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { changesOf } from "./importChanges.ts";
import { importErrors } from "./importCheck.ts";
import { type Known, lookUp } from "./importLookups.ts";
import { addDoctors, updateDoctors } from "./importSave.ts";

/** What is to be done with each row; a row whose address an earlier one has is an error and counts as nothing. */
function sortOut(rows: readonly ImportRow[], doctorOf: (row: ImportRow) => Known | undefined) {
  const repeated = repeatedRows(rows);
  const added: ImportRow[] = [];
  const known: { row: ImportRow; doctor: Known }[] = [];
  for (const row of rows) {
    if (repeated.has(row.row)) continue;
    const doctor = doctorOf(row);
    if (doctor) known.push({ row, doctor });
    else added.push(row);
  }
  return { added, known };
}

/** Refuses a real import with 422 and the same report where a row is not good: nothing is imported by halves. */
export async function importDoctors(
  unit: CompanyWork,
  by: By,
  { rows }: ImportRequest,
  dryRun: boolean,
): Promise<ImportReport> {
  const look = await lookUp(unit.tx, rows);
  const errors = importErrors(rows, look);
  const bad = new Set(errors.map(({ row }) => row));
  const { added, known } = sortOut(rows, look.doctorOf);
  const good = added.filter(({ row }) => !bad.has(row));
  const wanted = known.filter(({ row }) => row.known === "update" && !bad.has(row.row));
  const changes = wanted.flatMap(({ row, doctor }) => changesOf(row, doctor, look) ?? []);
  const report: ImportReport = {
    created: good.length,
    updated: changes.length,
    unchanged: wanted.length - changes.length,
    skipped: known.filter(({ row }) => row.known === "skip" && !bad.has(row.row)).length,
    errors,
    known: known.map(({ row, doctor }) => ({ row: row.row, id: doctor.id, name: doctorName(doctor) })),
  };
  if (dryRun) return report;
  if (errors.length > 0)
    throw new Problem(422, "invalid_input", ["Some rows cannot be imported. Nothing was saved."], { data: report });
  await addDoctors(unit, by, good, look);
  await updateDoctors(unit, by, changes);
  const { created, updated, unchanged, skipped } = report;
  if (created + updated === 0) return report;
  await auditBy(unit, by, {
    action: "doctors_imported",
    subject: { type: "company", id: unit.companyId },
    params: { created, updated, unchanged, skipped },
  });
  await recordChange(unit, null);
  return report;
}
