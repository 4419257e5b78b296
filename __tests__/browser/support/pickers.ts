/** Typing into the date and time fields of any language: part by part, in the order in which they stand. */
import { expect, type Locator, type Page } from "@playwright/test";

type Place = Pick<Page | Locator, "getByRole">;

export const pickerField = (place: Place, name: string | RegExp): Locator =>
  place.getByRole("group", typeof name === "string" ? { name, exact: true } : { name });

/** The greatest number that a part takes says which it is: 31 days, 12 months, 23 hours, 59 minutes. */
const PARTS: Record<string, (value: string) => string> = {
  31: (date) => date.slice(8, 10),
  12: (date) => date.slice(5, 7),
  9999: (date) => date.slice(0, 4),
  23: (time) => time.slice(0, 2),
  59: (time) => time.slice(3, 5),
};

/** `value`: "2026-12-02" or "17:00". */
export async function typeInto(field: Locator, value: string): Promise<void> {
  const parts = field.getByRole("spinbutton");
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) {
    const most = (await part.getAttribute("aria-valuemax")) ?? "";
    // Of a month that is chosen already the last day is the greatest.
    const text = (PARTS[most] ?? PARTS[31])?.(value) ?? "";
    await part.click();
    await part.pressSequentially(text);
  }
}

export async function pick(place: Place, name: string | RegExp, value: string): Promise<void> {
  await typeInto(pickerField(place, name), value);
}

/** What stands in it: "2 Dec 2026", "17:00". */
export async function expectShown(place: Place, name: string | RegExp, text: string): Promise<void> {
  await expect(pickerField(place, name).locator("input")).toHaveValue(text);
}

/** "2 Dec 2026", as an English field shows it. */
export const shownDate = (date: string): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })
    .format(Date.parse(date))
    .replace("Sept", "Sep");
