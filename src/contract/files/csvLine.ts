/** One line of a CSV file. */
import Papa from "papaparse";
import { FORMULA } from "./csvCell.ts";

/** Harmless in a spreadsheet: an apostrophe before what it would take for a formula. Ends as RFC 4180 has it. */
export const csvLine = (cells: readonly (string | number | null)[], delimiter: "," | ";" = ","): string =>
  `${Papa.unparse([[...cells]], { delimiter, escapeFormulae: FORMULA })}\r\n`;
