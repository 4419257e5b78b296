/** What a person does on a screen, in whatever language it is: fields and buttons are found by what they are. */
import { expect, type Page } from "@playwright/test";
import { type Language } from "../../../../src/contract/languages.ts";
import { PASSWORD } from "../test.ts";

const failure = (page: Page) => page.getByRole("main").getByRole("alert").first();
const press = async (page: Page) => await page.locator("form [type=submit]").click();

/** As it stands. */
export async function submit(page: Page): Promise<void> {
  await press(page);
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
}

export async function signInWrongly(page: Page): Promise<void> {
  await page.locator("input[name=email]").fill("nobody@example.test");
  await page.locator("input[name=password]").fill("Not-the-password-1");
  await press(page);
  await expect(failure(page)).toBeVisible();
}

export async function registerWrongly(page: Page): Promise<void> {
  await page.locator("input[type=email]").fill("no address");
  await page.locator("input[type=checkbox]").check();
  await submit(page);
}

export async function register(page: Page): Promise<void> {
  await page.locator("input[autocomplete=organization]").fill("Kestrel Road Surgery");
  await page.locator("input[autocomplete=name]").fill("Robin Vale");
  await page.locator("input[type=email]").fill(`robin.${Date.now()}@example.test`);
  await page.locator("input[type=tel]").fill("020 7946 0199");
  for (const field of await page.locator("input[type=password]").all()) await field.fill(PASSWORD);
  await page.locator("input[type=checkbox]").check();
  await press(page);
  await expect(page.locator("form")).toHaveCount(0);
}

export async function askForPassword(page: Page): Promise<void> {
  await page.locator("input[type=email]").fill("nobody@example.test");
  await press(page);
  await expect(page.locator("form")).toHaveCount(0);
}

/** Until the form has gone, or says what is wrong. */
export const choosePassword =
  (password: string) =>
  async (page: Page): Promise<void> => {
    for (const field of await page.locator("input[type=password]").all()) await field.fill(password);
    await press(page);
    await expect(async () => {
      const forms = await page.locator("form").count();
      const complaints = await page.locator("form [role=alert], [aria-invalid=true]").count();
      expect(forms === 0 || complaints > 0).toBe(true);
    }).toPass();
  };

/** In the bar at the foot of a long form. */
export async function pressLastButton(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button").last().click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
}

/** The doctor's choice at the foot of the page; pressed again for as long as a press is too quick for a hand. */
export const speakOnPage =
  (language: Language) =>
  async (page: Page): Promise<void> => {
    await expect(async () => {
      const settings = page.locator("details.settings");
      if ((await settings.getAttribute("open")) === null) await settings.locator("summary").click();
      await settings.locator("select").selectOption(language);
      await settings.locator("form").last().locator("[type=submit]").click();
      await expect(page.locator("html")).toHaveAttribute("lang", language, { timeout: 1000 });
    }).toPass();
    await page.locator("details").evaluateAll((folded) => {
      for (const one of folded) one.setAttribute("open", "");
    });
  };
