/** What stands before the facts of a list, in mails, calendar entries and on the doctor's page. */
import { type Language } from "../../../src/contract/languages.ts";
import { type ListLabels } from "../../locales/en/listLabels.ts";
import { textsIn } from "../../locales/texts.ts";

export const listLabels = (language: Language): ListLabels => textsIn(language).listLabels;
