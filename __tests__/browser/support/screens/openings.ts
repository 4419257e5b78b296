/** What opens over a screen: menus, the bell's drawer, dialogs; found without words, which every language has its own of. */
import { expect, type Page } from "@playwright/test";
import { typeInto } from "../pickers.ts";
import { pressUntil } from "../test.ts";

const inBar = (page: Page) => page.locator("header button[aria-haspopup]:visible");

/** Behind the avatar, on a telephone behind the three lines: in both the last of the bar. */
export async function openOwnMenu(page: Page): Promise<void> {
  await inBar(page).last().click();
}

/** Beside it. */
export async function openBell(page: Page): Promise<void> {
  const buttons = inBar(page);
  await expect(buttons.first()).toBeVisible();
  await buttons.nth((await buttons.count()) - 2).click();
}

export async function openRowMenu(page: Page): Promise<void> {
  await page.locator("main :is(tbody, ul) button[aria-haspopup=menu]").first().click();
}

/** Behind the filters, and the last of their bar. */
export async function openViews(page: Page): Promise<void> {
  await page.locator("main [role=search] button[aria-haspopup=menu]").last().click();
  await expect(page.getByRole("menuitem").last()).toBeVisible();
}

/** The first below the views that there are. */
export async function saveView(page: Page): Promise<void> {
  await openViews(page);
  await page.locator("[role=menu] hr ~ [role=menuitem]").first().click();
  await expectDialog(page);
}

/** Then a bar says what can be done with both. */
export async function chooseTwo(page: Page): Promise<void> {
  const boxes = page.locator("main :is(tbody, ul) input[type=checkbox]");
  for (const at of [0, 1]) await boxes.nth(at).check();
  // The bar at the top lies over what was scrolled below it.
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Before a letter is typed it leads to the pages. */
export async function openPalette(page: Page): Promise<void> {
  const option = page.getByRole("dialog").getByRole("option").first();
  await pressUntil(page, ["Control+k"], () => expect(option).toBeVisible({ timeout: 1_000 }));
}

/** What can be done stands behind what one can go to; up from the first is the last. */
export async function openActions(page: Page): Promise<void> {
  await openPalette(page);
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
}

/** The dialog has what the server says of it, too. */
export async function expectDialog(page: Page): Promise<void> {
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(
    page.getByRole("dialog").locator("[type=submit], button:not([aria-disabled=true])").last(),
  ).toBeEnabled();
}

/** Everything else that can be done with a callout; calling it off stands last. */
export async function cancelCallout(page: Page): Promise<void> {
  await page.locator("main button[aria-haspopup=menu][aria-expanded]").first().click();
  await page.getByRole("menuitem").last().click();
  await expectDialog(page);
}

/** Who has offered has a button in the look of "this one". */
const offer = (page: Page) =>
  page
    .locator("main :is(tr, li)")
    .filter({ has: page.locator(".MuiButton-contained") })
    .last();

export async function confirmSomebody(page: Page): Promise<void> {
  await offer(page).locator(".MuiButton-contained").click();
  await expectDialog(page);
}

export async function keepSomebody(page: Page): Promise<void> {
  await offer(page).locator("button[aria-haspopup=menu]").click();
  await page.getByRole("menuitem").first().click();
  await expectDialog(page);
}

/** Beside everything else that can be done. */
export async function askMore(page: Page): Promise<void> {
  await page.locator("main button:has(+ button[aria-haspopup=menu][aria-expanded])").first().click();
  await expectDialog(page);
}

/** Another role is another list: everybody is asked anew, by mails that are shown. */
export async function changeSentList(page: Page): Promise<void> {
  await page.locator("main li button[aria-haspopup=menu][aria-expanded]").first().click();
  await page.getByRole("menuitem").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("#list-0-role").selectOption("other");
  await expect(dialog.locator("li").first()).toBeVisible();
  await expectDialog(page);
}

/** Below what changes the callout as a whole. */
export async function addList(page: Page): Promise<void> {
  await page.locator("main button[aria-haspopup=menu][aria-expanded]").first().click();
  await page.getByRole("menuitem").nth(1).click();
  const dialog = page.getByRole("dialog");
  const ahead = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await typeInto(dialog.getByRole("group").filter({ has: page.locator("#list-0-date") }), ahead);
  await expect(dialog.locator("li").first()).toBeVisible();
  await expectDialog(page);
}

/** Of two entries of one person it is shown what would move. What is unusual stands last on a phone, else first. */
export async function renewLinks(page: Page): Promise<void> {
  const phone = (page.viewportSize()?.width ?? 0) < 600;
  await page
    .locator("main [data-part=actions] button")
    .nth(phone ? 1 : 2)
    .click();
  await expectDialog(page);
}

export async function mergeDoctor(page: Page): Promise<void> {
  const phone = (page.viewportSize()?.width ?? 0) < 600;
  await page
    .locator("main [data-part=actions] button")
    .nth(phone ? -1 : 0)
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill("a");
  await page.getByRole("option").first().click();
  await expect(dialog.locator("dl")).toBeVisible();
  await expectDialog(page);
}

export async function renameColleague(page: Page): Promise<void> {
  await openRowMenu(page);
  await page.getByRole("menuitem").first().click();
  await expectDialog(page);
}

export async function addStandingList(page: Page): Promise<void> {
  await page.locator("main .MuiButton-contained").first().click();
  await expectDialog(page);
}
