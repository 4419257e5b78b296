/** Shows the remembered language at the start, and each one that is chosen. */
import { call, put, takeLatest } from "typed-redux-saga";
import { type Language } from "../../contract/languages.ts";
import { type Report } from "../../lib/report.ts";
import { type AppStorage } from "../../lib/storage.ts";
import { languageChosen, languageMissed, languageShown } from "./i18nSlice.ts";
import { fetchLanguage, showLanguage } from "./languageTexts.ts";
import { readLanguage, rememberLanguage } from "./storedLanguage.ts";

type Ports = { storage: AppStorage; report: Report };

/** Whether its texts could be had. */
function* show({ report }: Ports, language: Language) {
  try {
    // Another choice may come while they are on their way: then these are not shown.
    yield* call(fetchLanguage, language);
    yield* call(showLanguage, language);
    yield* put(languageShown(language));
    return true;
  } catch (error) {
    report("A language could not be fetched", error);
    yield* put(languageMissed(language));
    return false;
  }
}

function* choose(ports: Ports, { payload }: ReturnType<typeof languageChosen>) {
  if (yield* call(show, ports, payload)) rememberLanguage(ports.storage, payload);
}

export function* i18nSaga(ports: Ports) {
  yield* takeLatest(languageChosen, choose.bind(null, ports));
  const stored = readLanguage(ports.storage);
  if (stored) yield* call(show, ports, stored);
}
