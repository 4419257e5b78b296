/** A file to begin an import with: two invented lists under the names of the columns. */
import { BYTE_ORDER_MARK } from "../../contract/files/csvCell.ts";
import { csvLine } from "../../contract/files/csvLine.ts";
import { separatorFor } from "../../lib/saveFile.ts";

/** `site`: one of the practice's own. `date`: of the first list. Separated as the language's spreadsheets expect it. */
export function sampleFile(date: string, site: string, language: string) {
  const lines = [
    ["Date", "Start", "End", "Site", "Theatre", "Surgeon", "Role", "Procedure"],
    [date, "08:00", "12:00", site, "2", "Dr Hana Itokawa", "Anaesthetist", "Hip replacements"],
    [date, "13:30", "17:30", site, "2", "Dr Hana Itokawa", "Surgical assistant", ""],
  ];
  const text = BYTE_ORDER_MARK + lines.map((line) => csvLine(line, separatorFor(language))).join("");
  return { href: `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`, download: "lists-sample.csv" };
}
