/** Shows the remembered language at the start, and each one that is chosen, here or in another tab. */
import { call, put, race, take, takeLatest } from "typed-redux-saga";
import { type Language } from "../../contract/languages.ts";
import { changedElsewhere } from "../../lib/changedElsewhere.ts";
import { loadAfresh } from "../../lib/loading/loadPage.ts";
import { type Report } from "../../lib/report.ts";
import { type AppStorage, STORAGE_KEYS } from "../../lib/storage.ts";
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
    return false;
  }
}

/** Texts that a deployment took away come with the app loaded afresh, which begins with what was chosen. */
function* choose(ports: Ports, afresh: typeof loadAfresh, { payload }: ReturnType<typeof languageChosen>) {
  if ((yield* call(show, ports, payload)) || (yield* call(() => afresh())))
    return rememberLanguage(ports.storage, payload);
  yield* put(languageMissed(payload));
}

/** What is chosen here meanwhile is newer. */
function* follow(ports: Ports) {
  const chosen = readLanguage(ports.storage);
  if (chosen) yield* race([call(show, ports, chosen), take(languageChosen)]);
}

export function* i18nSaga(ports: Ports, afresh = loadAfresh) {
  const { storage } = ports;
  yield* takeLatest(languageChosen, choose.bind(null, ports, afresh));
  yield* takeLatest(changedElsewhere(storage, STORAGE_KEYS.language), follow, ports);
  const stored = readLanguage(storage);
  if (stored && !(yield* call(show, ports, stored))) yield* put(languageMissed(stored));
}
