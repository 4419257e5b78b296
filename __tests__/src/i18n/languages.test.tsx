/** The language can be chosen on the way in; its texts come when they are wanted. */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import i18next from "i18next";
import { memoryStorage, renderShell } from "../../support/shellApp.tsx";

afterEach(async () => {
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
