/** Where no server answers: the callouts as they were last seen, to be read; and never an app that is older than its server. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Page } from "@playwright/test";
import { servePlainly } from "./support/plainWebServer.ts";
import { declineDesktop } from "./support/practiceWork.ts";
import { expect, expectAccessible, signIn, test } from "./support/test.ts";
import { TestServer } from "./support/testServer.ts";

const dist = path.resolve(import.meta.dirname, "../../dist");

// The server is gone for a while, and the browser says so.
test.use({ tolerate: [/^console: .*(Failed to load resource|WebSocket|net::ERR)/] });

/** How many rows the device keeps, or null. */
const keptRows = (page: Page) =>
  page.evaluate(() => {
    const kept = localStorage.getItem("lastSeenCallouts");
    return kept && JSON.parse(kept).rows.length;
  });

const isPrepared = (page: Page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).active));

const caches = (page: Page) => page.evaluate(() => window.caches.keys());

const away = (page: Page) => page.getByRole("heading", { name: "No connection to the server" });

test("without a server the callouts are there as last seen, and the app again once it is back", async ({
  page,
  context,
}) => {
  const server = await TestServer.start();
  try {
    await declineDesktop(context);
    await signIn(page, server);
    const names = page.getByRole("table").getByRole("link");
    await expect(names.first()).toBeVisible();
    const shown = await names.allTextContents();
    // Of several lists the first is shown, and how many there are besides; the offline page has each.
    const words = await page.getByRole("table").getByRole("row").allTextContents();
    const besides = words.map((row) => Number(/\+(\d+)\slists?/.exec(row)?.[1] ?? 0));
    const lists = besides.reduce((sum, count) => sum + count, shown.length);
    expect(await isPrepared(page)).toBe(true);
    await expect.poll(() => keptRows(page)).toBe(lists);
    await server.end("SIGKILL");
    await page.goto(`${server.url}/doctors`);
    await expect(away(page)).toBeVisible();
    const rows = page.getByRole("table", { name: "Callouts" }).getByRole("row");
    await expect(rows).toHaveCount(lists + 1);
    for (const name of shown) await expect(rows.filter({ hasText: name }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Needs action · 1–\d+ of \d+$/ })).toBeVisible();
    await expect(page.getByText(/as you last saw them, on \d+ \w+ \d{4} at \d\d:\d\d/)).toBeVisible();
    await expect(page.getByRole("table").getByRole("link")).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(away(page)).toBeVisible();
    await server.start();
    await expect(page.getByRole("heading", { level: 1, name: "Doctors" })).toBeVisible();
  } finally {
    await server.dispose();
  }
});

test("who signs out leaves nothing on the device", async ({ page, context }) => {
  const server = await TestServer.start();
  try {
    await declineDesktop(context);
    await signIn(page, server);
    await expect.poll(() => keptRows(page)).toBeGreaterThan(0);
    expect(await isPrepared(page)).toBe(true);
    await page.getByRole("button", { name: "Your account" }).click();
    // Signing out forgets the provider's name too; the sign-in page reads it anew, and a server that ends meanwhile is another test.
    const provider = page.waitForResponse("**/config.json");
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    await page.waitForURL(/\/auth\/login/);
    await (await provider).finished();
    await expect.poll(() => keptRows(page)).toBe(null);
    await server.end("SIGKILL");
    await page.reload();
    await expect(page.getByText("No callouts are kept on this device.")).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
  } finally {
    await server.dispose();
  }
});

/** The build as another one would be: the entry under another name, and an offline page with other words. */
async function anotherBuild(): Promise<{ folder: string; entry: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "callouts-build-"));
  await cp(dist, folder, { recursive: true });
  const edit = async (file: string, from: string | RegExp, to: string) => {
    const before = await readFile(path.join(folder, file), "utf8");
    const after = before.replaceAll(from, to);
    expect(after).not.toBe(before);
    await writeFile(path.join(folder, file), after);
  };
  const found = (await readdir(path.join(folder, "assets"))).find((file) => /^main\.\w+\.js$/.test(file)) ?? "";
  await rename(path.join(folder, "assets", found), path.join(folder, "assets/main.0000.js"));
  for (const file of await readdir(path.join(folder, "assets")))
    if (file.endsWith(".js") && (await readFile(path.join(folder, "assets", file), "utf8")).includes(found))
      await edit(`assets/${file}`, found, "main.0000.js");
  await edit("index.html", found, "main.0000.js");
  await edit("offline.js", "No connection to the server", "The server is away");
  await edit("service-worker.js", /offline-[0-9a-f]+-/g, "offline-0000-");
  return { folder, entry: "assets/main.0000.js" };
}

test("after a deploy the next page is the new build’s, and so is the offline page", async ({
  page,
  context,
  server,
}) => {
  const host = await servePlainly(dist, server.url);
  const next = await anotherBuild();
  try {
    await declineDesktop(context);
    await signIn(page, host);
    await expect.poll(() => keptRows(page)).toBeGreaterThan(0);
    expect(await isPrepared(page)).toBe(true);
    const [before] = await caches(page);
    const entry = () => page.locator("script[type=module][src]").first().getAttribute("src");
    expect(await entry()).not.toContain("main.0000.js");
    host.folder = next.folder;
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Callouts" })).toBeVisible();
    expect(await entry()).toContain(next.entry);
    await expect.poll(() => caches(page)).toEqual([expect.stringMatching(/^offline-0000-/)]);
    expect(before).not.toMatch(/^offline-0000-/);
    host.close();
    await page.reload();
    await expect(page.getByRole("heading", { name: "The server is away" })).toBeVisible();
  } finally {
    host.close();
    await rm(next.folder, { recursive: true });
  }
});
