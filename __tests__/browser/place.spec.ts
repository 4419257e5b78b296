/** What one looks at stays where it is: the place in a list on the way back, and the title below what is announced. */
import { declineDesktop } from "./support/practiceWork.ts";
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

test("what is announced stands below the title of the page, however narrow it is", async ({
  page,
  context,
  server,
}) => {
  await declineDesktop(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, server);
  await page.goto(`${server.url}/callouts?tab=open`);
  await page.locator("a[data-row]").last().click();
  await page
    .getByRole("button", { name: /^Record answer of/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "If needed" }).check();
  await dialog.getByRole("button", { name: "Record answer" }).click();
  const toast = page.getByRole("status").filter({ hasText: /recorded/ });
  await expect(toast).toBeVisible();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  const box = await toast.boundingBox();
  // Only where the title is in sight is there anything to keep free.
  const shown = title && title.y + title.height > 56;
  expect(!shown || (box?.y ?? 0) >= title.y + title.height).toBe(true);
});
