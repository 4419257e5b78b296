/** What the mails about callouts say, in the doctor's language. */
import { isLanguage, type Language } from "../../src/contract/languages.ts";
import { en } from "./callout/en.ts";
import { type CalloutTexts } from "./callout/words.ts";

const TEXTS: Partial<Record<Language, CalloutTexts>> = { en };

export const calloutTexts = (language: string): CalloutTexts => (isLanguage(language) && TEXTS[language]) || en;
