/** What administrators and doctors do, said once for all browser tests. */
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { pick } from "./pickers.ts";
import { type TestServer } from "./testServer.ts";

declare global {
  interface Window {
    /** Desktop notifications this page has shown: their titles. */
    shown?: string[];
  }
}

/** A browser that has been asked about desktop notifications already, and said no. */
export async function declineDesktop(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A sandboxed frame, as the mailbox has them, has no storage; nor has a blank page.
    if (window.origin !== "null" && location.protocol.startsWith("http"))
      localStorage.setItem("desktopNotificationsDeclined", "t");
  });
}

/** A browser that grants the permission when asked, and remembers what it was told to show. */
export async function grantDesktop(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // See above; later scripts build on what this one leaves.
    if (window.origin === "null" || !location.protocol.startsWith("http")) return;
    window.shown = [];
    class Recorder extends EventTarget {
      static permission: NotificationPermission = localStorage.getItem("granted") ? "granted" : "default";
      static async requestPermission(): Promise<NotificationPermission> {
        localStorage.setItem("granted", "t");
        Recorder.permission = "granted";
        return "granted";
      }
      onclick: (() => void) | null = null;
      constructor(title: string) {
        super();
        window.shown?.push(title);
      }
      close(): void {}
    }
    Object.defineProperty(window, "Notification", { value: Recorder, configurable: true });
  });
}

/** Titles shown so far, over all pages. */
export async function shownOn(...pages: Page[]): Promise<string[]> {
  return (await Promise.all(pages.map((page) => page.evaluate(() => window.shown ?? [])))).flat();
}

/** YYYY-MM-DD of the next weekday at least `days` away, so that no demo list of a weekend is met. */
export function dayAhead(days: number): string {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** The first day of the demo's week in which every one of its standing lists takes place, and nothing else. */
export function fullWeek(): string {
  const weekday = new Date().getUTCDay() || 7;
  const day = new Date(Date.now() + (8 - weekday + 56) * 24 * 60 * 60 * 1000);
  return day.toISOString().slice(0, 10);
}

export type NewCallout = { date: string; group: string; site?: string; surgeon?: string };

/** Sends a callout to a group; resolves on the callout's page, to how many doctors were mailed. */
export async function sendCallout(page: Page, server: TestServer, callout: NewCallout): Promise<number> {
  await page.goto(`${server.url}/callouts?tab=all`);
  await page.getByRole("link", { name: "New callout" }).click();
  await pick(page, "Date", callout.date);
  await page.getByLabel("Site", { exact: true }).selectOption({ label: callout.site ?? "Ferndale Clinic" });
  await page.getByLabel("Surgeon").selectOption({ label: callout.surgeon ?? "Mr J. Okandi" });
  await page.getByRole("combobox", { name: "Send to" }).fill(callout.group);
  await page.getByRole("option", { name: new RegExp(`^${callout.group}`) }).click();
  const send = page.getByRole("button", { name: /^Send to \d+ doctors?$/ });
  await expect(send).toBeEnabled();
  const count = Number(/\d+/.exec((await send.textContent()) ?? "")?.[0]);
  await send.click();
  await page.waitForURL(/\/callouts\/\d+$/);
  return count;
}

/** The links in the newest mails whose subject begins so, newest first, as the mailbox shows them. */
export async function mailedLinks(page: Page, server: TestServer, subject: string, many: number): Promise<string[]> {
  await page.goto(`${server.url}/dev/mailbox`);
  const mails = page.getByRole("main").getByRole("listitem").getByRole("link").filter({ hasText: subject });
  await expect(async () => {
    await page.reload();
    expect(await mails.count()).toBeGreaterThanOrEqual(many);
  }).toPass();
  const addresses = await mails.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const links: string[] = [];
  for (const address of addresses.slice(0, many)) {
    await page.goto(address);
    const link = page.frameLocator("iframe").locator('a[href*="/respond/"]').first();
    links.push((await link.getAttribute("href")) ?? "");
  }
  return links;
}

/** Presses a button of the doctor's page as a person would: not in the first 800 ms, which only machines manage. */
export async function pressSlowly(button: Locator): Promise<void> {
  const seen = Date.now();
  await expect.poll(() => Date.now() - seen).toBeGreaterThan(900);
  await button.click();
}

export const press = (page: Page, role: "button" | "link", name: string | RegExp): Promise<void> =>
  pressSlowly(page.getByRole(role, { name }));

/** A doctor opens the link and answers every list alike. */
export async function answer(
  page: Page,
  link: string,
  choice: "Available" | "If needed" | "Not available",
): Promise<void> {
  await page.goto(link);
  for (const radio of await page.getByRole("radio", { name: choice, exact: true }).all()) await radio.check();
  await press(page, "button", "Send my answer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you/);
}
