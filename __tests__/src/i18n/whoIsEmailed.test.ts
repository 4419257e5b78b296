/** What the forms say of who is emailed is what the server does: nobody is promised a mail who gets none. */
import { LANGUAGES, type Language } from "../../../src/contract/languages.ts";
import { de } from "../../../src/features/i18n/locales/de/index.ts";
import { en } from "../../../src/features/i18n/locales/en/index.ts";
import { es } from "../../../src/features/i18n/locales/es/index.ts";
import { fr } from "../../../src/features/i18n/locales/fr/index.ts";
import { ja } from "../../../src/features/i18n/locales/ja/index.ts";
import { zh } from "../../../src/features/i18n/locales/zh/index.ts";

const TEXTS = { de, en, es, fr, ja, zh };

/** Away, paused, booked: these are not asked about a list that is added. */
const EXCEPT: Record<Language, readonly string[]> = {
  en: ["away", "paused", "booked"],
  de: ["Abwesenheit", "Pause", "Buchung"],
  fr: ["absence", "pause", "retenu"],
  es: ["ausencia", "pausa", "confirmada"],
  ja: ["不在", "一時停止", "確定"],
  zh: ["休假", "暂停", "安排"],
};
/** In first come only those who had offered are told that the list is filled. */
const OFFERED: Record<Language, RegExp> = {
  en: /others who offered/,
  de: /angeboten/,
  fr: /proposés/,
  es: /ofrecieron/,
  ja: /申し出/,
  zh: /意向/,
};

test.each(LANGUAGES)("%s: a list that is added is mailed to those who can be asked", (language) => {
  const { addText } = TEXTS[language].callouts.changes;
  for (const reason of EXCEPT[language]) expect(addText).toContain(reason);
});

test.each(LANGUAGES)("%s: in first come those who offered are told, not everybody", (language) => {
  expect(TEXTS[language].callouts.form.firstComeText).toMatch(OFFERED[language]);
});
