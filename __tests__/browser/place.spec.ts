/** What one looks at stays where it is: the place in a list on the way back, and the title below what is announced. */
import { type Locator, type Page } from "@playwright/test";
import { type CalloutRow } from "../../src/contract/shapes/callout.ts";
import { declineDesktop } from "./support/practiceWork.ts";
import { SignedInApi } from "./support/signedInApi.ts";
import { expect, signIn, test } from "./support/test.ts";

for (const width of [1440, 390])
  test(`at ${width} pixels the way back from a callout leads to where one was in the list`, async ({
    page,
    context,
    server,
  }) => {
    await declineDesktop(context);
    await page.setViewportSize({ width, height: 700 });
    await signIn(page, server);
    await page.goto(`${server.url}/callouts?tab=all`);
    const row = page.locator("a[data-row]").nth(10);
    await expect(row).toBeVisible();
    await row.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => {
      window.scrollBy(0, 120);
      return window.scrollY;
    });
    expect(place).toBeGreaterThan(120);
    await row.click();
    await expect(page).toHaveURL(/callouts\/\d+$/);
    await expect(page.getByRole("heading", { name: "Activity" })).toBeAttached();
    await expect(page.getByRole("list").last()).toBeAttached();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

for (const width of [1440, 390])
  test(`at ${width} pixels what is announced stands below the title of the page one looks at`, async ({
    page,
    context,
    server,
  }) => {
    await declineDesktop(context);
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, server);
    const api = await SignedInApi.open(page.request, server, "admin@example.test");
    const { data } = await api.call<{ data: CalloutRow[] }>("GET", "/callouts?tab=open");
    const callout = data.findLast(({ counts }) => counts.none > 0);
    await page.goto(`${server.url}/callouts/${callout?.id ?? "none"}`);
    await page
      .getByRole("button", { name: /^Record answer of/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "If needed" }).check();
    await dialog.getByRole("button", { name: /^Record/ }).click();
    await expect(dialog).toBeHidden();
    const toast = page.getByRole("status").filter({ hasText: /recorded/ });
    await expect(toast).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeInViewport({ ratio: 1 });
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const below = async () => ((await toast.boundingBox())?.y ?? Number.NaN) - (await bottomOf(title));
    await expect.poll(below).toBeGreaterThanOrEqual(0);
  });

/** Requests that wait until they are let go. */
async function hold(page: Page, what: RegExp) {
  const gate = Promise.withResolvers<void>();
  let waiting = 0;
  await page.route(what, async (route) => {
    waiting += 1;
    await gate.promise;
    await route.continue();
  });
  return { letGo: gate.resolve, some: () => expect.poll(() => waiting).toBeGreaterThan(0) };
}

test("whoever leaves the list before it has come is not led back to it", async ({ page, context, server }) => {
  await declineDesktop(context);
  const list = await hold(page, /\/admin_api\/callouts\?/);
  await signIn(page, server);
  await expect(page.getByRole("columnheader").first()).toBeVisible();
  await list.some();
  const code = await hold(page, /\/assets\/.*\.js$/);
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Insights" }).click();
  await code.some();
  list.letGo();
  await expect(page.locator("a[data-row]").first()).toBeVisible();
  code.letGo();
  await expect(page.getByRole("heading", { level: 1, name: "Insights" })).toBeVisible();
});
