/** What the mails about somebody's own account say, by language; a language that is not here reads English. */
import { de } from "./accountTexts/de.ts";
import { type AccountTexts, en } from "./accountTexts/en.ts";
import { ja } from "./accountTexts/ja.ts";
import { zh } from "./accountTexts/zh.ts";

const TEXTS: Partial<Record<string, AccountTexts>> = { de, en, ja, zh };

export const accountTexts = (language: string): AccountTexts => TEXTS[language] ?? en;
