/** The words of mails about a changed password or address, in the language of the mail's frame. */
import { isLanguage, type Language } from "../../../src/contract/languages.ts";
import { de } from "../../locales/de/accountChange.ts";
import { type ChangeTexts, en } from "../../locales/en/accountChange.ts";
import { es } from "../../locales/es/accountChange.ts";
import { fr } from "../../locales/fr/accountChange.ts";
import { ja } from "../../locales/ja/accountChange.ts";
import { zh } from "../../locales/zh/accountChange.ts";
import { accountTexts } from "./accountTexts.ts";

const TEXTS: Record<Language, ChangeTexts> = { de, en, es, fr, ja, zh };

/** Greeting and small print come from the frame: one mail speaks one language. */
export function changeTexts(locale: string): ChangeTexts {
  const { language } = accountTexts(locale);
  return isLanguage(language) ? TEXTS[language] : en;
}
