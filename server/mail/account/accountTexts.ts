/** What the mails about somebody's own account say, by language; a language that we do not have reads English. */
import { isLanguage, type Language } from "../../../src/contract/languages.ts";
import { de } from "../../locales/de/account.ts";
import { type AccountTexts, en } from "../../locales/en/account.ts";
import { es } from "../../locales/es/account.ts";
import { fr } from "../../locales/fr/account.ts";
import { ja } from "../../locales/ja/account.ts";
import { zh } from "../../locales/zh/account.ts";

const TEXTS: Record<Language, AccountTexts> = { de, en, es, fr, ja, zh };

export const accountTexts = (language: string): AccountTexts => (isLanguage(language) ? TEXTS[language] : en);
