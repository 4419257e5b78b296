/** Two administrators on the plan of the same week: its lists come once, and each sees what the other has planned. */
import { type Browser, type BrowserContext, type Page } from "@playwright/test";
import { type Plan } from "../../src/contract/shapes/planning.ts";
import { ownServer } from "./support/ownServer.ts";
import { declineDesktop, fullWeek } from "./support/practiceWork.ts";
import { mailsWith } from "./support/promises.ts";
import { SignedInApi } from "./support/signedInApi.ts";
import { expect, expectAccessible, signIn, test } from "./support/test.ts";

const here = ownServer();
const USUAL = "Your usual list";

/** Those of the lists, without the one for all. */
const boxes = (page: Page) => page.locator("main tbody").getByRole("checkbox");
const planned = (page: Page) => page.getByRole("region", { name: /had already been planned$/ });
const counts = (page: Page, fresh: number, ticked: number, done: number) =>
  expect(page.getByText(`Not planned yet: ${fresh} · ticked: ${ticked} · already planned: ${done}`)).toBeVisible();

async function onPlan(page: Page, from: string, email?: string): Promise<Page> {
  await declineDesktop(page.context());
  await signIn(page, here, email);
  await page.goto(`${here.url}/planning?from=${from}`);
  await expect(page.getByRole("button", { name: "Plan 25 lists" })).toBeVisible();
  return page;
}

/** Both have it open; gives the colleague's page. */
async function joinedOnPlan(
  page: Page,
  { browser, watch, from }: { browser: Browser; watch: (context: BrowserContext) => Promise<void>; from: string },
): Promise<Page> {
  const context = await browser.newContext();
  await watch(context);
  await onPlan(page, from);
  return onPlan(await context.newPage(), from, "colleague@example.test");
}

/** Presses to plan, looks at the emails, and goes on. */
async function planLists(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
  const look = page.getByRole("dialog", { name: "Plan and send these emails?" });
  await expect(look.getByRole("button", { name: "Preview" }).first()).toBeVisible();
  await look.getByRole("button", { name }).click();
}

/** The page's next press to plan is on its way, and arrives when it is told to. */
async function heldBack(page: Page): Promise<{ pressed: Promise<void>; arrive: () => void }> {
  const [pressed, arrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route("**/admin_api/plan", async (route) => {
    if (route.request().method() === "POST") {
      pressed.resolve();
      await arrival.promise;
    }
    await route.continue();
  });
  return { pressed: pressed.promise, arrive: arrival.resolve };
}

test.describe("two administrators with the same weeks open", () => {
  test("of two who plan at the same moment the second is told what was planned already and where; nothing comes twice", async ({
    page,
    browser,
    watch,
  }) => {
    const from = fullWeek();
    const colleague = await joinedOnPlan(page, { browser, watch, from });
    // One each leaves out alone, and one both.
    for (const at of [0, 1]) await boxes(page).nth(at).uncheck();
    for (const at of [1, 2]) await boxes(colleague).nth(at).uncheck();
    const alone = (await boxes(page).nth(0).getAttribute("aria-label")) ?? "";
    const both = (await boxes(page).nth(1).getAttribute("aria-label")) ?? "";
    const [first, second] = [await heldBack(page), await heldBack(colleague)];
    for (const one of [page, colleague]) await planLists(one, "Plan 23 lists");
    await Promise.all([first.pressed, second.pressed]);
    first.arrive();
    await expect(page.getByText(/^23 lists planned/)).toBeVisible();
    second.arrive();

    await expect(planned(colleague)).toContainText("22 lists had already been planned");
    await expect(planned(colleague)).toBeFocused();
    await expect(planned(colleague).getByRole("listitem").last()).toHaveText(/^and \d+ more, shown below$/);
    await expect(
      planned(colleague)
        .getByRole("link", { name: /^Waiting for Dr / })
        .first(),
    ).toHaveAttribute("href", /^\/callouts\/\d+$/);
    await expect(planned(colleague)).not.toContainText(alone);
    await expectAccessible(colleague);
    await counts(colleague, 1, 0, 24);

    // What the second planned has come to the first, and what both had left out stays so.
    await counts(page, 1, 0, 24);
    for (const one of [page, colleague]) {
      await expect(boxes(one)).toHaveCount(1);
      await expect(one.getByRole("checkbox", { name: both })).not.toBeChecked();
    }
    await expect(planned(page)).toHaveCount(0);

    const api = await SignedInApi.open(here.place.request, here, "colleague@example.test");
    const { data } = await api.call<{ data: Plan }>("GET", `/plan?from=${from}&weeks=1`);
    const lists = await api.call<{ data: { id: number }[] }>("GET", `/lists?from=${data.from}&to=${data.to}`);
    const made = data.entries.flatMap(({ list }) => list ?? []);
    expect(lists.data.map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort());
    expect(made).toHaveLength(24);
    const callouts = new Set(made.flatMap(({ callout }) => callout?.id ?? []));
    await expect.poll(() => mailsWith(here.place, USUAL)).toBe(callouts.size);
  });

  test("what the first plans shows with the second at once, who keeps what she has left out and plans the rest", async ({
    page,
    browser,
    watch,
  }) => {
    const colleague = await joinedOnPlan(page, { browser, watch, from: fullWeek() });
    for (const at of [0, 1, 2]) await boxes(page).nth(at).uncheck();
    await boxes(colleague).nth(1).uncheck();
    await counts(colleague, 25, 24, 0);
    await planLists(page, "Plan 22 lists");
    await counts(colleague, 3, 2, 22);
    await expect(colleague.getByRole("link", { name: /^Waiting for Dr / }).first()).toBeVisible();
    await planLists(colleague, "Plan 2 lists");
    await expect(colleague.getByText(/^2 lists planned/)).toBeVisible();
    for (const one of [page, colleague]) {
      await counts(one, 1, 0, 24);
      await expect(planned(one)).toHaveCount(0);
    }
  });
});
