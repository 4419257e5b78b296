/** What the server says, by language; one that we do not have reads English. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../src/contract/languages.ts";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { fr } from "./fr/index.ts";
import { ja } from "./ja/index.ts";
import { zh } from "./zh/index.ts";

type ServerTexts = typeof en;

const TEXTS: Record<Language, ServerTexts> = { de, en, es, fr, ja, zh };

export const textsIn = (language: string): ServerTexts => TEXTS[isLanguage(language) ? language : DEFAULT_LANGUAGE];
