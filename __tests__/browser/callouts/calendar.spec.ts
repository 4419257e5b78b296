/** The calendar of lists: moved by keyboard, mouse and finger, and from a month to its weeks and its doctors. */
import { type Locator, type Page } from "@playwright/test";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { type ListRow } from "../../../src/contract/shapes/calloutList.ts";
import { centre, touch } from "../support/finger.ts";
import { ownServer } from "../support/ownServer.ts";
import { declineDesktop } from "../support/practiceWork.ts";
import { answerOne, mailedPage, Office } from "../support/promises.ts";
import { SignedInApi } from "../support/signedInApi.ts";
import { expect, expectAccessible, signIn, test } from "../support/test.ts";

const here = ownServer();

type Data<T> = { data: T };

/** Days of a week that is ahead, Monday first: each test has one of its own. */
function weekAhead(weeks: number): string[] {
  const now = new Date();
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - ((now.getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, day) =>
    new Date(monday + (7 * weeks + day) * 86_400_000).toISOString().slice(0, 10),
  );
}

/** "2 Dec" of a date, as part of a place's name. */
const shortDate = (date = ""): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(date));

const place = (page: Page, date: string | undefined, part: "AM" | "PM", site = "Ferndale Clinic"): Locator =>
  page.getByRole("cell").filter({
    has: page.getByRole("button", { name: new RegExp(`^New list at ${site}, .*${shortDate(date)}.*, ${part}$`) }),
  });

/** Of a list on the morning of a day. */
async function aListInput(api: SignedInApi, date: string | undefined) {
  const sites = await api.call<Data<{ id: number; name: string }[]>>("GET", "/sites");
  const surgeons = await api.call<Data<{ id: number; display_name: string }[]>>("GET", "/surgeons");
  return {
    ...{
      date,
      session: "am",
      start_time: "08:00",
      end_time: "12:00",
      theatre: "Theatre 1",
      role_needed: "anaesthetist",
    },
    ...{ positions: 1, site_id: sites.data.find(({ name }) => name === "Ferndale Clinic")?.id },
    surgeon_id: surgeons.data.find(({ display_name }) => display_name === "Mr J. Okandi")?.id,
  };
}

/** A list that nobody was asked about. */
async function aFreeList(date: string | undefined): Promise<ListRow> {
  const api = await SignedInApi.open(here.place.request, here, "colleague@example.test");
  return (await api.call<Data<ListRow>>("POST", "/lists", { list: await aListInput(api, date) })).data;
}

async function aDraft(api: SignedInApi, date: string | undefined): Promise<CalloutDetail> {
  const doctors = await api.call<Data<{ id: number }[]>>("GET", "/doctors?q=Gwynlais");
  const recipients = { doctor_ids: doctors.data.map(({ id }) => id), group_ids: [] };
  const words = { title: "Morning list", message: "Please bring a badge", respond_by: null };
  const callout = { mode: "select", urgency: "routine", lists: [await aListInput(api, date)], recipients, ...words };
  return (await api.call<Data<CalloutDetail>>("POST", "/callouts", { callout })).data;
}

async function open(page: Page, view: string, date: string | undefined): Promise<void> {
  await declineDesktop(page.context());
  await signIn(page, here);
  await page.goto(`${here.url}/callouts?view=${view}&week=${date}`);
}

const drag = async (page: Page, list: Locator, to: Locator) => {
  const [from, target] = [await list.boundingBox(), await to.boundingBox()];
  if (!from || !target) throw new Error("Nothing to drag, or nowhere to");
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 });
  await page.mouse.move(target.x + target.width / 2, target.y + 14, { steps: 5 });
};

test("with the keyboard alone a list goes to another part of the day and back", async ({ page }) => {
  const [monday, tuesday] = weekAhead(6);
  await aFreeList(monday);
  await open(page, "week", monday);
  const list = page.getByRole("button", { name: /Mr J. Okandi\s*Nobody asked yet/ });
  await list.focus();
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(place(page, tuesday, "AM").getByRole("button")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(list).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Edit list…" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Move the list on/ });
  await expectAccessible(page);
  await dialog.getByLabel("Part of the day").focus();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByText(/13:30–17:30$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Move list" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(place(page, monday, "PM").getByText("Mr J. Okandi")).toBeVisible();
  await expect(list).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(place(page, monday, "AM").getByText("Mr J. Okandi")).toBeVisible();
});

test("a list is dragged to another day; Escape puts it back, and what doctors know asks first", async ({ page }) => {
  const [monday, , wednesday] = weekAhead(7);
  await aFreeList(monday);
  await open(page, "week", monday);
  const list = page.getByRole("button", { name: /Mr J. Okandi\s*Nobody asked yet/ });
  await drag(page, list, place(page, wednesday, "PM"));
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(place(page, monday, "AM").getByText("Mr J. Okandi")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await drag(page, list, place(page, wednesday, "PM"));
  await page.mouse.up();
  await expect(place(page, wednesday, "PM").getByText("13:30–17:30")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const office = await Office.open(here.place);
  const { id } = await office.send({
    ...{ days: 1, doctors: ["Gwynlais"] },
    list: { date: monday ?? "", session: "am", start_time: "08:00", end_time: "12:00" },
  });
  await answerOne(await here.opened("Can you cover?", "Gwynlais"), "Available");
  await office.decide(id, "Gwynlais", "confirm");
  // What was told meanwhile hangs above the week.
  await page.reload();
  const asked = page.getByRole("link", { name: /Mr J. Okandi\s*.*Gwynlais/ });
  await expect(asked).toBeVisible();
  await drag(page, asked, place(page, wednesday, "AM"));
  await page.mouse.up();
  const dialog = page.getByRole("dialog", { name: /^Edit list on/ });
  await expect(dialog.getByText(/Gwynlais/).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save and send 1 email" }).click();
  await expect(place(page, wednesday, "AM").getByText(/Gwynlais/)).toBeVisible();
  await mailedPage(here.place, "Moved: can you still do it?", "Gwynlais");
  expect((await office.callout(id)).lists[0]?.date).toBe(wednesday);
});

test("a finger that stays on a list moves it; one that goes on scrolls, and moves and opens nothing", async ({
  browser,
  watch,
}) => {
  const [monday, , wednesday] = weekAhead(11);
  await aFreeList(monday);
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1180, height: 500 } });
  await watch(context);
  const page = await context.newPage();
  await open(page, "week", monday);
  const list = page.getByRole("button", { name: /Mr J. Okandi\s*Nobody asked yet/ });
  const lifted = page.locator("[data-lifted]");

  await touch(page, list, (to) => to(600, 40));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await expect(lifted).toHaveCount(0);
  await expect(place(page, monday, "AM")).toContainText("Mr J. Okandi");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await centre(list);
  const scrolled = await page.evaluate(() => window.scrollY);
  await touch(page, list, async (to) => {
    await expect(lifted).toHaveCount(1);
    const there = await place(page, wednesday, "AM").boundingBox();
    await to((there?.x ?? 0) + 40, (there?.y ?? 0) + 14);
    await expect(page.locator("[data-over]")).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
  await expect(place(page, wednesday, "AM")).toContainText("Mr J. Okandi");
  await expect(lifted).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: /^More for Mr J. Okandi/ }).tap();
  await page.getByRole("menuitem", { name: "Move to…" }).tap();
  await expect(page.getByRole("dialog", { name: /^Move the list on/ })).toBeVisible();
});

test("a list of a draft moves at once, is put back by Undo, and the draft stays as it was", async ({ page }) => {
  const [monday, tuesday] = weekAhead(12);
  const api = await SignedInApi.open(here.place.request, here, "colleague@example.test");
  const { id, lists } = await aDraft(api, monday);
  await open(page, "week", monday);
  const list = page.getByRole("link", { name: /Mr J. Okandi/ });
  await drag(page, list, place(page, tuesday, "PM"));
  await page.mouse.up();
  await expect(place(page, tuesday, "PM").getByText("13:30–17:30")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const draft = async () => (await api.call<Data<CalloutDetail>>("GET", `/callouts/${id}`)).data;
  const moved = await draft();
  expect(moved.lists[0]).toMatchObject({ id: lists[0]?.id, date: tuesday, theatre: "Theatre 1" });
  expect(moved).toMatchObject({ status: "draft", message: "Please bring a badge", title: "Morning list" });
  expect(moved.recipients).toHaveLength(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(place(page, monday, "AM").getByText("08:00–12:00")).toBeVisible();
  expect((await draft()).lists[0]).toMatchObject({ id: lists[0]?.id, date: monday });
});

test("on a phone a list moves by its menu, and nothing is wider than the screen", async ({ page }) => {
  const [monday, tuesday] = weekAhead(8);
  await aFreeList(monday);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "week", monday);
  await page.getByRole("button", { name: /^More for Mr J. Okandi/ }).click();
  await page.getByRole("menuitem", { name: "Move to…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Move the list on/ });
  await dialog.getByLabel("Part of the day").selectOption({ label: "Evening" });
  await dialog.getByLabel("Site").selectOption({ label: "Northbank Hospital" });
  await expect(dialog.getByLabel("Theatre")).toHaveValue("");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Move list" }).click();
  const day = page.getByRole("region", { name: new RegExp(shortDate(monday)) });
  await expect(day.getByText("18:00–21:00")).toBeVisible();
  await expect(day.getByText(/Northbank/).first()).toBeVisible();
  await expect(
    page.getByRole("region", { name: new RegExp(shortDate(tuesday)) }).getByText("Mr J. Okandi"),
  ).toHaveCount(0);
  for (const view of ["week", "doctors", "month"]) {
    await page.goto(`${here.url}/callouts?view=${view}&week=${monday}`);
    await expect(page.getByText("Mr J. Okandi").first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test("a month leads to its weeks, and a week by doctor says who works when", async ({ page }) => {
  const [monday, tuesday] = weekAhead(9);
  const office = await Office.open(here.place);
  const { id } = await office.send({ days: 1, doctors: ["Itokawa"], list: { date: tuesday ?? "" } });
  await answerOne(await here.opened("Can you cover?", "Itokawa"), "Available");
  await office.decide(id, "Itokawa", "confirm");
  await aFreeList(tuesday);
  await open(page, "month", tuesday);
  const day = page
    .getByRole("cell")
    .filter({ has: page.getByRole("link", { name: new RegExp(`^Show the week of .*\\b${shortDate(tuesday)}`) }) });
  await expect(day).toContainText("2 lists · 1 uncovered");
  await expectAccessible(page);
  await day.getByRole("link", { name: /^Show the week of/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Lists from Mon/ })).toContainText(shortDate(monday));
  await page.getByText("Doctors", { exact: true }).last().click();
  const row = (name: RegExp) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await expect(row(/Itokawa/).getByRole("link", { name: /08:00–17:00.*Mr J. Okandi/ })).toBeVisible();
  await expect(row(/^Nobody yet/).getByRole("button", { name: /Nobody asked yet/ })).toBeVisible();
  await expectAccessible(page);
  await row(/Itokawa/)
    .getByRole("link", { name: /08:00–17:00/ })
    .click();
  await page.waitForURL(`**/callouts/${id}`);
  await page.goBack();
  await expect(page).toHaveURL(/view=doctors/);
});

test("the week on paper has its lists and nothing to press", async ({ page }) => {
  const [monday] = weekAhead(10);
  await aFreeList(monday);
  await open(page, "theatres", monday);
  await expect(page.getByRole("table").getByText("Mr J. Okandi")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table").getByText("Mr J. Okandi")).toBeVisible();
  const pressed = page.getByRole("table").getByRole("button").filter({ visible: true });
  // The list itself is a button until it is called out.
  await expect(pressed).toHaveCount(1);
  await expect(page.getByRole("radio").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(/^Arrow keys/).filter({ visible: true })).toHaveCount(0);
});
