/** Sets up the texts: English at once, the other languages when they are asked for. */
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { DEFAULT_LANGUAGE } from "../contract/languages.ts";
import { en } from "../features/i18n/en.ts";

void i18next.use(initReactI18next).init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  defaultNS: "common",
  ns: Object.keys(en),
  resources: { en },
  initAsync: false,
  // React escapes.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});
