/** The language somebody without an account reads: the first of the browser's wishes that we have. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../src/contract/languages.ts";

/** "pt-BR,pt;q=0.9,es;q=0.8": browsers list their wishes in order, so their weights need no reading. */
export function wishedLanguage(acceptLanguage: string | undefined): Language {
  const wishes = acceptLanguage?.split(",").map((wish) => wish.trim().split(/[-;]/, 1)[0]?.toLowerCase()) ?? [];
  return wishes.find(isLanguage) ?? DEFAULT_LANGUAGE;
}
