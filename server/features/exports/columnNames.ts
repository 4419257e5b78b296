/** What the columns of the exported tables are called, in the language of whoever exports; the import of doctors knows them all. */
import { type Language } from "../../../src/contract/languages.ts";
import { textsIn } from "../../locales/texts.ts";

export const columnNames = (table: "doctors" | "callouts" | "audit", language: Language): string[] =>
  textsIn(language).columnNames[table].split("|");
