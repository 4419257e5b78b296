/** Files that the app gives out for an import: separated as the language's spreadsheets expect them. */
import { render, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { IMPORT_FIELDS } from "../../../src/contract/files/importFields.ts";
import { checkImportRow } from "../../../src/contract/rules/doctorImport.ts";
import { type DraftRow, importRow } from "../../../src/features/doctorsImport/draftRows.ts";
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

test.each([
  ["0049 170 / 123 45-67", "0049 170 123 45-67"],
  ["0170/1234567", "0170 1234567"],
  ["02.47.12.34.56", "02 47 12 34 56"],
  ["by telephone", "by telephone"],
])("a number as a file has it, %s, is stored as %s", (mobile_phone, read) => {
  const cells = { ...Object.fromEntries(IMPORT_FIELDS.map((field) => [field, ""])), mobile_phone };
  const row = importRow({ number: 2, cells: cells as DraftRow["cells"] }, "skip");
  expect(row.mobile_phone).toBe(read);
  expect(checkImportRow(row).mobile_phone?.rule).toBe(mobile_phone === "by telephone" ? "phone" : undefined);
});
