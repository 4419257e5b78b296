/** What is wrong with the rows of an import: each by itself, against each other, and against the practice. */
import { type ImportField } from "../../../../src/contract/files/importFields.ts";
import { checkImportRow, type ImportProblem, repeatedRows } from "../../../../src/contract/rules/doctorImport.ts";
import { type ImportError, type ImportRow } from "../../../../src/contract/shapes/doctors/doctorImport.ts";
import { AMBIGUOUS_NAME } from "../../../domain/nameFinder.ts";
import { formatProblem } from "../../../http/formProblems.ts";
import { type Lookups } from "./importLookups.ts";

/** For clients that do not translate `rule`. */
function messageOf({ rule, count = 0, value }: ImportProblem): string {
  switch (rule) {
    case "twice":
      return "stands in the file before";
    case "unknown":
      return `is not known: ${value}`;
    case "ambiguous":
      return `could be several: ${value}`;
    case "date":
      return `is not a date: ${value}`;
    default:
      return formatProblem({ rule, count });
  }
}

/** `find`: among the practice's own. */
function nameProblem(value: string, find: (name: string) => unknown): ImportProblem | undefined {
  const found = find(value);
  if (found === AMBIGUOUS_NAME) return { rule: AMBIGUOUS_NAME, value };
  return found ? undefined : { rule: "unknown", value };
}

function problemsOf(row: ImportRow, repeated: ReadonlySet<number>, look: Lookups) {
  const problems = checkImportRow(row);
  if (repeated.has(row.row)) problems.email = { rule: "twice" };
  const groups = look.groupNames(row).flatMap((name) => nameProblem(name, look.group) ?? []);
  if (groups[0]) problems.groups = groups[0];
  const sites = (row.sites ?? []).flatMap(({ name }) => nameProblem(name, look.site) ?? []);
  if (sites[0]) problems.sites = sites[0];
  return problems;
}

export function importErrors(rows: readonly ImportRow[], look: Lookups): ImportError[] {
  const repeated = repeatedRows(rows);
  return rows.flatMap((row) =>
    (Object.entries(problemsOf(row, repeated, look)) as [ImportField, ImportProblem][]).map(([field, problem]) => ({
      row: row.row,
      field,
      ...problem,
      message: messageOf(problem),
    })),
  );
}
