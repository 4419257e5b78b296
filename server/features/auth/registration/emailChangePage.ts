/** What the page says once a new address is confirmed, in the browser's language. */
import { type Language } from "../../../../src/contract/languages.ts";
import { wishedLanguage } from "../../../http/preferredLanguage.ts";
import { type EmailChangedTexts } from "../../../locales/en/emailChanged.ts";
import { textsIn } from "../../../locales/texts.ts";

/** Where the button leads: the settings, or the sign-in page for somebody who is not signed in. */
export const SETTINGS_PATH = "/user-settings/settings";

export function emailChangedTexts(acceptLanguage: string | undefined): EmailChangedTexts & { language: Language } {
  const language = wishedLanguage(acceptLanguage);
  return { ...textsIn(language).emailChanged, language };
}
