/** Lists out of a file: all rows or none, each list once however often its file is imported. Nobody is asked. */
import { type ListsImportReport, type ListsImportRequest } from "../../../src/contract/shapes/lists/listsImport.ts";
import { auditBy, type By } from "../../domain/auditBy.ts";
import { Problem } from "../../http/problem.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { listValues, resolveLists } from "../lists/public.ts";
import { recordChange } from "../notifications/public.ts";
import { checkRows } from "./checkRows.ts";
import { type ReadRow } from "./readRow.ts";

/** Two imports of one file, one after the other: the second finds the lists of the first. */
const oneAtATime = ({ tx, companyId }: CompanyWork) =>
  tx.selectFrom("companies").select("id").where("id", "=", companyId).forNoKeyUpdate().execute();

async function makeLists(unit: CompanyWork, fresh: readonly ReadRow[], { userId }: By): Promise<void> {
  const lists = await resolveLists(
    unit.tx,
    fresh.map(({ input }) => input),
    { fieldName: (field, index) => `rows.${index}.${field}` },
  );
  const made = { company_id: unit.companyId, updated_by: userId, updated_at: unit.now };
  await unit.tx
    .insertInto("lists")
    .values(lists.map((list) => ({ ...listValues(list), ...made })))
    .execute();
}

/** Refuses a real import with 422 and the same report where a row is not good: nothing is imported by halves. */
export async function importLists(
  unit: CompanyWork,
  by: By,
  { rows }: ListsImportRequest,
  dryRun: boolean,
): Promise<ListsImportReport> {
  if (!dryRun) await oneAtATime(unit);
  const { report, fresh } = await checkRows(unit, rows);
  if (dryRun) return report;
  if (report.errors.length > 0)
    throw new Problem(422, "invalid_input", ["Some rows cannot be imported. Nothing was saved."], { data: report });
  if (fresh.length === 0) return report;
  await makeLists(unit, fresh, by);
  const dates = fresh.map(({ input }) => input.date).sort();
  const params = { added: fresh.length, from: dates[0] ?? "", to: dates.at(-1) ?? "" };
  await auditBy(unit, by, { action: "lists_imported", params });
  await recordChange(unit, null);
  return report;
}
