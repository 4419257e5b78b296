/** `npm run guide:pictures`: takes the guide's pictures anew, of a demo practice in which it is always the same morning. */
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { chromium, type Locator } from "@playwright/test";
import { installedChromium } from "../../.ci/find-chromium.ts";
import { PICTURES, type Picture } from "./guidePictures.ts";

/** A Wednesday, so that the demo's lists of the next days are in one week. */
const MORNING = "2026-11-25T09:30:00Z";
const PASSWORD = "Demo-practice-1";
const folder = path.join(import.meta.dirname, "../guide/pictures");

const BUSY = "[data-skeleton], [aria-busy=true], [role=progressbar]:not([hidden])";

/** How much later that morning is than the present, in milliseconds. */
const SHIFT = Date.parse(MORNING) - Date.now();

/** For the server, before its modules are loaded, so that the demo tells its stories of that morning; and for each page. */
function setClock(shift: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [target.now() + shift]),
    get: (target, key) => (key === "now" ? () => target.now() + shift : Reflect.get(target, key)),
  });
}

async function start(dataDir: string) {
  setClock(SHIFT);
  const { startServer } = await import("../../server/startServer.ts");
  const env = {
    PORT: "0",
    DEMO: "1",
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: "100",
    CALL_BACK_SECONDS: "0",
    LOG_LEVEL: "error",
  };
  return startServer(env, path.join(import.meta.dirname, "../../dist"));
}

async function openBrowser(origin: string) {
  const executablePath = installedChromium();
  const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
  const context = await browser.newContext({
    baseURL: origin,
    locale: "en-GB",
    timezoneId: "Europe/London",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await page.addInitScript(setClock, SHIFT);
  await page.addInitScript(() => localStorage.setItem("desktopNotificationsDeclined", "t"));
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill("admin@example.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.locator("form button[type=submit]").click();
  await page.getByRole("heading", { name: "Callouts", level: 1 }).waitFor();
  return { browser, page };
}

type Page = Awaited<ReturnType<typeof openBrowser>>["page"];

/** Around a part of the page, so that its edge is seen. */
const MARGIN = 12;

/** The page's head stays in sight while it scrolls. CSS pixels. */
const HEAD = 80;

/** Where it is once it has stopped moving. */
async function settledBox(part: Locator) {
  await part.waitFor();
  await part.evaluate((element, head) => window.scrollBy(0, element.getBoundingClientRect().top - head), HEAD);
  for (let last = ""; ; ) {
    const box = await part.boundingBox();
    if (box && JSON.stringify(box) === last) return box;
    last = JSON.stringify(box);
    await part.page().screenshot();
  }
}

async function take(page: Page, { name, open, of, height = 900, width = 1440 }: Picture): Promise<void> {
  await page.setViewportSize({ width, height: 1300 });
  await open(page);
  await page.waitForLoadState("networkidle");
  await page.locator(BUSY).first().waitFor({ state: "detached" });
  await page.mouse.move(0, 0);
  const part = of && (await settledBox(of(page)));
  const clip = part
    ? {
        x: Math.max(0, part.x - MARGIN),
        y: Math.max(0, part.y - MARGIN),
        width: part.width + 2 * MARGIN,
        height: Math.min(part.height, height) + 2 * MARGIN,
      }
    : { x: 0, y: 0, width, height };
  await page.screenshot({ path: path.join(folder, `${name}.png`), animations: "disabled", clip });
  process.stdout.write(`${name}\n`);
}

const only = process.argv.slice(2);
const dataDir = await mkdtemp(path.join(os.tmpdir(), "callouts-guide-"));
const server = await start(dataDir);
const { browser, page } = await openBrowser(server.origin);
try {
  for (const picture of PICTURES) if (only.length === 0 || only.includes(picture.name)) await take(page, picture);
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
}
