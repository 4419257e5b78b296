/** Where there is little room: what is pressed stays large enough and in order, and decisions stay on a line. */
import { type BrowserContext, type Locator, type Page } from "@playwright/test";
import { type CalloutDetail } from "../../src/contract/shapes/callout.ts";
import { pick } from "./support/pickers.ts";
import { declineDesktop } from "./support/practiceWork.ts";
import { SignedInApi } from "./support/signedInApi.ts";
import { expect, signIn, test } from "./support/test.ts";

/** CSS pixels that a finger hits. */
const FINGER = 44;

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not there`);
  return box;
};

/** From its first pixel to its last, within the part and within the window. */
async function expectWhollyIn(part: Locator, inner: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [own, around] = [await boxOf(inner), await boxOf(part)];
      const [start, end] = [Math.max(around.x, 0), Math.min(around.x + around.width, 390)];
      return Math.round(Math.min(own.x - start, end - own.x - own.width));
    })
    .toBeGreaterThanOrEqual(0);
}

async function openOnPhone(page: Page, context: BrowserContext, server: { url: string }): Promise<void> {
  await declineDesktop(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, server);
}

const speak = (page: Page, selectedLang: string) =>
  page.evaluate((lang) => localStorage.setItem("i18nConfig", JSON.stringify({ selectedLang: lang })), selectedLang);

test("on a phone the sessions are large enough, and the ways on stand in order in each language", async ({
  page,
  context,
  server,
}) => {
  await openOnPhone(page, context, server);
  for (const language of ["en", "de", "fr", "ja"]) {
    await speak(page, language);
    await page.goto(`${server.url}/callouts/new`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const sessions = page.getByRole("radiogroup").first().getByRole("radio");
    await expect(sessions).toHaveCount(5);
    for (const session of await sessions.all()) expect((await boxOf(session)).height).toBeGreaterThanOrEqual(FINGER);
    const bar = page.locator("[data-bottom-bar]");
    const [leave, draft, later, send] = await Promise.all((await bar.getByRole("button").all()).map(boxOf));
    if (!leave || !draft || !later || !send) throw new Error("the bar has lost a button");
    const { x, width } = await boxOf(bar);
    expect(leave.y + leave.height).toBeLessThanOrEqual(draft.y);
    expect([later.y, later.width, later.height]).toEqual([draft.y, draft.width, draft.height]);
    expect([send.x, send.width]).toEqual([x, width]);
  }
});

test("on a phone the saved views and the ways to see callouts stand on one line in each language", async ({
  page,
  context,
  server,
}) => {
  await openOnPhone(page, context, server);
  for (const language of ["en", "de", "fr", "es", "ja", "zh"]) {
    await speak(page, language);
    for (const path of ["/callouts?tab=all", "/callouts?view=week"]) {
      await page.goto(server.url + path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const ways = page.getByRole("radiogroup").first();
      const beside = ways.locator("xpath=..");
      const both = beside.locator(":scope > *:visible");
      await expect(both).toHaveCount(2);
      const boxes = await Promise.all((await both.all()).map(boxOf));
      const middles = boxes.map(({ y, height }) => Math.round(y + height / 2));
      expect(Math.max(...middles) - Math.min(...middles), `${language} ${path}`).toBeLessThanOrEqual(2);
    }
  }
});

test("German decisions stand on one line beside each other", async ({ page, context, server, request }) => {
  await declineDesktop(context);
  const api = await SignedInApi.open(request, server, "admin@example.test");
  const { data } = await api.call<{ data: { id: number; offers: number }[] }>("GET", "/callouts?tab=open&status=open");
  const offered = data.find(({ offers }) => offers > 0);
  await signIn(page, server);
  await speak(page, "de");
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${server.url}/callouts/${offered?.id ?? "with an offer"}`);
    const rows = (name: RegExp) => page.getByRole("row").filter({ has: page.getByRole("button", { name }) });
    const offers = rows(/^Dr .* bestätigen$/);
    // Whoever was stood down has a mark, and the decisions below it.
    const stoodDown = rows(/^Erneut fragen: /);
    await expect(offers.first()).toBeVisible();
    const lines = [
      ...(await offers.all()).map((row) => row.getByRole("button")),
      ...(await stoodDown.all()).map((row) => row.getByRole("button", { name: /^(Erneut fragen|Besprochen): / })),
    ];
    for (const buttons of lines) {
      const boxes = await Promise.all((await buttons.all()).map(boxOf));
      const middles = boxes.map(({ y, height }) => Math.round(y + height / 2));
      expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThanOrEqual(1);
    }
  }
});

test("where a page ends, the way back to its top covers nothing that can be pressed", async ({
  page,
  context,
  server,
}) => {
  await declineDesktop(context);
  await signIn(page, server);
  for (const viewport of [
    { width: 1440, height: 600 },
    { width: 390, height: 700 },
  ]) {
    await page.setViewportSize(viewport);
    for (const path of ["/callouts?tab=all", "/callouts/new"]) {
      await page.goto(server.url + path);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.locator("main [aria-busy=true], [data-skeleton]")).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const top = page.locator("button[aria-label='Back to top']");
      await expect(top).toBeAttached();
      const covered = await top.evaluate((button) => {
        const own = button.getBoundingClientRect();
        const meets = ({ left, right, top, bottom }: DOMRect) =>
          left < own.right && right > own.left && top < own.bottom && bottom > own.top;
        const others = [...document.querySelectorAll("a, button, input, select")].filter((one) => one !== button);
        return others.filter((one) => meets(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 120));
      });
      expect(covered, `${path} at ${viewport.width} px`).toEqual([]);
    }
  }
});

test("on a phone what needs action stands whole beside the chosen tab, and the bell's list is closed at its top", async ({
  page,
  context,
  server,
}) => {
  await openOnPhone(page, context, server);
  for (const language of ["de", "es", "ja"]) {
    await speak(page, language);
    await page.goto(`${server.url}/callouts?tab=all`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const strip = page
      .locator("nav", { has: page.locator("a[aria-current=page][href*=tab], a[aria-current=page]") })
      .last();
    const needs = strip.getByRole("link").first();
    await expect(needs).toContainText(/\d/);
    await expectWhollyIn(strip, needs);
    await expectWhollyIn(strip, strip.locator("a[aria-current=page]"));
  }
  // Whichever is chosen, it is in sight; and what needs action where there is room for both.
  for (const [at, tab] of ["needs_action", "all", "open", "confirmed", "drafts", "past"].entries()) {
    await page.goto(`${server.url}/callouts?tab=${tab}`);
    const strip = page.locator("nav", { has: page.locator("a[aria-current=page]") }).last();
    const chosen = strip.getByRole("link").nth(at);
    await expect(chosen).toHaveAttribute("aria-current", "page");
    await expectWhollyIn(strip, chosen);
  }
  await speak(page, "de");
  await page.goto(`${server.url}/callouts?tab=all`);
  await page.getByRole("button", { name: /Benachrichtigungen/ }).click();
  const list = page.getByRole("dialog", { name: "Benachrichtigungen" });
  const [heading, close] = [
    await boxOf(list.getByRole("heading", { level: 2 })),
    await boxOf(list.getByRole("button", { name: "Schließen" }).first()),
  ];
  expect(close.y).toBeLessThan(heading.y + heading.height);
  expect(close.x).toBeGreaterThan(heading.x + heading.width);
});

test("after a booking was released its German row has what became of it on one line, and the decision whole below", async ({
  page,
  context,
  server,
  request,
}) => {
  await declineDesktop(context);
  const api = await SignedInApi.open(request, server, "admin@example.test");
  const { data } = await api.call<{ data: { id: number; offers: number }[] }>("GET", "/callouts?tab=open&status=open");
  const id = data.find(({ offers }) => offers > 0)?.id ?? 0;
  const read = async () => (await api.call<{ data: CalloutDetail }>("GET", `/callouts/${id}`)).data;
  const offer = (await read()).responses.find(({ bookable }) => bookable);
  if (!offer) throw new Error("nobody can be booked");
  const decide = async (what: "confirm" | "release", body: object) => {
    const { lock_version } = (await read()).responses.find((one) => one.id === offer.id) ?? offer;
    await api.call("POST", `/callouts/${id}/responses/${offer.id}/${what}`, { lock_version, ...body });
  };
  await decide("confirm", {});
  await decide("release", { reason: "The list needs somebody for children" });
  await signIn(page, server);
  await speak(page, "de");
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${server.url}/callouts/${id}`);
    const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: offer.doctor.name }) });
    await expect(row).toContainText("Nicht mehr gebucht");
    const spoken = row.getByRole("button", { name: /^Besprochen: / });
    const tools = [
      row.getByRole("button", { name: /^Antwort ändern: / }),
      row.getByRole("button", { name: /^Mehr zu / }),
    ];
    const mark = await boxOf(row.getByText("Nicht mehr gebucht"));
    const middleOf = ({ y, height }: { y: number; height: number }) => Math.round(y + height / 2);
    for (const tool of tools) expect(Math.abs(middleOf(await boxOf(tool)) - middleOf(mark))).toBeLessThanOrEqual(2);
    // Neither what became of it nor the decision below breaks.
    expect(mark.height, `${width} px`).toBeLessThanOrEqual(20);
    const decision = await boxOf(spoken);
    expect(decision.height, `${width} px`).toBeLessThanOrEqual(36);
    expect(middleOf(decision) - middleOf(mark), `${width} px`).toBeLessThanOrEqual(36);
  }
});

test("pages and forms of the practice use the width of a desk's screen", async ({ page, context, server }) => {
  await declineDesktop(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, server);
  for (const [path, part] of [
    ["/practice-management/sites", "main table"],
    ["/practice-management/callout-defaults", "main form"],
    ["/practice-management/sites?edit=new", "main form"],
    ["/practice-management/groups?edit=new", "main form"],
    ["/practice-management", "main form"],
    ["/doctors/new", "main form"],
    ["/callouts/new", "main :is(form, [data-bottom-bar])"],
  ] as const) {
    await page.goto(server.url + path);
    const widest = page.locator(part).first();
    await expect(widest).toBeVisible();
    const { x, width } = await boxOf(widest);
    // Less the page's own margins.
    expect(width, path).toBeGreaterThanOrEqual(1200);
    expect(x, path).toBeLessThanOrEqual(120);
  }
});

test("repeated lists have their day, month and year, on a phone as on a desk", async ({ page, context, server }) => {
  await declineDesktop(context);
  await signIn(page, server);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${server.url}/callouts/new`);
    await pick(page, "Date", "2027-11-26");
    await page.getByRole("button", { name: "Repeat weekly…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Number of further weeks").selectOption("3");
    await dialog.getByRole("button", { name: "Add 3 lists" }).click();
    // The first one stays open to be written; the others are a line each.
    for (const date of ["Fri, 3 Dec 2027", "Fri, 10 Dec 2027", "Fri, 17 Dec 2027"]) {
      const line = page.getByText(date, { exact: true });
      await expect(line.first()).toBeVisible();
      const { x, width: own } = await boxOf(line.first());
      expect(x + own, `${date} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
