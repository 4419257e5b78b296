/** The words of mails about a changed password or address, in the language of the mail's frame. */
import { isLanguage, type Language } from "../../src/contract/languages.ts";
import { accountTexts } from "./accountTexts.ts";
import { de } from "./change/de.ts";
import { type ChangeTexts, en } from "./change/en.ts";
import { es } from "./change/es.ts";
import { fr } from "./change/fr.ts";
import { ja } from "./change/ja.ts";
import { zh } from "./change/zh.ts";

const TEXTS: Record<Language, ChangeTexts> = { de, en, es, fr, ja, zh };

/** Greeting and small print come from the frame: one mail speaks one language. */
export function changeTexts(locale: string): ChangeTexts {
  const { language } = accountTexts(locale);
  return isLanguage(language) ? TEXTS[language] : en;
}
