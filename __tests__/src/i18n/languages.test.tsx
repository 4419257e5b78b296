/** The language can be chosen on the sign-in page; its texts come when they are wanted. */
import { cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import i18next from "i18next";
import { readProblem } from "../../../src/api/problem.ts";
import { useProblemText } from "../../../src/api/useProblemText.ts";
import { AppProviders } from "../../../src/app/AppProviders.tsx";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { createAppStore } from "../../../src/app/store.ts";
import { showLanguage } from "../../../src/features/i18n/languageTexts.ts";
import { AuthFrame } from "../../../src/features/layout/AuthFrame.tsx";
import { RoutesInMemory } from "../../support/app/memoryRouter.tsx";
import { memoryStorage, renderShell } from "../../support/app/shellApp.tsx";

afterEach(async () => {
  cleanup();
  await i18next.changeLanguage("en");
  document.documentElement.lang = "en";
});

test("choosing German fetches it, shows it, names the page's language and remembers it", async () => {
  const storage = memoryStorage();
  renderShell("/auth/login", { storage });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Deutsch");
  expect(await screen.findByRole("combobox", { name: "Sprache" })).toHaveValue("de");
  expect(document.documentElement).toHaveAttribute("lang", "de");
  expect(screen.getByRole("link", { name: /Datenschutz/ })).toBeVisible();
  expect(storage.read("i18nConfig")).toBe('{"selectedLang":"de"}');
});

test("a language that cannot be shown, for want of what comes with it, says so", async () => {
  const { store } = createAppStore({ ...noopPorts }, () => Promise.reject(new Error("offline")));
  render(
    <AppProviders store={store}>
      <RoutesInMemory path="/auth/login" routes={[{ path: "*", element: <AuthFrame>Sign in</AuthFrame> }]} />
    </AppProviders>,
  );
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Language" }), "Deutsch");
  expect(await screen.findByText("Deutsch could not be loaded. Please try again.")).toBeVisible();
});

test("the remembered language is there on the next visit", async () => {
  renderShell("/auth/login", { storage: memoryStorage({ i18nConfig: '{"selectedLang":"de"}' }) });
  await waitFor(() => expect(document.documentElement).toHaveAttribute("lang", "de"));
  expect(await screen.findByRole("combobox", { name: "Sprache" })).toBeVisible();
});

test("every language can be chosen one after the other, without a reload, and calls its own choice by its own word", async () => {
  renderShell("/auth/login", { storage: memoryStorage() });
  const choices = {
    Español: "Idioma",
    Français: "Langue",
    日本語: "言語",
    中文: "语言",
    Deutsch: "Sprache",
    English: "Language",
  };
  for (const [own, label] of Object.entries(choices)) {
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /./ }), own);
    expect(await screen.findByRole("combobox", { name: label })).toBeVisible();
  }
  expect(document.documentElement).toHaveAttribute("lang", "en");
});

test("what is not found is named in the person's language; what no language has a word for is the entry", async () => {
  const missing = (name: string) =>
    readProblem(404, { errors: [`The requested ${name} is not found`], code: "not_found" }, new Headers());
  const said = async (language: "en" | "de" | "ja") => {
    await showLanguage(language);
    const { result, unmount } = renderHook(() => useProblemText());
    const words = [result.current(missing("doctor")), result.current(missing("calendar entry"))];
    unmount();
    return words;
  };
  expect(await said("en")).toEqual([
    "The requested doctor is not found",
    "The requested entry is not found. It may have been removed.",
  ]);
  expect(await said("de")).toEqual([
    "Nicht gefunden: Ärztin oder Arzt",
    "Der Eintrag wurde nicht gefunden. Er wurde vielleicht entfernt.",
  ]);
  expect((await said("ja"))[0]).toBe("医師が見つかりません。");
});
