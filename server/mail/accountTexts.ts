/** What the mails about somebody's own account say, by language; a language that we do not have reads English. */
import { isLanguage, type Language } from "../../src/contract/languages.ts";
import { de } from "./accountTexts/de.ts";
import { type AccountTexts, en } from "./accountTexts/en.ts";
import { es } from "./accountTexts/es.ts";
import { fr } from "./accountTexts/fr.ts";
import { ja } from "./accountTexts/ja.ts";
import { zh } from "./accountTexts/zh.ts";

const TEXTS: Record<Language, AccountTexts> = { de, en, es, fr, ja, zh };

export const accountTexts = (language: string): AccountTexts => (isLanguage(language) ? TEXTS[language] : en);
