/** Row `n` of a doctors' file, of a doctor who is known already. */
import { type ImportRow } from "../../src/contract/shapes/doctors/doctorImport.ts";

export const anImportRow = (n: number, values: Partial<ImportRow> = {}): ImportRow => ({
  row: n + 1,
  known: "update",
  first_name: "Hana",
  last_name: `Itokawa ${n}`,
  email: `hana.${n}@example.test`,
  role: "anaesthetist",
  ...values,
});
