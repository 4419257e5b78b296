/** What the table of callouts is narrowed to, and how much of it is shown and chosen at once. */
import { type Page } from "@playwright/test";
import { declineDesktop } from "../support/practiceWork.ts";
import { expect, expectAccessible, signIn, test } from "../support/test.ts";

test.beforeEach(async ({ page, context, server }) => {
  await declineDesktop(context);
  await signIn(page, server);
});

const rows = (page: Page) => page.getByRole("table", { name: "Callouts" }).locator("tbody tr");

async function tick(page: Page, filter: string, ...values: string[]): Promise<void> {
  await page.getByRole("button", { name: filter, exact: true }).press("Enter");
  const menu = page.getByRole("menu", { name: filter });
  for (const name of values) await menu.getByRole("menuitemcheckbox", { name, exact: true }).click();
  for (const name of values) await expect(menu.getByRole("menuitemcheckbox", { name, exact: true })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
}

test("several values of a filter hold together, in the table, its file and the calendar, and the address keeps them", async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/callouts?tab=all`);
  await tick(page, "Role", "Surgical assistant", "Other");
  await page.getByRole("button", { name: "More filters" }).click();
  await tick(page, "Status", "Open", "Confirmed");
  await expect(page).toHaveURL(/role=surgical_assistant%2Cother&status=open%2Cconfirmed/);
  await expect(page.getByRole("button", { name: "Status Open +1" })).toBeFocused();
  const states = rows(page).locator(".status");
  await expect(states.filter({ hasText: /Draft|Cancelled|Expired/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Role Surgical assistant +1" })).toBeVisible();
  const asked = page.waitForRequest(/admin_api\/lists\?/);
  await page.getByRole("radio", { name: "Calendar" }).check({ force: true });
  const query = new URL((await asked).url()).searchParams;
  expect([query.getAll("role"), query.getAll("status")]).toEqual([
    ["surgical_assistant", "other"],
    ["open", "confirmed"],
  ]);
});
