/** Playwright's `test` with a server of the file's own, and with pages that must stay silent and within the policy. */
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { violationsOn } from "./axe.ts";
import { TestServer } from "./testServer.ts";

export type Options = { rotation: "15m" | "every-request" };

type Fixtures = {
  /** Complaints to expect besides none; a killed server makes the browser log refused connections. */
  tolerate: RegExp[];
  /** Watches a context that a test made itself. */
  watch: (context: BrowserContext) => Promise<void>;
};

type WorkerFixtures = { server: TestServer };

declare global {
  interface Window {
    /** Reports to the test; exposed by `watch`. */
    policyViolated?: (what: string) => void;
  }
}

/** Specification §8 asks for this line where a stored session turns out to be over. */
const LOGGED = /^console: The stored session was refused/;

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  rotation: ["every-request", { option: true }],
  tolerate: [[], { option: true }],

  /** One per worker, in the hard rotation mode; tests that change much start their own. */
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const server = await TestServer.start({ TOKEN_ROTATION: "every-request", RATE_LIMIT_FACTOR: "100" });
      await use(server);
      await server.dispose();
    },
    { scope: "worker", timeout: 300_000 },
  ],

  watch: async ({ tolerate }, use) => {
    const complaints: string[] = [];
    await use(async (context) => {
      await context.exposeFunction("policyViolated", (what: string) => complaints.push(`policy: ${what}`));
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          window.policyViolated?.(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type()))
          complaints.push(`console: ${message.text()} ${message.location().url}`);
      });
      context.on("weberror", (error) => complaints.push(`error: ${error.error().message}`));
    });
    const due = [...tolerate, LOGGED];
    expect(complaints.filter((complaint) => !due.some((pattern) => pattern.test(complaint)))).toEqual([]);
  },

  context: async ({ context, watch }, use) => {
    await watch(context);
    await use(context);
  },
});

export { expect };

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Beyond the rules of the levels: no heading skips a level, and whoever says what stands on a button is understood. */
const FURTHER = { "heading-order": { enabled: true }, "label-content-name-mismatch": { enabled: true } };

/** No finding of axe's WCAG 2.0 to 2.2 rules, A and AA, and of those further ones; but for frames, which hold mails and let no script run. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours on their way from one state to another are nobody's choice: what is found is looked at again at rest.
  await expect(async () => {
    await page.evaluate(async () => {
      // What has been scrolled half below the bar on top is looked at whole.
      window.scrollTo(0, 0);
      const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    });
    const found = await violationsOn(page, { rules: FURTHER, runOnly: LEVELS });
    expect(found).toEqual([]);
  }).toPass({ timeout: 60_000, intervals: [500] });
}

export const PASSWORD = "Demo-practice-1";

export async function signIn(page: Page, server: { url: string }, email = "admin@example.test"): Promise<void> {
  await page.goto(`${server.url}/auth/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth/login"));
}

/**
 * Keys that need their moment, again until it is seen what they do: the first on a page, where the keys listen a moment
 * after the page is there; and one after another, where on a busy machine the second may come too late for the first.
 */
export async function pressUntil(page: Page, keys: readonly string[], seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    for (const key of keys) await page.keyboard.press(key);
    await seen();
  }).toPass();
}
