/** What the doctor's page says, in the doctor's language. */
import { isLanguage, type Language } from "../../../src/contract/languages.ts";
import { de } from "../../locales/de/respond.ts";
import { en, type RespondTexts } from "../../locales/en/respond.ts";
import { es } from "../../locales/es/respond.ts";
import { fr } from "../../locales/fr/respond.ts";
import { ja } from "../../locales/ja/respond.ts";
import { zh } from "../../locales/zh/respond.ts";

const TEXTS: Record<Language, RespondTexts> = { de, en, es, fr, ja, zh };

export const respondTexts = (language: string): RespondTexts => (isLanguage(language) ? TEXTS[language] : en);
