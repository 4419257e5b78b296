/** Doctors out of a file of two thousand rows as Excel saves it, with mistakes that are corrected in place; and out into a file again. */
import { readFileSync } from "node:fs";
import { type Download } from "@playwright/test";
import { chooseFile, expectFine } from "./support/importSteps.ts";
import { declineDesktop } from "./support/practiceWork.ts";
import { expect, signIn, test } from "./support/test.ts";

test.beforeEach(({ context }) => declineDesktop(context));

/** Windows' own encoding and semicolons; rows 3, 4, 5 and 6 of the spreadsheet want attention. */
function aFile(knownEmail: string): Buffer {
  const good = Array.from(
    { length: 1996 },
    (_, n) => `Jürgen;Müller ${n};import.${n}@example.test;0491 570 ${n % 900}0;Anästhesist`,
  );
  const lines = [
    "Vorname;Nachname;E-Mail;Handy;Funktion",
    good[0],
    "Zoë;Ohne-Adresse;;;Anästhesist",
    "Zoë;König;zoe.koenig@example.test;;König",
    "Jürgen;Zweimal;IMPORT.0@example.test;;Anästhesist",
    `Hana;Known;${knownEmail};;Anästhesist`,
    ...good.slice(1),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n`, "latin1");
}

const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), "utf8");

test("two thousand rows come in: mistakes are corrected in place, a known doctor is updated, the rest is left out", async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await page.goto(`${server.url}/doctors`);
  await page.getByRole("table").getByRole("link").first().click();
  const cell = await page
    .getByText(/@example\.test/)
    .first()
    .textContent();
  const known = /\S+@example\.test/.exec(cell ?? "")?.[0] ?? "";
  await page.goBack();
  await page.getByRole("link", { name: "Import CSV" }).click();
  await test.step("a spreadsheet is refused with the way to save it; a CSV file is taken", async () => {
    await chooseFile(page, "doctors.xlsx", Buffer.from("PK\u0003\u0004 and so on", "latin1"));
    await expect(page.getByText(/^This is a spreadsheet.*CSV UTF-8/)).toBeVisible();
    await chooseFile(page, "doctors.csv", aFile(known));
    await expect(page.getByText("doctors.csv: 2000 rows")).toBeVisible();
    await expectFine(page);
    await page.getByRole("button", { name: "Next: match columns" }).click();
  });
  await test.step("the columns are recognised, umlauts and all", async () => {
    await expect(page.getByLabel("First name", { exact: true })).toHaveValue("0");
    await expect(page.getByLabel("Mobile phone")).toHaveValue("3");
    await expect(page.getByText("For example: Jürgen")).toBeVisible();
    await expectFine(page);
    await page.getByRole("button", { name: "Next: check" }).click();
  });
  await test.step("mistakes are corrected where they stand", async () => {
    await expect(page.getByText("1996 new · 1 skipped · 3 to correct")).toBeVisible();
    await expectFine(page);
    await page.getByRole("textbox", { name: "Email, row 3" }).fill("zoe.ohne@example.test");
    await page.getByRole("combobox", { name: "Role, row 4" }).selectOption("surgeon");
    await page.getByText(/^Already in your list/).click();
    await page.getByRole("combobox", { name: /^Row 6/ }).selectOption("update");
    await expect(page.getByText("1998 new · 1 to update · 1 to correct")).toBeVisible();
    // The way back to the columns costs nothing of this.
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("button", { name: "Next: check" }).click();
    await expect(page.getByText("1998 new · 1 to update · 1 to correct")).toBeVisible();
    await page.getByRole("button", { name: "Import 1999 doctors" }).click();
  });
  await test.step("the result says what was done, and gives the row that was left out", async () => {
    await expect(page.getByRole("heading", { name: "Import finished" })).toBeFocused();
    await expect(page.getByRole("definition")).toHaveText(["1998", "1", "0", "0"]);
    await expectFine(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download these rows" }).click();
    expect(await textOf(await download)).toContain("Zweimal,IMPORT.0@example.test");
  });
  await test.step("they are in the practice, and go out into a file", async () => {
    await page.getByRole("link", { name: "Back to doctors" }).click();
    await page.getByRole("searchbox", { name: "Search doctors" }).fill("zoe.");
    await expect(page.getByRole("link", { name: "Zoë Ohne-Adresse" })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const text = await textOf(await download);
    expect(text.startsWith("\uFEFFTitle,First name,Last name,")).toBe(true);
    expect(text).toContain("Zoë,König,zoe.koenig@example.test,,Surgeon");
    expect(text.trim().split("\r\n")).toHaveLength(3);
  });
});
