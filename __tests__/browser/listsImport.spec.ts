/** Lists out of a file as a theatre system exports it, and out of a hospital's calendar, into the plan of their weeks. */
import { DAY_MS } from "../../src/contract/durations.ts";
import { chooseFile, expectFine } from "./support/importSteps.ts";
import { declineDesktop } from "./support/practiceWork.ts";
import { expect, signIn, test } from "./support/test.ts";

test.beforeEach(({ context }) => declineDesktop(context));

/** So many days from now, YYYY-MM-DD. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test("a CSV file becomes lists of the plan: a site is matched, a mistake is corrected, and the same file again adds nothing", async ({
  page,
  server,
}) => {
  const csv = [
    "Date;Session;Hospital;Theatre;Surgeon;Procedure",
    `${dayIn(40)};AM;The Hill;7;Dr Quillfeather;Hips`,
    `${dayIn(41)};AM;The Hill;7;Dr Quillfeather;Knees`,
    `sometime;AM;The Hill;7;Dr Quillfeather;Shoulders`,
  ].join("\r\n");
  await signIn(page, server);
  await page.goto(`${server.url}/planning`);
  await page.getByRole("link", { name: "Import lists" }).click();
  await chooseFile(page, "lists.csv", csv);
  await expect(page.getByText("lists.csv: 3 rows")).toBeVisible();
  await expectFine(page);
  await page.getByRole("button", { name: "Next: match columns" }).click();
  await expect(page.getByLabel("Case mix")).toHaveValue("5");
  await expectFine(page);
  await page.getByRole("button", { name: "Next: check" }).click();
  await expect(page.getByText("0 new · 3 to correct")).toBeVisible();
  await expectFine(page);
  await page.getByRole("combobox", { name: "The Hill: 3 rows" }).selectOption({ index: 1 });
  await expect(page.getByText("2 new · 1 to correct")).toBeVisible();
  await page.getByRole("textbox", { name: "Date, row 4" }).fill(dayIn(42));
  await page.keyboard.press("Tab");
  await expect(page.getByText("3 new", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Import 3 lists" }).click();
  await expect(page.getByRole("heading", { name: "Import finished" })).toBeFocused();
  await expect(page.getByRole("definition")).toHaveText(["3", "0", "0"]);
  await expectFine(page);
  await page.getByRole("link", { name: "Plan these weeks" }).click();
  await expect(page.getByRole("link", { name: /^Call out \d+ lists?: Anaesthetist/ })).toBeVisible();
  await page.getByRole("link", { name: "Import lists" }).click();
  await chooseFile(page, "lists.csv", csv.replace("sometime", dayIn(42)));
  await page.getByRole("button", { name: "Next: match columns" }).click();
  await page.getByRole("button", { name: "Next: check" }).click();
  await page.getByRole("combobox", { name: "The Hill: 3 rows" }).selectOption({ index: 1 });
  await expect(page.getByText("0 new · 3 already there")).toBeVisible();
});

test("of a calendar the events of the chosen days become lists; the library comes only then", async ({
  page,
  server,
}) => {
  const stamp = (days: number): string => dayIn(days).replaceAll("-", "");
  const ics = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Hospital//EN",
    "BEGIN:VEVENT",
    "UID:a",
    // In the morning in London.
    `DTSTART;TZID=America/New_York:${stamp(50)}T030000`,
    "DURATION:PT4H",
    "RRULE:FREQ=WEEKLY;COUNT=3",
    "SUMMARY:Dr Quillfeather",
    "LOCATION:The Hill\\, 9",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
  await signIn(page, server);
  await page.goto(`${server.url}/planning/import`);
  await chooseFile(page, "theatre.ics", "not a calendar");
  await expect(page.getByText("This file could not be read as a calendar.")).toBeVisible();
  await chooseFile(page, "theatre.ics", ics);
  await expect(page.getByText("theatre.ics: 3 rows")).toBeVisible();
  await expectFine(page);
  await page.getByRole("button", { name: "Next: match columns" }).click();
  await expect(page.getByText("For example: Dr Quillfeather")).toBeVisible();
  await page.getByRole("button", { name: "Next: check" }).click();
  await page.getByRole("combobox", { name: "The Hill: 3 rows" }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Import 3 lists" }).click();
  await expect(page.getByRole("definition")).toHaveText(["3", "0", "0"]);
});
