/** What the mails about callouts say, in the doctor's language. */
import { isLanguage, type Language } from "../../src/contract/languages.ts";
import { de } from "./callout/de.ts";
import { en } from "./callout/en.ts";
import { es } from "./callout/es.ts";
import { fr } from "./callout/fr.ts";
import { ja } from "./callout/ja.ts";
import { type CalloutTexts } from "./callout/words.ts";
import { zh } from "./callout/zh.ts";

const TEXTS: Record<Language, CalloutTexts> = { de, en, es, fr, ja, zh };

export const calloutTexts = (language: string): CalloutTexts => (isLanguage(language) ? TEXTS[language] : en);
