/** Sets up the texts: English at once, the other languages when they are asked for. */
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { isolated } from "../contract/isolated.ts";
import { DEFAULT_LANGUAGE } from "../contract/languages.ts";
import { signInTexts } from "../features/i18n/locales/en/signInTexts.ts";

void i18next.use(initReactI18next).init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  defaultNS: "common",
  ns: Object.keys(signInTexts),
  resources: { en: signInTexts },
  initAsync: false,
  // React escapes; what is put into a sentence must not turn its direction.
  interpolation: { escapeValue: true, escape: isolated },
  react: { useSuspense: false },
});
