/** What each of the guide's pictures shows, and how one gets there. */
import { type Locator, type Page } from "@playwright/test";

export type Picture = {
  name: string;
  open: (page: Page) => Promise<void>;
  /** The part that matters; without it the top of the page. */
  of?: (page: Page) => Locator;
  /** Pixels, of the picture at most. */
  height?: number;
  /** Pixels, of the browser's window: a computer's, or a telephone's. */
  width?: number;
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

const follow =
  (name: string): Step =>
  async (page) => {
    await page.getByRole("link", { name }).first().click();
    await page.waitForLoadState("networkidle");
  };
const choose =
  (name: string): Step =>
  (page) =>
    page.getByRole("menuitem", { name, exact: true }).click();

const dialog = (page: Page) => page.getByRole("dialog").last();

/** The callout of which a row in the table says all that. */
const callout =
  (...words: string[]): Step =>
  async (page) => {
    await at("/callouts?tab=all")(page);
    const rows = words.reduce((row, hasText) => row.filter({ hasText }), page.getByRole("row"));
    await rows.first().getByRole("link").first().click();
    await page.getByRole("heading", { name: "Activity" }).waitFor();
    await page.waitForLoadState("networkidle");
  };
const section = (name: string | RegExp) => (page: Page) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name }) })
    .last();

/** The page that the newest callout's email leads a doctor to. */
const doctorsPage: Step = async (page) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  const mails = (await read("/dev/mailbox")).split("<li>");
  const mail = mails.map((line) =>
    line.includes("Can you cover?") ? /\/dev\/mailbox\/\d+/.exec(line)?.[0] : undefined,
  );
  const link = /http[^"]+(\/respond\/[^"?]+)/.exec(await read(`${mail.find(Boolean)}/html`))?.[1];
  await at(link ?? "/dev/mailbox")(page);
};

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
  await page.getByRole("combobox", { name: "Send to" }).blur();
  await page.evaluate(() => window.scrollTo(0, 0));
};

const TELEPHONE = 420;

export const PICTURES: Picture[] = [
  { name: "two-step", open: at("/user-settings/settings"), of: section("Two-step verification") },
  { name: "new-callout", open: fillNewCallout },
  { name: "send-later", open: steps(fillNewCallout, press("Send later…")), of: dialog },
  { name: "callouts", open: at("/callouts?tab=all"), height: 560 },
  { name: "responses", open: callout("Ms N. Merrowby"), of: section(/^Responses/), height: 620 },
  { name: "confirm", open: steps(callout("Mr R. Castellane"), press(/^Confirm Dr/)), of: dialog },
  { name: "ring-round", open: steps(callout("Mr R. Castellane"), follow("Ring round")), height: 560 },
  {
    name: "cancel-list",
    open: steps(callout("Ms N. Merrowby"), press(/^More for the list on/), choose("Cancel this list…")),
    of: dialog,
  },
  { name: "standbys", open: callout("Ms N. Merrowby", "withdrew"), of: section("Lists") },
  { name: "doctors", open: at("/doctors"), height: 520 },
  { name: "import", open: at("/doctors/import"), height: 560 },
  {
    name: "leave",
    open: steps(at("/doctors?q=Wrenfield"), follow("Wrenfield"), follow("Availability")),
    of: section("Leave"),
  },
  { name: "week", open: steps(at("/callouts?view=week"), press("Next week")), height: 800 },
  { name: "plan-weeks", open: at("/planning"), height: 760 },
  { name: "waves", open: callout("Mr L. Ashgrove", "Assist"), of: section("Waves") },
  { name: "doctor-answers", open: doctorsPage, width: TELEPHONE, height: 670 },
  { name: "doctor-lists", open: steps(doctorsPage, follow("All your lists and leave")), width: TELEPHONE },
  { name: "cover-sheet", open: steps(callout("Ms T. Varnholt"), follow("Print cover sheet")) },
  { name: "notifications", open: at("/notifications"), height: 560 },
  { name: "callout-defaults", open: at("/practice-management/callout-defaults"), height: 700 },
  { name: "insights", open: at("/insights"), height: 700 },
];
