/** Screens on paper: all their words, within the page, black on white, and nothing to press. */
import { type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { type CalloutRow } from "../../src/contract/shapes/callout.ts";
import { ownServer } from "./support/ownServer.ts";
import { dayAhead, declineDesktop, fullWeek } from "./support/practiceWork.ts";
import { mailedPage, Office } from "./support/promises.ts";
import { SignedInApi } from "./support/signedInApi.ts";
import { expect, signIn, test } from "./support/test.ts";

const here = ownServer();

const MARGIN = "1cm";
/** The same in points. */
const EDGE = 28;

/** Letters and numbers alone: spaces and signs are drawn in many ways. */
const solid = (text: string): string => text.replace(/[^\p{L}\p{N}]|\p{Lm}/gu, "");

/** What comes out of the printer: its words without spaces, those that no line breaks, and how far to the right they reach beyond the margin. */
async function printed(page: Page): Promise<{ text: string; unbroken: Set<string>; beyond: number }> {
  const margin = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN };
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4", margin })));
  const { text } = await extractText(paper, { mergePages: true });
  let beyond = -Infinity;
  const unbroken = new Set<string>();
  for (let at = 1; at <= paper.numPages; at++) {
    const leaf = await paper.getPage(at);
    for (const item of (await leaf.getTextContent()).items)
      if ("str" in item && item.str.trim()) {
        beyond = Math.max(beyond, item.transform[4] + item.width - ((leaf.view[2] ?? 0) - EDGE));
        for (const word of item.str.split(/\s+/)) unbroken.add(solid(word));
      }
  }
  return { text: solid(text), unbroken, beyond };
}

const channels = (colour: string): number[] => [...colour.matchAll(/\d+/g)].slice(0, 3).map(Number);
const BUTTONS = "button, select, [role=button], input:not([type=checkbox])";

/** With the device in the dark; the page is on the screen again afterwards. */
async function expectPaper(page: Page, ...facts: string[]): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  expect(Math.max(...channels(await heading.evaluate((one) => getComputedStyle(one).color)))).toBeLessThan(90);
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  await expect(page.locator(BUTTONS).filter({ visible: true })).toHaveCount(0);
  const words = (await main.innerText()).split(/\s+/).filter(Boolean);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null, colorScheme: "dark" });
  const { text, beyond } = await printed(page);
  expect(beyond).toBeLessThanOrEqual(1);
  expect(words.filter((word) => !text.includes(solid(word)))).toEqual([]);
  for (const fact of facts) expect(text).toContain(solid(fact));
}

test.describe("of the office", () => {
  test.beforeEach(async ({ page, context }) => {
    await declineDesktop(context);
    await page.emulateMedia({ colorScheme: "dark" });
    await signIn(page, here);
  });

  test("the insights", async ({ page }) => {
    await page.goto(`${here.url}/insights`);
    await expect(page.getByRole("region", { name: "Emails per filled list" }).getByRole("table")).toBeVisible();
    await expect(page.getByRole("region", { name: "Answers by doctor" }).getByRole("table")).toBeVisible();
    await expectPaper(page, "Median time to answer", "Dr Declan Orrowby");
  });

  test("the plan of a week", async ({ page }) => {
    await page.goto(`${here.url}/planning?from=${fullWeek()}`);
    await expect(page.getByRole("button", { name: "Plan 25 lists" })).toBeVisible();
    await expectPaper(page, "Mr L. Ashgrove", "Dr Leopold Vance");
  });

  test("the standing lists", async ({ page }) => {
    await page.goto(`${here.url}/planning/standing-lists`);
    await expect(page.getByRole("button", { name: /^End / })).toHaveCount(25);
    await expectPaper(page, "Every 2 weeks", "Dr Leopold Vance");
  });

  for (const { screen, path, there, facts } of [
    { screen: "callouts", path: "/callouts?tab=open", there: "Mr R. Castellane", facts: ["1 of 2 filled"] },
    { screen: "doctors", path: "/doctors", there: "Dr Kofi Ansahene", facts: ["07700 900127"] },
    { screen: "the week", path: "/callouts?view=week", there: "Ferndale", facts: ["Today"] },
  ])
    test(screen, async ({ page }) => {
      await page.goto(here.url + path);
      await expect(page.getByRole("main").getByText(there).first()).toBeVisible();
      await expectPaper(page, there, ...facts);
    });

  test("seven days fit side by side, and no word of theirs is broken", async ({ page }) => {
    await page.goto(`${here.url}/callouts?view=week&week=${dayAhead(5)}`);
    const table = page.getByRole("main").getByRole("table");
    await expect(table.getByText("Theatre 1", { exact: true }).first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    const words = (await table.innerText()).split(/\s+/).filter((word) => /^\p{L}{2,}$/u.test(word));
    expect(words.length).toBeGreaterThan(30);
    await page.emulateMedia({ media: null });
    const { unbroken } = await printed(page);
    expect(words.filter((word) => !unbroken.has(word))).toEqual([]);
  });

  test("a callout has its lists and what everybody answered", async ({ page }) => {
    const api = await SignedInApi.open(here.place.request, here, "colleague@example.test");
    const { data } = await api.call<{ data: CalloutRow[] }>("GET", "/callouts?tab=open&status=open");
    const several = data.find(({ lists, offers }) => lists.length > 1 && offers > 1);
    await page.goto(`${here.url}/callouts/${several?.id}`);
    await expect(page.getByRole("radio", { name: "As they answered" })).toBeVisible();
    const doctors = await page.getByRole("article").or(page.getByRole("row")).getByText(/^Dr /).allInnerTexts();
    expect(doctors.length).toBeGreaterThan(5);
    await expectPaper(page, ...doctors);
  });

  test("a ring round has everybody's number", async ({ page }) => {
    const api = await SignedInApi.open(here.place.request, here, "colleague@example.test");
    const { data } = await api.call<{ data: CalloutRow[] }>("GET", "/callouts?tab=open&status=open");
    const id = data.find(({ urgency }) => urgency === "urgent")?.id;
    await page.goto(`${here.url}/callouts/${id}/ring-round`);
    await expect(page.getByRole("button", { name: /^Ring Dr / }).first()).toBeVisible();
    const numbers = await page.locator("main a[href^='tel:']").allInnerTexts();
    expect(numbers.length).toBeGreaterThan(5);
    await expectPaper(page, ...numbers);
  });
});

test("a doctor's home has what is asked, offered, booked and over, and no forms", async ({ browser, watch }) => {
  const office = await Office.open(here.place);
  const [asked, offered, booked, declined] = [
    await office.send({ days: 60, doctors: ["Gwynlais"], list: { theatre: "Theatre Asked" } }),
    await office.send({ days: 67, doctors: ["Gwynlais"], list: { theatre: "Theatre Offered" } }),
    await office.send({ days: 74, doctors: ["Gwynlais"], list: { theatre: "Theatre Booked" } }),
    await office.send({ days: 81, doctors: ["Gwynlais"], list: { theatre: "Theatre Declined" } }),
  ];
  expect(asked.status).toBe("open");
  for (const { id } of [offered, booked]) await office.record(id, "Gwynlais", "available");
  await office.record(declined.id, "Gwynlais", "unavailable");
  await office.decide(booked.id, "Gwynlais", "confirm");
  const context = await browser.newContext({ colorScheme: "dark", viewport: { width: 1280, height: 800 } });
  await watch(context);
  const doctor = await context.newPage();
  await doctor.goto(await mailedPage(here.place, "Can you cover?", "Gwynlais"));
  await doctor.getByRole("link", { name: "All your lists and leave" }).click();
  await expect(doctor.getByRole("heading", { level: 1, name: "Your lists" })).toBeVisible();
  await doctor.getByText("Calendar address", { exact: true }).click();
  await expectPaper(doctor, ...["Asked", "Offered", "Booked", "Declined"].map((name) => `Theatre ${name}`));
  await doctor.emulateMedia({ media: "print" });
  for (const form of ["Available", "Only part of it?", "First day", "Create address", "Change my answer"])
    await expect(
      doctor.locator("form, p, details").getByText(form, { exact: true }).filter({ visible: true }),
    ).toHaveCount(0);
});
