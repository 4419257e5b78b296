/** What the mails about changed and reopened lists say, in the doctor's language. */
import { type Language } from "../../../src/contract/languages.ts";
import { type UpdateTexts } from "../../locales/calloutUpdateWords.ts";
import { de } from "../../locales/de/calloutUpdate.ts";
import { en } from "../../locales/en/calloutUpdate.ts";
import { es } from "../../locales/es/calloutUpdate.ts";
import { fr } from "../../locales/fr/calloutUpdate.ts";
import { ja } from "../../locales/ja/calloutUpdate.ts";
import { zh } from "../../locales/zh/calloutUpdate.ts";

const TEXTS: Record<Language, UpdateTexts> = { de, en, es, fr, ja, zh };

export const updateTexts = (language: Language): UpdateTexts => TEXTS[language];
