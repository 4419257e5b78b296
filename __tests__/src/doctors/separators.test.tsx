/** Files that the app gives out for an import: separated as the language's spreadsheets expect them. */
import { render, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { LeftOut } from "../../../src/features/fileImport/public.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";

const textOf = (link: Element | null): string => decodeURIComponent(link?.getAttribute("href") ?? "");

test.each([
  ["/doctors/import", "doctors-sample.csv", "Title;First name;Last name;Email;"],
  ["/doctors", "doctors-sample.csv", "Title;First name;Last name;Email;"],
  ["/planning/import", "lists-sample.csv", "Date;Start;End;Site;"],
])("the sample of %s has semicolons in German, commas in English", async (path, name, begins) => {
  const shown = async (language: "de" | "en") => {
    const { unmount } = await renderScreen(path, {}, language);
    const link = await waitFor(() => {
      const found = document.querySelector(`a[download="${name}"]`);
      expect(found).not.toBeNull();
      return found;
    });
    const text = textOf(link);
    unmount();
    return text;
  };
  expect(await shown("de")).toContain(begins);
  expect(await shown("en")).toContain(begins.replaceAll(";", ","));
});

test.each([
  ["de", "Name;Datum\r\nHana;1,5\r\n"],
  ["en", 'Name,Datum\r\nHana,"1,5"\r\n'],
])("the rows that were left out are separated as %s has it", async (language, text) => {
  await i18next.changeLanguage(language);
  render(<LeftOut head={["Name", "Datum"]} lines={[["Hana", "1,5"]]} download="left-out.csv" />);
  expect(textOf(screen.getByRole("link"))).toContain(text);
});
