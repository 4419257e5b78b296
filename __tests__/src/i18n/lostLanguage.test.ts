/** A language whose texts a deployment took away: the app is loaded afresh, and begins with it. */
import { configureStore, Tuple } from "@reduxjs/toolkit";
import createSagaMiddleware from "redux-saga";
import { i18nSaga } from "../../../src/features/i18n/i18nSaga.ts";
import { i18nSlice, languageChosen } from "../../../src/features/i18n/i18nSlice.ts";
import { showLanguage } from "../../../src/features/i18n/languageTexts.ts";
import { loaders } from "../../../src/features/i18n/textLoaders.ts";
import { settle } from "../../support/app/aSession.ts";
import { memoryStorage } from "../../support/app/shellApp.tsx";

afterEach(async () => {
  jest.restoreAllMocks();
  await showLanguage("en");
});

const shown = (selectedLang: string) => JSON.stringify({ selectedLang });

function start(storage: ReturnType<typeof memoryStorage>, afresh: () => Promise<boolean>) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { i18n: i18nSlice.reducer },
    middleware: () => new Tuple(sagas),
  });
  sagas.run(i18nSaga, { storage, report: () => undefined }, afresh);
  return store;
}

test("the app is loaded afresh, and begins with what was chosen", async () => {
  const storage = memoryStorage({ i18nConfig: shown("de") });
  const lost = jest.spyOn(loaders, "ja").mockRejectedValue(new Error("404"));
  const afresh = jest.fn(async () => true);
  const store = start(storage, afresh);
  await settle();
  store.dispatch(languageChosen("ja"));
  await settle();
  expect(afresh).toHaveBeenCalledTimes(1);
  expect(store.getState().i18n).toMatchObject({ language: "de", missed: null });
  lost.mockRestore();
  const after = start(storage, afresh);
  await settle();
  expect(after.getState().i18n.language).toBe("ja");
  expect([...storage.content]).toEqual([["i18nConfig", shown("ja")]]);
});

test("where that would not bring it, the language before stays, and is begun with again", async () => {
  const storage = memoryStorage();
  jest.spyOn(loaders, "zh").mockRejectedValue(new Error("offline"));
  const store = start(storage, async () => false);
  store.dispatch(languageChosen("zh"));
  await settle();
  expect(store.getState().i18n).toMatchObject({ language: "en", missed: "zh" });
  expect(storage.content.size).toBe(0);
});
