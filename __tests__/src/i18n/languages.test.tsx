/** The language can be chosen on the way in; its texts come when they are wanted, and none is missing. */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import i18next from "i18next";
import { de } from "../../../src/features/i18n/de.ts";
import { en } from "../../../src/features/i18n/en.ts";
import { memoryStorage, renderShell } from "../../support/shellApp.tsx";

afterEach(async () => {
  await i18next.changeLanguage("en");
  document.documentElement.lang = "en";
});

/** Every key that leads to a text, and its place-holders. */
function texts(part: object, path = ""): [string, string[]][] {
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${path}${key}`, (value.match(/\{\{\s*\w+/g) ?? []).map((name) => name.replace(/\W/g, "")).sort()]]
      : texts(value as object, `${path}${key}.`),
  );
}

test("German has every English text, with the same place-holders, and none is empty", () => {
  expect(Object.fromEntries(texts(de))).toEqual(Object.fromEntries(texts(en)));
  expect(JSON.stringify(de)).not.toContain('""');
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
