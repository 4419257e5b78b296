/** The language a person chooses reaches the server, wherever it was chosen and however fast; one that cannot be had does not. */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { showLanguage } from "../../../src/features/i18n/languageTexts.ts";
import { languageChosen } from "../../../src/features/i18n/public.ts";
import { loaders } from "../../../src/features/i18n/textLoaders.ts";
import { aSession, aTab, knowsMe, settle } from "../../support/app/aSession.ts";
import { FakeServer, type Heard, held } from "../../support/app/fakes/fakeServer.ts";
import { ME, SharedStorage } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";

afterEach(async () => {
  jest.restoreAllMocks();
  await showLanguage("en");
});

const told = ({ body }: Pick<Heard, "body">) => ({ body: { status: "success", data: { ...ME, ...(body as object) } } });
const toldOf = (server: FakeServer) =>
  server.heard.filter(({ method }) => method === "PUT").map(({ body }) => (body as { locale: string }).locale);
/** The device is offline, and the chunk was not fetched before. */
const losesFrench = () => {
  jest.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  i18next.removeResourceBundle("fr", "common");
  jest.spyOn(loaders, "fr").mockRejectedValue(new TypeError("Failed to fetch"));
};

async function signedInTab(server: FakeServer, shared = new SharedStorage()) {
  const tab = aTab(knowsMe(server), aSession(), shared);
  await waitFor(() => expect(tab.kind()).toBe("signedIn"));
  const choose = async (language: "en" | "de" | "fr") => {
    tab.store.dispatch(languageChosen(language));
    await settle();
  };
  return { ...tab, choose };
}

test("one that was chosen on the sign-in page is told once the person is signed in", async () => {
  const server = new FakeServer().on("PUT /auth", told);
  const headers = { ...aSession() } as Record<string, string>;
  server.on("POST /auth/sign_in", { body: { data: ME }, headers });
  const { user, type, store } = renderApp("/auth/login", { server });
  fireEvent.change(await screen.findByRole("combobox", { name: "Language" }), { target: { value: "de" } });
  await screen.findByRole("combobox", { name: "Sprache" });
  await type("E-Mail-Adresse", ME.email);
  await type("Passwort", "Harbour-Light-42");
  await user.click(screen.getByRole("button", { name: "Weiter" }));
  await waitFor(() => expect(store.getState().user.current?.locale).toBe("de"));
  expect(toldOf(server)).toEqual(["de"]);
});

test.each([
  ["de", ["Sprache", "Passwort", "Passwort wiederholen", "Absenden"]],
  ["en", ["Language", "Password", "Confirm Password", "Submit"]],
] as const)(
  "%s that an invited person has chosen on this device goes with the answer to the invitation",
  async (locale, texts) => {
    const shared = new SharedStorage();
    const [list, password, repeated, submit] = texts;
    shared.tab().write("i18nConfig", JSON.stringify({ selectedLang: locale }));
    const server = new FakeServer().on("PUT /complete_signup", { body: { success: true } });
    const address = "/auth/complete-signup?token=i1&name=Anna%20Reyes&email=anna%40example.test";
    const { user, type } = renderApp(address, { server, shared });
    await screen.findByRole("combobox", { name: list });
    await type(password, "Harbour-Light-42");
    await type(repeated, "Harbour-Light-42");
    await user.click(screen.getByRole("button", { name: submit }));
    await waitFor(() => expect(server.of("PUT /complete_signup").body).toMatchObject({ locale }));
  },
);

test("the one chosen in the settings is told, and the screen does not wait for it", async () => {
  const shared = new SharedStorage();
  shared.tab().write("auth", JSON.stringify(aSession()));
  const server = knowsMe(new FakeServer()).on("PUT /auth", told);
  const { store, user } = renderApp("/user-settings/settings", { server, shared });
  await user.click(await screen.findByRole("combobox", { name: /^Language/ }, { timeout: 15_000 }));
  await user.click(screen.getByRole("option", { name: "Deutsch" }));
  expect(await screen.findByRole("heading", { name: "Benutzereinstellungen" })).toBeVisible();
  await waitFor(() => expect(store.getState().user.current?.locale).toBe("de"));
});

test("one that the device remembers says nothing of the person", async () => {
  const shared = new SharedStorage();
  shared.tab().write("i18nConfig", JSON.stringify({ selectedLang: "de" }));
  const server = new FakeServer().on("PUT /auth", told);
  const { store, choose } = await signedInTab(server, shared);
  await waitFor(() => expect(store.getState().i18n.language).toBe("de"));
  await settle();
  expect(toldOf(server)).toEqual([]);
  // Nor does what somebody else chose here before.
  await choose("fr");
  store.dispatch({ type: "session/ended", payload: { reason: "expired" } });
  store.dispatch(sessionOpened({ user: ME }));
  await settle();
  expect(toldOf(server)).toEqual(["fr"]);
});

test("there and back before the first answer: the server has the last", async () => {
  const first = held();
  const server = new FakeServer().on("PUT /auth", (heard) => (toldOf(server).length === 1 ? first.reply : told(heard)));
  const { store, choose } = await signedInTab(server);
  await choose("de");
  await choose("en");
  expect(toldOf(server)).toEqual(["de"]);
  first.let(told({ body: { locale: "de" } }));
  await waitFor(() => expect(toldOf(server)).toEqual(["de", "en"]));
  await waitFor(() => expect(store.getState().user.current?.locale).toBe("en"));
});

test("after an answer that was lost, the next choice is told even where it is the known one", async () => {
  const server = new FakeServer().on("PUT /auth", "fails");
  const { choose } = await signedInTab(server);
  await choose("de");
  server.on("PUT /auth", told);
  await choose("en");
  await choose("en");
  expect(toldOf(server)).toEqual(["de", "en"]);
});

test("one that cannot be fetched: a toast says so; it is neither told nor remembered", async () => {
  losesFrench();
  const server = new FakeServer().on("PUT /auth", told);
  const { ports, storage, store, choose } = await signedInTab(server);
  const say = jest.spyOn(ports.toast, "say");
  await choose("fr");
  expect(say.mock.calls).toEqual([["error", { key: "common:languageMissed", params: { language: "Français" } }]]);
  expect(toldOf(server)).toEqual([]);
  expect([store.getState().i18n.language, storage.read("i18nConfig")]).toEqual(["en", null]);
});

test("one that another tab shows is told by that tab alone, and is newer than what was chosen here", async () => {
  const shared = new SharedStorage();
  const server = new FakeServer().on("PUT /auth", told);
  const { store, choose } = await signedInTab(server, shared);
  await choose("de");
  shared.tab().write("i18nConfig", JSON.stringify({ selectedLang: "fr" }));
  await waitFor(() => expect(store.getState().i18n.language).toBe("fr"));
  // As the server has it by then.
  store.dispatch(sessionOpened({ user: { ...ME, locale: "fr" } }));
  await settle();
  expect(toldOf(server)).toEqual(["de"]);
});

test("on the sign-in page, which has no toasts, the page itself says it", async () => {
  losesFrench();
  renderApp("/auth/login", { server: new FakeServer() });
  const list = await screen.findByRole("combobox", { name: "Language" });
  await act(async () => void fireEvent.change(list, { target: { value: "fr" } }));
  expect(await screen.findByText("Français could not be loaded. Please try again.")).toBeVisible();
});

test("texts that come after another choice are not shown", async () => {
  i18next.removeResourceBundle("fr", "common");
  const french = await loaders.fr();
  const { promise, resolve } = Promise.withResolvers<typeof french>();
  jest.spyOn(loaders, "fr").mockReturnValue(promise);
  const { choose } = await signedInTab(new FakeServer().on("PUT /auth", told));
  await choose("fr");
  await choose("en");
  resolve(french);
  await settle();
  expect(i18next.language).toBe("en");
});
