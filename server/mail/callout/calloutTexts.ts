/** What the mails about callouts say, in the doctor's language. */
import { isLanguage, type Language } from "../../../src/contract/languages.ts";
import { type CalloutTexts } from "../../locales/calloutWords.ts";
import { de } from "../../locales/de/callout.ts";
import { en } from "../../locales/en/callout.ts";
import { es } from "../../locales/es/callout.ts";
import { fr } from "../../locales/fr/callout.ts";
import { ja } from "../../locales/ja/callout.ts";
import { zh } from "../../locales/zh/callout.ts";

const TEXTS: Record<Language, CalloutTexts> = { de, en, es, fr, ja, zh };

export const calloutTexts = (language: string): CalloutTexts => (isLanguage(language) ? TEXTS[language] : en);
