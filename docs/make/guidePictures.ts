/** What each of the guide's pictures shows, and how one gets there. */
import { type Locator, type Page } from "@playwright/test";

export type Picture = {
  name: string;
  open: (page: Page) => Promise<void>;
  /** The part that matters; without it the top of the page. */
  of?: (page: Page) => Locator;
  /** Pixels. */
  height?: number;
};

type Step = (page: Page) => Promise<void>;

const steps =
  (...all: Step[]): Step =>
  async (page) => {
    for (const step of all) await step(page);
  };
const at =
  (path: string): Step =>
  async (page) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
  };
const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole("button", { name }).first().click();

const dialog = (page: Page) => page.getByRole("dialog").last();

/** The callout of which a row in the table says that. */
const callout =
  (words: string): Step =>
  async (page) => {
    await at("/callouts?tab=all")(page);
    await page.getByRole("row").filter({ hasText: words }).first().getByRole("link").first().click();
    await page.getByRole("heading", { name: "Activity" }).waitFor();
    await page.waitForLoadState("networkidle");
  };
const responses = (page: Page) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: /^Responses/ }) })
    .last();

const fillNewCallout: Step = async (page) => {
  await at("/callouts/new")(page);
  const date = page.getByRole("group").filter({ has: page.locator("#list-0-date") });
  await date.getByRole("spinbutton").first().click();
  await page.keyboard.type("10122026");
  await page.locator("#list-0-site").selectOption({ index: 1 });
  await page.locator("#list-0-surgeon").selectOption({ index: 1 });
  await page.getByPlaceholder("Add a group or doctor").fill("Partners");
  await page.getByRole("listbox").getByRole("option").filter({ hasText: "Partners" }).first().click();
  await page.getByText("Up to date").waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
};

export const PICTURES: Picture[] = [
  { name: "callouts", open: at("/callouts?tab=all"), height: 560 },
  { name: "new-callout", open: fillNewCallout },
  { name: "send-later", open: steps(fillNewCallout, press("Send later…")), of: dialog },
  { name: "callout", open: callout("Ms N. Merrowby"), height: 640 },
  { name: "responses", open: callout("Ms N. Merrowby"), of: responses },
  { name: "confirm", open: steps(callout("Mr R. Castellane"), press(/^Confirm Dr/)), of: dialog },
  { name: "week", open: at("/callouts?view=week"), height: 700 },
  { name: "import", open: at("/doctors/import"), height: 560 },
  { name: "doctors", open: at("/doctors"), height: 520 },
  { name: "insights", open: at("/insights"), height: 700 },
];
