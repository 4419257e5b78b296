/** Shows the remembered language at the start, and each one that is chosen. */
import { call, put, takeLatest } from "typed-redux-saga";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/languages.ts";
import { type Report } from "../../lib/report.ts";
import { type AppStorage } from "../../lib/storage.ts";
import { languageChosen, languageMissed, languageShown } from "./i18nSlice.ts";
import { showLanguage } from "./languageTexts.ts";
import { readLanguage, rememberLanguage } from "./storedLanguage.ts";

type Ports = { storage: AppStorage; report: Report };

function* show({ report }: Ports, language: Language) {
  try {
    yield* call(showLanguage, language);
    yield* put(languageShown(language));
  } catch (error) {
    report("A language could not be fetched", error);
    yield* put(languageMissed(language));
  }
}

function* choose(ports: Ports, { payload }: ReturnType<typeof languageChosen>) {
  rememberLanguage(ports.storage, payload);
  yield* call(show, ports, payload);
}

export function* i18nSaga(ports: Ports) {
  yield* takeLatest(languageChosen, choose.bind(null, ports));
  const stored = readLanguage(ports.storage);
  if (stored !== DEFAULT_LANGUAGE) yield* call(show, ports, stored);
}
