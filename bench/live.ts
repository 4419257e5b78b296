/**
 * Live messages in a page of 10,000 callouts, in Chromium at a quarter of the machine's speed: 1,000 a second for ten seconds
 * (docs/performance.md P10), and 1,000 in ten seconds (P11). They arrive at the app's own socket, as frames of the cable do.
 * `node bench/live.ts`, after `npm run build`. Prints one line of JSON; exits with 1 when a budget is missed.
 */
import { chromium } from "@playwright/test";
import { installedChromium } from "../.ci/find-chromium.ts";
import { type NotificationsResponse } from "../src/contract/shapes/notification.ts";
import { signIn } from "./support/api.ts";
import { quantiles } from "./support/quantiles.ts";
import { slowDown } from "./support/screens/screenTimes.ts";
import { watch, weather } from "./support/screens/storm.ts";
import { ServerProcess } from "./support/serverProcess.ts";

const SECONDS = 10;
/** Frames a second; milliseconds until a message is shown or counted; toasts at once. */
const BUDGET = { fps: 55, lag: 1000, toasts: 20 };

const server = await ServerProcess.create("large");
const executablePath = installedChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});

/** On a fresh page, once its rows and its connection are there. */
async function storm(perSecond: number) {
  const api = await signIn(server.origin);
  const { body } = await api.call<NotificationsResponse>("GET", "/notifications?limit=1");
  const rows = await api.call<{ data: { id: number }[] }>("GET", "/callouts?tab=all");
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.addInitScript((auth) => {
    localStorage.setItem("auth", auth);
    localStorage.setItem("desktopNotificationsDeclined", "t");
  }, JSON.stringify(api.headers));
  const session = await slowDown(page);
  await page.goto(`${server.origin}/callouts?tab=all`);
  await page.locator("tbody:not([aria-hidden]) tr").first().waitFor();
  await page.getByText(/^Live · updated/).waitFor();
  await page.waitForTimeout(3000);
  await session.send("Performance.enable");
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  };
  const before = await busy();
  const { seq, epoch } = body.meta;
  const { lags, missing, fps, long, toasts } = await page.evaluate(weather, {
    perSecond,
    seconds: SECONDS,
    seq,
    epoch,
    callouts: rows.body.data.map(({ id }) => id),
  });
  const busySeconds = Math.round(((await busy()) - before) * 10) / 10;
  await context.close();
  return { fps: Math.round(fps), lag: quantiles(lags), missing, long, toasts, busySeconds };
}

try {
  const updates = await storm(1000);
  const notifications = await storm(100);
  const figures: Record<string, boolean> = {
    "P10 frames": updates.fps < BUDGET.fps,
    "P10 long tasks": updates.long.length > 0,
    "P10 lag": updates.missing > 0 || updates.lag.worst > BUDGET.lag,
    "P11 frames": notifications.fps < BUDGET.fps,
    "P11 lag": notifications.missing > 0 || notifications.lag.worst > BUDGET.lag,
    "P11 toasts": notifications.toasts > BUDGET.toasts,
  };
  const missed = Object.keys(figures).filter((name) => figures[name]);
  process.stdout.write(`${JSON.stringify({ updates, notifications, missed })}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.remove();
}
