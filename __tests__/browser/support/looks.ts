/** How a screen can be looked at: language, width, theme; which of all that a run looks at, and what it leaves to look at. */
import path from "node:path";
import { type Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../../src/contract/languages.ts";
import { seed } from "../../support/random/sampling.ts";
import { expect } from "./test.ts";

type Look = { width: number; theme: "light" | "dark" };

const { FULL, LOOK, PICTURES } = process.env;

const ALL: Look[] = [1440, 390]
  .flatMap((width) => (["light", "dark"] as const).map((theme) => ({ width, theme })))
  .filter(({ width, theme }) => !LOOK || LOOK === `${width} ${theme}`);

/** A tenth of the screens in a run: the walk is long, and what breaks one screen seldom breaks it alone. */
const PARTS = 10;

/**
 * One look in one language with each tenth seed, the next time another: after 24 times a screen has had all of them.
 * FULL=1: every look in every language; LOOK="390 light": this one alone.
 */
export function looksAt(screen: number): { language: Language; looks: Look[] }[] {
  if (!FULL && (seed + screen) % PARTS !== 0) return [];
  const turn = Math.floor((seed + screen) / PARTS);
  return LANGUAGES.map((language, at) => ({
    language,
    looks: FULL ? ALL : ALL.filter((_, one) => one + at * ALL.length === turn % (ALL.length * LANGUAGES.length)),
  })).filter(({ looks }) => looks.length > 0);
}

/** Width and theme change under the page, as when a window is dragged and the evening comes. */
export async function dress(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
}

export async function expectDressed(page: Page, { theme }: Look): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await expect(page.locator("html[data-theme-switching]")).toHaveCount(0);
}

/** With PICTURES=folder the folder has a picture of each look afterwards, by language. */
export async function keepPicture(page: Page, name: string, language: Language, { width, theme }: Look): Promise<void> {
  if (!PICTURES) return;
  const file = `${name.replaceAll(/\W+/g, "-")}.${width}.${theme}.png`;
  await page.screenshot({ path: path.join(PICTURES, language, file), fullPage: true });
}
