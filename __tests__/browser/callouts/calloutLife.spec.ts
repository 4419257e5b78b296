/** What a practice does with a callout besides the main job: every action of its screens, against the real server. */
import { type Locator, type Page } from "@playwright/test";
import { expectShown, pick, shownDate } from "../support/pickers.ts";
import { dayAhead, declineDesktop, sendCallout } from "../support/practiceWork.ts";
import { expect, expectAccessible, signIn, test } from "../support/test.ts";

const row = (page: Page, doctor: string) => page.getByRole("row", { name: new RegExp(doctor) });

/** Opens the menu of a doctor's answer and chooses from it. */
async function choose(page: Page, doctor: string, item: string): Promise<void> {
  await row(page, doctor)
    .getByRole("button", { name: `More for ${doctor}` })
    .click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** From the callout's own menu. */
async function more(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Looks the open dialog over, fills it, and presses its button; it closes when the server has done it. */
async function decide(page: Page, submit: string | RegExp, fill?: (dialog: Locator) => Promise<unknown>) {
  const dialog = page.getByRole("dialog");
  const button = dialog.getByRole("button", { name: submit });
  await fill?.(dialog);
  await expect(button).toBeEnabled();
  await expectAccessible(page);
  await button.click();
  await expect(dialog).toBeHidden();
}

async function record(page: Page, doctor: string, fill: (dialog: Locator) => Promise<unknown>): Promise<void> {
  await row(page, doctor)
    .getByRole("button", { name: `Record answer of ${doctor}` })
    .click();
  const dialog = page.getByRole("dialog");
  await fill(dialog);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Record answer" }).click();
  await expect(dialog).toBeHidden();
}

/** Every answer of the admin API that refuses something. */
function refusals(page: Page): string[] {
  const found: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) found.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  return found;
}

test.beforeEach(async ({ page, context, server }) => {
  await declineDesktop(context);
  await signIn(page, server);
});

test.describe.configure({ mode: "default" });

test("everything that can happen to an open callout happens from its page", async ({ page, context, server }) => {
  const refused = refusals(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await sendCallout(page, server, { date: dayAhead(37), group: "Cardiac" });

  await test.step("one doctor is reminded", async () => {
    await choose(page, "Dr Declan Orrowby", "Remind…");
    await decide(page, "Send 1 reminder");
    await expect(row(page, "Orrowby").getByText(/^Reminded/)).toBeVisible();
  });

  await test.step("more doctors are asked, after seeing who is mailed", async () => {
    await page.getByRole("button", { name: "Add doctors" }).click();
    await decide(page, "Send to 3 doctors", async (dialog) => {
      await dialog.getByRole("combobox", { name: "Send to" }).fill("Paeds");
      await page.getByRole("option", { name: /^Paeds/ }).click();
    });
    await expect(page.getByRole("button", { name: "No answer 5" })).toBeVisible();
  });

  await test.step("a reply by telephone may be about part of the list", async () => {
    await record(page, "Dr Priya Nallamere", async (dialog) => {
      await dialog.getByRole("radio", { name: "Available", exact: true }).check();
      await pick(dialog, "From", "08:00");
      await pick(dialog, "To", "10:30");
    });
    await expect(row(page, "Nallamere").getByText("08:00–10:30 only")).toBeVisible();
    const available = (dialog: Locator) => dialog.getByRole("radio", { name: "Available", exact: true }).check();
    for (const doctor of ["Dr Hana Itokawa", "Dr Freya Holmquist"]) await record(page, doctor, available);
  });

  await test.step("standbys have a rank, chosen by hand", async () => {
    await choose(page, "Dr Priya Nallamere", "Put on standby…");
    await decide(page, "Put on standby");
    await expect(row(page, "Nallamere").getByText("Standby 1")).toBeVisible();
    await choose(page, "Dr Hana Itokawa", "Put on standby…");
    await decide(page, "Put on standby", (dialog) => dialog.getByLabel("Place in the standby order").selectOption("2"));
    await expect(row(page, "Itokawa").getByText("Standby 2")).toBeVisible();
  });

  await test.step("a doctor is told not to wait", async () => {
    await choose(page, "Dr Freya Holmquist", "Not needed…");
    await decide(page, "Tell the doctor");
    await expect(row(page, "Holmquist").getByText("Stood down")).toBeVisible();
  });

  await test.step("who is booked is released, with a reason", async () => {
    await row(page, "Itokawa").getByRole("button", { name: "Confirm Dr Hana Itokawa" }).click();
    await decide(page, /^Confirm and send/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Confirmed");
    await choose(page, "Dr Hana Itokawa", "Release…");
    await decide(page, "Release", (dialog) => dialog.getByLabel("Reason").fill("The theatre is closed."));
    await expect(row(page, "Itokawa").getByText("No longer booked")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Open");
  });

  await test.step("message, respond-by and notes are edited", async () => {
    await more(page, "Edit");
    await decide(page, "Save", async (dialog) => {
      await dialog.getByLabel("Message").fill("Parking is behind the clinic.");
      await dialog.getByLabel("Internal notes").fill("Ring the theatre manager.");
      await pick(dialog, /^Respond by \(/, dayAhead(4));
    });
    await expect(
      page.getByRole("region", { name: "Details" }).getByText("Parking is behind the clinic."),
    ).toBeVisible();
    await expect(page.getByText("Ring the theatre manager.")).toBeVisible();
  });

  await test.step("a doctor’s link is copied", async () => {
    await choose(page, "Dr Rufus Quillane", "Copy link");
    await expect(page.getByText("Link copied.", { exact: false })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${server.url}/respond/`);
  });

  await test.step("the cover sheet is a page of its own; on paper there is nothing to press", async () => {
    const callout = page.url();
    await more(page, "Print cover sheet");
    await expect(page.getByRole("article")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Harbour Anaesthetic Group").filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole("button").or(page.getByRole("link")).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(callout);
  });
  expect(refused).toEqual([]);
});

test("a callout starts in the week, keeps itself, goes out later, and ends with others", async ({ page, server }) => {
  const refused = refusals(page);
  const day = dayAhead(16);
  await test.step("an empty place of the week is the start", async () => {
    await page.goto(`${server.url}/callouts?view=week&week=${day}`);
    await expectAccessible(page);
    await page
      .getByRole("button", { name: /^New list at Ferndale Clinic, .* PM$/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: "New list" });
    await expect(dialog.getByLabel("Site", { exact: true }).locator("option:checked")).toHaveText("Ferndale Clinic");
    await expect(dialog.getByRole("radio", { name: "PM" })).toBeChecked();
    await pick(dialog, "Date", day);
    await dialog.getByLabel("Surgeon").selectOption({ label: "Mr J. Okandi" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: /Mr J. Okandi\s*Nobody asked yet/ }).click();
    await page.getByRole("button", { name: "Call out" }).click();
    await expectShown(page, "Date", shownDate(day));
    await expect(page.getByRole("radio", { name: "PM" })).toBeChecked();
  });

  await test.step("what is typed is kept by itself, and taken up again", async () => {
    await page.getByLabel("Message").fill("Not yet.");
    await page.goBack();
    await page.getByRole("dialog", { name: "Leave without sending?" }).getByRole("button", { name: "Stay" }).click();
    await expect(page.getByLabel("Message")).toHaveValue("Not yet.");
    await expect(page).toHaveURL(/\/callouts\/new/);
    await page.getByRole("combobox", { name: "Send to" }).fill("Cardiac");
    await page.getByRole("option", { name: /^Cardiac/ }).click();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.getByRole("button", { name: "Save draft" }).click();
    await page.waitForURL(/\/callouts\/\d+$/);
    await page.getByRole("link", { name: "Edit draft" }).click();
    await page.waitForURL(/\/edit$/);
    await page.getByLabel("Message").fill("Two short cases.");
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Message")).toHaveValue("Two short cases.");
    await expect(page.getByRole("button", { name: "Send to 2 doctors" })).toBeEnabled();
    await expectAccessible(page);
  });

  await test.step("it is sent later, and taken back", async () => {
    await page.getByRole("button", { name: "Send later…" }).click();
    await decide(page, "Schedule");
    await page.waitForURL(/\/callouts\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Scheduled");
    await page.getByRole("button", { name: "Back to draft" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Draft");
  });

  await test.step("it is sent now, and its copy is a draft of another day", async () => {
    await page.getByRole("button", { name: "Send…" }).click();
    await decide(page, "Send to 2 doctors");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Open");
    const first = page.url();
    await more(page, "Duplicate");
    await decide(page, "Duplicate", (dialog) => pick(dialog, "Date of the first list", dayAhead(24)));
    await expect(page).not.toHaveURL(first);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Draft");
    await page.getByRole("button", { name: "Send…" }).click();
    await decide(page, "Send to 2 doctors");
    await page.getByRole("button", { name: "Remind 2" }).click();
    await decide(page, "Send 2 reminders");
    await expect(page.getByText(/^Reminded/)).toHaveCount(2);
  });

  await test.step("several callouts are reminded of, and cancelled, together", async () => {
    await page.goto(`${server.url}/callouts?tab=open&when=own&from=${dayAhead(16)}&to=${dayAhead(25)}`);
    const boxes = page.getByRole("checkbox", { name: /^Select Mr J. Okandi/ });
    await expect(boxes).toHaveCount(2);
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await page.getByRole("button", { name: "Remind", exact: true }).click();
    await decide(page, "Send reminders");
    await expect(page.getByText("1 done · 1 could not be done")).toBeVisible();
    await expect(page.getByText("1 selected")).toBeVisible();
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await decide(page, "Cancel and tell the doctors", (dialog) =>
      dialog.getByLabel(/^Reason/).fill("The theatre is closed."),
    );
    await expect(page.getByText("2 done")).toBeVisible();
    await expect(boxes).toHaveCount(0);
  });

  await test.step("the keys are listed", async () => {
    await page.keyboard.press("?");
    await decide(page, "Close");
  });
  expect(refused).toEqual([]);
});
