/** How a screen can be looked at: language, width, theme; and which of all that a run looks at. */
import { type Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../../src/contract/languages.ts";
import { seed } from "../../support/sampling.ts";
import { expect } from "./test.ts";

type Look = { width: number; theme: "light" | "dark" };

const ALL: Look[] = [1440, 390].flatMap((width) => (["light", "dark"] as const).map((theme) => ({ width, theme })));

/** A fifth of the screens in a run: the walk is long, and what breaks one screen seldom breaks it alone. */
const PARTS = 5;

/**
 * One look in one language with each fifth seed, the next time another: after 24 times a screen has had all of them.
 * FULL=1: every look in every language.
 */
export function looksAt(screen: number): { language: Language; looks: Look[] }[] {
  if (!process.env.FULL && (seed + screen) % PARTS !== 0) return [];
  const turn = Math.floor((seed + screen) / PARTS);
  return LANGUAGES.map((language, at) => ({
    language,
    looks: process.env.FULL
      ? ALL
      : ALL.filter((_, one) => one + at * ALL.length === turn % (ALL.length * LANGUAGES.length)),
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
