/** What the doctor's page says, in the doctor's language. */
import { isLanguage, type Language } from "../../../src/contract/languages.ts";
import { de } from "./texts/de.ts";
import { en, type RespondTexts } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import { ja } from "./texts/ja.ts";
import { zh } from "./texts/zh.ts";

const TEXTS: Record<Language, RespondTexts> = { de, en, es, fr, ja, zh };

export const respondTexts = (language: string): RespondTexts => (isLanguage(language) ? TEXTS[language] : en);
