/** What the doctor's page says, in the doctor's language. */
import { type RespondTexts } from "../../locales/en/respond.ts";
import { textsIn } from "../../locales/texts.ts";

export const respondTexts = (language: string): RespondTexts => textsIn(language).respond;
