/** What the table of callouts is narrowed to, and how much of it is shown and chosen at once. */
import { type Page } from "@playwright/test";
import { declineDesktop } from "../support/practiceWork.ts";
import { expect, expectAccessible, pressUntil, signIn, test } from "../support/test.ts";

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

test("one lands on what needs action; a longer page is remembered, and a chosen tab stays", async ({
  page,
  server,
}) => {
  await expect(page).toHaveURL(/tab=needs_action/);
  await page.getByRole("link", { name: /^All/ }).click();
  await expect(page).toHaveURL(/tab=all$/);
  await page.getByRole("combobox", { name: "Callouts per page" }).selectOption("50 per page");
  await expect(page).toHaveURL(/\/callouts\?rows=50$/);
  await expect(rows(page).nth(15)).toBeVisible();
  await page.goto(`${server.url}/callouts?tab=all`);
  await expect(rows(page).nth(15)).toBeVisible();
  await expectAccessible(page);
});

test("all that match are chosen from one page, and who would get which mail is seen before", async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/callouts?tab=all&status=open,confirmed,cancelled,expired,draft&rows=15`);
  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  const all = page.getByRole("button", { name: /^Select all \d+ that match$/ });
  const count = /\d+/.exec((await all.textContent()) ?? "")?.[0];
  await all.press("Enter");
  const bar = page.getByRole("region", { name: "Selected callouts" });
  await expect(bar.getByText(`${count} selected`)).toBeVisible();
  await bar.getByRole("button", { name: "Remind" }).click();
  const dialog = page.getByRole("dialog", { name: `Send reminders for ${count} callouts?` });
  await dialog.getByText("Who gets which email").click();
  await expect(dialog.getByRole("list", { name: "Who gets which email" }).getByRole("listitem").first()).toContainText(
    "C-",
  );
  await expect(dialog.getByText(/could not be done/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send reminders" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^\d+ done · (\d+ with nobody to remind · )?\d+ could not be done/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Remind" })).toBeVisible();
});

test("the palette does things: another theme, and what the open callout's menu has", async ({ page, server }) => {
  const field = page.getByRole("combobox", { name: /^Search callouts, doctors/ });
  await pressUntil(page, ["Control+k"], () => expect(field).toBeFocused({ timeout: 1000 }));
  await page.keyboard.type("dark");
  await expect(page.getByRole("option", { name: /Theme: Dark/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto(`${server.url}/callouts?tab=open`);
  await rows(page).first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Callouts");
  await pressUntil(page, ["Control+k"], () => expect(field).toBeFocused({ timeout: 1000 }));
  await page.keyboard.type("cancel");
  await page.getByRole("option", { name: /^Cancel callout/ }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: /^Reason/ })).toBeVisible();
});

test("a view is saved, shared, seen by a colleague, changed and deleted, by the keyboard", async ({
  page,
  server,
  browser,
  watch,
}) => {
  await page.goto(`${server.url}/callouts?tab=open&role=anaesthetist,other&sort=-when&rows=25`);
  const menu = page.getByRole("menu");
  const open = async (item: RegExp | string) => {
    await page.getByRole("button", { name: "Views" }).press("Enter");
    await menu.getByRole("menuitem", { name: item }).press("Enter");
  };
  await open("Save this view…");
  const form = page.getByRole("dialog", { name: "Save this view" });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Please enter a name.")).toBeVisible();
  await form.getByRole("textbox", { name: "Name" }).fill("Open anaesthetics");
  await form.getByRole("checkbox", { name: "Share with the practice" }).check();
  await expectAccessible(page);
  await form.getByRole("textbox", { name: "Name" }).press("Enter");
  await expect(form).toBeHidden();
  await page.goto(`${server.url}/callouts?tab=all`);
  await open(/^Open anaesthetics/);
  await expect(page).toHaveURL(/tab=open&role=anaesthetist%2Cother&sort=-when&rows=25$/);
  const desk = await browser.newContext();
  await watch(desk);
  await declineDesktop(desk);
  const other = await desk.newPage();
  await signIn(other, server, "colleague@example.test");
  await other.getByRole("button", { name: "Views" }).click();
  await expect(other.getByRole("menuitem", { name: /^Open anaesthetics\s*Shared by/ })).toBeVisible();
  // It stays open, and hears of what the other one does.
  await open("Change or delete views…");
  await menu.getByRole("menuitem", { name: "Change “Open anaesthetics”…" }).click();
  const change = page.getByRole("dialog", { name: "Change view" });
  await change.getByRole("textbox", { name: "Name" }).fill("Anaesthetics");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("menuitem", { name: /^Anaesthetics\s*Shared by/ })).toBeVisible();
  await open("Change or delete views…");
  await menu.getByRole("menuitem", { name: "Delete “Anaesthetics”…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(other.getByText("No saved views yet")).toBeVisible();
  await desk.close();
});
