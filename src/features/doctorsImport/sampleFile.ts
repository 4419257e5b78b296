/** A file to begin an import with: two invented doctors under the names of all columns. */
import { BYTE_ORDER_MARK } from "../../contract/files/csvCell.ts";
import { csvLine } from "../../contract/files/csvLine.ts";
import { separatorFor } from "../../lib/saveFile.ts";

const SAMPLE = [
  ["Title", "First name", "Last name", "Email", "Mobile phone", "Role", "Grade", "Specialties", "Groups", "Sites"],
  [
    "Dr",
    "Hana",
    "Itokawa",
    "hana@example.test",
    "0491 570 159",
    "Anaesthetist",
    "Consultant",
    "Cardiac; Obstetric",
    "",
    "",
  ],
  ["Dr", "Wei", "Koh-Larsen", "wei@example.test", "0491 570 110", "Surgical assistant", "Fellow", "", "", ""],
];

/** What a link to it needs; separated as the language's spreadsheets expect it. */
export function sampleFile(language: string) {
  const text = BYTE_ORDER_MARK + SAMPLE.map((line) => csvLine(line, separatorFor(language))).join("");
  return { href: `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`, download: "doctors-sample.csv" };
}
