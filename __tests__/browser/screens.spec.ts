/**
 * Every screen and what opens over it, in each language, wide and narrow, light and dark: silent, accessible, not wider than the window, every
 * word there and in that language, none cut off.
 */
import { type Page, type Request } from "@playwright/test";
import { type Language } from "../../src/contract/languages.ts";
import { seed } from "../support/random/sampling.ts";
import { dataOf, englishForDoctors, englishIn, keysIn } from "./support/languages.ts";
import { dress, expectDressed, keepPicture, looksAt } from "./support/looks.ts";
import { brokenOn, cutOffOn, wordsOn } from "./support/pageWords.ts";
import { SCREENS, type Screen } from "./support/screens/screens.ts";
import { speakOnPage } from "./support/screens/steps.ts";
import { SignedInApi } from "./support/signedInApi.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { TestServer } from "./support/testServer.ts";

type Visit = {
  page: Page;
  server: TestServer;
  api: SignedInApi | null;
  screen: Screen;
  waits: () => number;
  /** Where it is, once that was found. */
  path?: string;
};

/**
 * What the browser remembers from before; once, so that it may be written anew. The session is the page's alone: of two
 * who rotate the same one the slower ends up with words that are no longer good.
 */
async function remember(page: Page, server: TestServer, email?: string): Promise<void> {
  const session = email && (await SignedInApi.open(page.request, server, email)).credentials;
  const kept = { desktopNotificationsDeclined: "t", ...(session && { auth: JSON.stringify(session) }) };
  await page.addInitScript((entries) => {
    if (window.origin === "null" || localStorage.getItem("desktopNotificationsDeclined")) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}

const BUSY = "[data-skeleton], [aria-busy=true], [role=progressbar]:not([hidden])";

/** All that was asked for has come and is drawn: what came may itself have asked for more. */
async function expectSettled({ page, waits }: Pick<Visit, "page" | "waits">, over = false): Promise<void> {
  await expect(
    over ? page.getByRole("menu").or(page.getByRole("dialog")).last() : page.getByRole("heading", { level: 1 }),
  ).toBeVisible();
  const pending = async () => waits() + (await page.locator(BUSY).count());
  await expect(async () => {
    expect(await pending()).toBe(0);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await pending()).toBe(0);
  }).toPass({ intervals: [50, 100, 250] });
}

/** Answers and parts of the app that the page still waits for. */
function underWay(page: Page): () => number {
  const waiting = new Set<Request>();
  page.on("request", (request) => void waiting.add(request));
  page.on("requestfinished", (request) => void waiting.delete(request));
  page.on("requestfailed", (request) => void waiting.delete(request));
  return () => waiting.size;
}

/** What was brought to a state for this is brought there once, and looked at in each language. */
async function pathOf(visit: Visit): Promise<string> {
  const { screen, server, page, api } = visit;
  if (typeof screen.path === "string") return screen.path;
  if (visit.path !== undefined && screen.rendered === "in each") return visit.path;
  visit.path = await screen.path({ url: server.url, request: page.request, api });
  return visit.path;
}

/** As somebody comes back to it whose browser remembers this language. */
async function open(visit: Visit, language: Language): Promise<void> {
  const { page, server, api, screen, waits } = visit;
  const place = { url: server.url, request: page.request, api };
  // Answers lost twice in a row end a session that rotates with every request (docs/contract.md §3): nobody reloads so fast.
  const answered = expect.poll(waits, { timeout: 8000 }).toBe(0);
  await answered.catch(() => undefined /* held up on purpose */);
  const path = await pathOf(visit);
  // Instead of the browser's own wishes, which it adds last.
  if (screen.rendered === "as wished")
    await page.route("**/*", (route) =>
      route.continue({ headers: { ...route.request().headers(), "accept-language": language } }),
    );
  if (!screen.rendered) {
    await page.goto(`${server.url}/robots.txt`);
    await page.evaluate((lang) => localStorage.setItem("i18nConfig", JSON.stringify({ selectedLang: lang })), language);
  }
  await page.goto(server.url + path);
  await expectSettled(visit);
  expect(new URL(page.url()).pathname).toBe(new URL(path, server.url).pathname);
  if (screen.rendered === "in each") await (screen.speak ?? speakOnPage)(language)(page, place);
  if (screen.rendered !== "for one") await expect(page.locator("html")).toHaveAttribute("lang", language);
  await screen.act?.(page, place);
  await expectSettled(visit, screen.over);
}

/** Waited for, since a page may be built anew for its new width. */
async function expectNoWider(page: Page): Promise<void> {
  const beyond = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  };
  await expect.poll(async () => await page.evaluate(beyond), "wider than the window by").toBeLessThanOrEqual(0);
}

for (const [at, screen] of SCREENS.entries()) {
  const oneLanguage = screen.rendered === "for one";
  const looked = oneLanguage ? looksAt(at).slice(0, 1) : looksAt(at);
  if (looked.length === 0) continue;
  const looks = looked.flatMap((one) => one.looks.map(({ width, theme }) => `${one.language} ${width} ${theme}`));
  const ownSettings = typeof screen.alone === "object" ? screen.alone : {};
  const name = looks.length > 1 ? "every look" : looks.join();
  const refusal = new RegExp(
    `Failed to load resource: the server responded with a status of (?:${[screen.refused].flat().join("|")})`,
  );
  test.describe(() => {
    test.use({ tolerate: screen.refused ? [refusal] : [] });
    test(`${screen.name}, ${name} (seed ${seed})`, async ({ page, server: shared }) => {
      test.setTimeout(test.info().timeout * looked.length);
      const own = screen.alone ? await TestServer.start({ TOKEN_ROTATION: "every-request", ...ownSettings }) : null;
      const server = own ?? shared;
      const said: string[] = [];
      const api = screen.as ? await SignedInApi.open(page.request, server, screen.as) : null;
      const visit: Visit = { page, server, api, screen, waits: underWay(page) };
      page.on("console", (message) => said.push(message.text()));
      if (!screen.rendered) await remember(page, server, screen.as);
      const data = dataOf(page);
      if (looked[0]?.looks[0]) await dress(page, looked[0].looks[0]);
      await open(visit, "en");
      const english = await wordsOn(page);
      let spoken: Language = "en";
      for (const [turn, { language, looks }] of looked.entries()) {
        if (language !== spoken && !oneLanguage) await open(visit, language);
        spoken = language;
        for (const [one, look] of looks.entries()) {
          await dress(page, look);
          // What lies over a screen is closed by some when the window changes, and stays with others.
          if (screen.over && one + turn > 0) await open(visit, language);
          if (!screen.rendered) await expectDressed(page, look);
          await expectSettled(visit, screen.over);
          await expectNoWider(page);
          await keepPicture(page, screen.name, language, look);
          const words = await wordsOn(page);
          expect.soft(keysIn(words)).toEqual([]);
          const foreign =
            screen.rendered === "in each"
              ? englishForDoctors(words, language)
              : englishIn(words, language, { words: english, data: await data.text() });
          if (!oneLanguage) expect.soft(foreign, `in ${language}`).toEqual([]);
          expect.soft(await cutOffOn(page), `cut off at ${look.width}`).toEqual([]);
          expect.soft(await brokenOn(page), `broken at ${look.width} in ${language}`).toEqual([]);
          // Each look in some language, each language in some look.
          if (one === turn % looks.length) await expectAccessible(page);
        }
      }
      // Whoever is mailed next reads English.
      if (screen.rendered === "in each" && !screen.alone) await speakOnPage("en")(page);
      // What still lives on the page would complain of a server that is gone.
      if (own) await page.goto("about:blank");
      await own?.dispose();
      expect(said.filter((line) => !(screen.refused && refusal.test(line)))).toEqual([]);
    });
  });
}
