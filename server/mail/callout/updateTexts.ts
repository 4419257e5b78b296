/** What the mails about changed and reopened lists say, in the doctor's language. */
import { type Language } from "../../../src/contract/languages.ts";
import { type UpdateTexts } from "../../locales/en/updateTexts.ts";
import { textsIn } from "../../locales/texts.ts";

export const updateTexts = (language: Language): UpdateTexts => textsIn(language).calloutUpdate;
