/** The language of what is inside: names of months and days, the first day of the week, the words of the buttons. */
import { AdapterDateFns } from "@mui/x-date-pickers/AdapterDateFns";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { deDE, enUS, esES, frFR, jaJP, type PickersLocaleText, zhCN } from "@mui/x-date-pickers/locales";
import { type Locale } from "date-fns";
import { de } from "date-fns/locale/de";
import { enGB } from "date-fns/locale/en-GB";
import { es } from "date-fns/locale/es";
import { fr } from "date-fns/locale/fr";
import { ja } from "date-fns/locale/ja";
import { zhCN as zh } from "date-fns/locale/zh-CN";
import { type ReactNode, useContext, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Language } from "../../contract/languages.ts";
import { WeekBeginContext } from "../../lib/weekBegin.ts";
import { allowPlainText } from "./plainTextPolicy.ts";

allowPlainText();

type PickerTexts = typeof enUS;

const LANGUAGES: Record<Language, [locale: Locale, texts: PickerTexts]> = {
  en: [enGB, enUS],
  de: [de, deDE],
  es: [es, esES],
  fr: [fr, frFR],
  ja: [ja, jaJP],
  zh: [zh, zhCN],
};

/** A number of the clock is called what stands on it: voices that are told "07" find it. */
const asShown = (number: string): string => number.padStart(2, "0");

export function usePickerLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language in LANGUAGES ? (i18n.language as Language) : "en";
}

export function PickerLanguage({ children }: { children: ReactNode }) {
  const [locale, texts] = LANGUAGES[usePickerLanguage()];
  const begin = useContext(WeekBeginContext);
  const own = useMemo(
    () => (begin === null ? locale : { ...locale, options: { ...locale.options, weekStartsOn: begin } }),
    [locale, begin],
  );
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={own}
      localeText={{
        // Whole sets of texts, which their type calls partial.
        ...(texts.components.MuiLocalizationProvider.defaultProps.localeText as PickersLocaleText),
        hoursClockNumberText: asShown,
        minutesClockNumberText: asShown,
      }}
    >
      {children}
    </LocalizationProvider>
  );
}
