/** Room where it is needed: rows for a finger, lines that stay together, tables of two lines, words in one piece. */
import { type Locator, type Page } from "@playwright/test";
import { invite, newAddress } from "./support/administrators.ts";
import { linkIn, mailWith } from "./support/mailbox.ts";
import { dayAhead, declineDesktop, sendCallout } from "./support/practiceWork.ts";
import { expect, pressUntil, signIn, test } from "./support/test.ts";
import { type TestServer } from "./support/testServer.ts";

/** CSS pixels that a finger hits. */
const FINGER = 44;
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not there`);
  return box;
};

const heightsOf = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().height));

/** On how many lines each match of `pattern` stands. */
const linesOf = (part: Locator, pattern: RegExp) =>
  part.evaluate((root, source) => {
    const found: [string, number][] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (const { 0: words, index } of node.data.matchAll(new RegExp(source, "g"))) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + words.length);
        found.push([words, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size]);
      }
    }
    return found;
  }, pattern.source);

const broken = (lines: [string, number][]) => lines.filter(([, count]) => count > 1).map(([words]) => words);

test("on a phone the palette's rows are large enough for a finger, and the footer's lines as far apart as that", async ({
  page,
  context,
  server,
}) => {
  await declineDesktop(context);
  await page.setViewportSize(PHONE);
  await signIn(page, server);
  await page.goto(`${server.url}/doctors`);
  // Both at one moment: the rows that are still coming move the footer.
  const tops = await page
    .locator("footer")
    .evaluate((footer) =>
      ["span", "nav"].map((part) => footer.querySelector(`:scope > ${part}`)?.getBoundingClientRect().y),
    );
  expect(Math.round((tops[1] ?? 0) - (tops[0] ?? 0))).toBe(FINGER);
  for (const height of await heightsOf(page.locator("footer a"))) expect(Math.round(height)).toBe(FINGER);
  const option = page.getByRole("option").first();
  await pressUntil(page, ["Control+k"], () => expect(option).toBeVisible({ timeout: 1_000 }));
  for (const height of await heightsOf(page.getByRole("option"))) expect(height).toBeGreaterThanOrEqual(FINGER);
});

test("compact rows stand closer on the lists of callouts and doctors, from the first paint on", async ({
  page,
  context,
  server,
}) => {
  await declineDesktop(context);
  await page.setViewportSize(WIDE);
  await signIn(page, server);
  const heightsAt = async (path: string) => {
    await page.goto(server.url + path);
    await expect(page.locator("[data-row]").first()).toBeVisible();
    return await heightsOf(page.locator("tbody tr"));
  };
  const paths = ["/callouts?tab=confirmed", "/doctors"];
  const comfortable = [];
  for (const path of paths) comfortable.push(await heightsAt(path));
  await page.goto(`${server.url}/user-settings/settings`);
  const choice = page.getByRole("radiogroup", { name: "Row density" });
  await expect(choice.getByRole("radio", { name: "Comfortable" })).toBeChecked();
  await choice.getByRole("radio", { name: "Compact" }).check();
  for (const [at, path] of paths.entries()) {
    const before = comfortable[at] ?? [];
    const compact = await heightsAt(path);
    expect(compact).toHaveLength(before.length);
    expect(Math.min(...before)).toBe(60);
    expect(Math.min(...compact)).toBe(48);
    for (const [row, height] of compact.entries()) expect(height).toBeLessThan(before[row] ?? 0);
  }
  await page.goto(server.url, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-rows", "compact");
});

/** A doctor's page on which nothing has been decided yet. */
async function openRespondPage(page: Page, server: TestServer): Promise<string> {
  const date = dayAhead(51);
  await declineDesktop(page.context());
  await signIn(page, server);
  await sendCallout(page, server, { date, group: "Cardiac" });
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
  const mailbox = { url: server.url, request: page.request };
  return await linkIn(mailbox, /http[^"]+\/respond\/[^"]+/, "Can you cover?", ` ${day.format(Date.parse(date))}`);
}

test("the doctor's page: each answer on one line of a phone; on wide screens the bar goes on to both sides", async ({
  page,
  server,
}) => {
  const path = await openRespondPage(page, server);
  await page.goto(server.url + path);
  for (const width of [320, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width });
    const lines = await linesOf(page.locator(".tri").first(), /\S.*\S/);
    expect(lines.map(([words]) => words)).toEqual(["Available", "If needed", "Not available"]);
    expect(broken(lines), `${width} px`).toEqual([]);
  }
  await page.locator("details.settings > summary").click();
  await expect(page.getByLabel("Language")).toHaveCSS("appearance", "none");
  await page.setViewportSize(WIDE);
  const { y, height } = await boxOf(page.locator(".stick"));
  const [inside, beside] = await Promise.all(
    [WIDE.width / 2, 4].map((x) => page.screenshot({ clip: { x, y: y + height - 4, width: 1, height: 1 } })),
  );
  expect(beside?.equals(inside as Buffer)).toBe(true);
});

test("in the mailbox of a phone an address stays on its line; what is too long breaks before its @, and subjects are whole", async ({
  page,
  server,
}) => {
  const place = { url: server.url, request: page.request };
  await page.setViewportSize({ ...PHONE, width: 320 });
  for (const email of [newAddress("ada"), newAddress("maeve.ibsen.mews")]) {
    await invite(place, "Maeve Ibsen", email);
    await page.goto(`${server.url}/dev/mailbox`);
    await expect(page.locator(".mails")).toContainText(email);
    expect(broken(await linesOf(page.locator(".mails"), /[\w.]+@[\w.]+/))).toEqual([]);
    const cut = (parts: Element[]) => parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
    expect(await page.locator(".mails .what > b").evaluateAll(cut)).toBe(0);
    await page.goto(server.url + (await mailWith(place, email)));
    const to = page.locator(".kv > dd").nth(1);
    await expect(to).toContainText(email);
    const pieces = await linesOf(to, /@?[\w.]+/);
    expect(pieces.map(([words]) => words)).toEqual(["Maeve", "Ibsen", ...email.split(/(?=@)/)]);
    expect(broken(pieces)).toEqual([]);
  }
});

test("rows that arrive do not move those under the pointer, not even to say so", async ({ page, browser, server }) => {
  const reading = await browser.newContext({ viewport: { width: 1280, height: 520 } });
  await declineDesktop(reading);
  const reader = await reading.newPage();
  await signIn(reader, server);
  await reader.goto(`${server.url}/callouts?q=Okandi`);
  const row = reader.getByRole("table").getByRole("row").nth(1);
  await row.hover();
  const before = await boxOf(row);
  await declineDesktop(page.context());
  await signIn(page, server);
  await sendCallout(page, server, { date: dayAhead(1), group: "Cardiac" });
  await expect(reader.getByRole("button", { name: /^1 new/ })).toBeVisible();
  expect((await boxOf(row)).y).toBeCloseTo(before.y, 0);
  await reading.close();
});
