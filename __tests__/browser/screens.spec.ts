/** Every screen, wide and narrow, light and dark, in each language: silent, accessible, not wider than the window, all words there. */
import { type Page } from "@playwright/test";
import { en } from "../../src/features/i18n/en.ts";
import { SCREENS, type Screen } from "./support/screens.ts";
import { SignedInApi } from "./support/signedInApi.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const LOOKS = [1440, 390].flatMap((width) =>
  (["light", "dark"] as const).flatMap((theme) =>
    (["en", "de"] as const).map((language) => ({ width, theme, language })),
  ),
);
type Look = (typeof LOOKS)[number];

/** Which look a screen has in this run; all of them occur, and every screen has had all after eight days. FULL=1: all at once. */
const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000));
const looksOf = (at: number): Look[] =>
  process.env.FULL ? LOOKS : LOOKS.filter((_, one) => one === (seed + at) % LOOKS.length);

/** "login.title", with and without what it belongs to. */
function keysOf(texts: object, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === "string" ? [`${prefix}${name}`] : keysOf(text, `${prefix}${name}.`),
  );
}
const KEYS = new Set(Object.values(en).flatMap((texts) => keysOf(texts).filter((key) => key.includes("."))));

/** Words that are a text's key: what i18next shows where a text is missing. */
async function keysShownOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...["aria-label", "title", "placeholder", "alt"].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ""),
    ),
  ]);
  const words = said.flatMap((text) => text.split(/[\s:,;()“”"]+/));
  return words.filter((word) => KEYS.has(word));
}

async function dress(page: Page, look: Look): Promise<void> {
  await page.setViewportSize({ width: look.width, height: look.width > 1000 ? 900 : 844 });
  await page.emulateMedia({ colorScheme: look.theme, reducedMotion: "reduce" });
}

/** What the browser remembers from before; once, so that it may be written anew. */
async function remember(page: Page, { language }: Look, api: SignedInApi | null): Promise<void> {
  const kept = {
    i18nConfig: JSON.stringify({ selectedLang: language }),
    desktopNotificationsDeclined: "t",
    ...(api ? { auth: JSON.stringify(api.credentials) } : {}),
  };
  await page.addInitScript((entries) => {
    if (localStorage.getItem("i18nConfig")) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}

async function expectSettled(page: Page, screen: Screen): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-skeleton], [aria-busy=true], [role=progressbar]")).toHaveCount(0);
  if (!screen.rendered) await expect(page.locator("html[data-theme]")).toBeVisible();
}

for (const [at, screen] of SCREENS.entries())
  for (const look of looksOf(at))
    test(`${screen.name} at ${look.width}, ${look.theme}, ${look.language} (seed ${seed})`, async ({
      page,
      server,
    }) => {
      const said: string[] = [];
      const api = screen.as ? await SignedInApi.open(page.request, server, screen.as) : null;
      const place = { url: server.url, request: page.request, api };
      const path = typeof screen.path === "string" ? screen.path : await screen.path(place);
      await dress(page, look);
      if (!screen.rendered) await remember(page, look, api);
      page.on("console", (message) => said.push(message.text()));
      await page.goto(server.url + path);
      await expectSettled(page, screen);
      expect(new URL(page.url()).pathname).toBe(new URL(path, server.url).pathname);
      if (!screen.rendered) {
        await expect(page.locator("html")).toHaveAttribute("lang", look.language);
        await expect(page.locator("html")).toHaveAttribute("data-theme", look.theme);
      }
      await expectAccessible(page, { frames: false });
      const [inner, outer] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(inner, "the page's width").toBeLessThanOrEqual(outer ?? 0);
      expect(await keysShownOn(page)).toEqual([]);
      expect(said).toEqual([]);
    });
