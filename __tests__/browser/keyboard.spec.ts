/** The main job without a mouse: signing in, writing and sending a callout, a doctor's answer, and confirming it. */
import { type Locator, type Page } from "@playwright/test";
import { pickerField } from "./support/pickers.ts";
import { dayAhead, declineDesktop, mailedLinks } from "./support/practiceWork.ts";
import { passTime } from "./support/promises.ts";
import { expect, expectAccessible, PASSWORD, pressUntil, test } from "./support/test.ts";

/** More stops than any of the pages has. */
const MOST_STOPS = 120;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Buttons and links have a ring of their own; with fields it takes the border's place. */
async function expectRing(target: Locator): Promise<void> {
  if (await target.evaluate((element) => element.matches("button, a")))
    await expect(target).not.toHaveCSS("outline-style", "none");
}

/** On with Tab until it is there, as somebody would who cannot point. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus(target)) return await expectRing(target);
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${target}`);
}

async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test("from the first key to the confirmed doctor, nothing needs a mouse", async ({ page, context, server }) => {
  await declineDesktop(context);

  await test.step("signing in", async () => {
    await page.goto(`${server.url}/auth/login`);
    await typeInto(page, page.getByLabel("Email"), "admin@example.test");
    await typeInto(page, page.getByLabel("Password", { exact: true }), PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/callouts$/);
    await expect(page.getByRole("heading", { name: "Callouts", level: 1 })).toBeVisible();
  });

  await test.step("down and up the doctors by j and k", async () => {
    await page.goto(`${server.url}/doctors`);
    const rows = page.locator("main [data-row]");
    await expect(rows.nth(1)).toBeVisible();
    await pressUntil(page, ["j"], () => expect(rows.first()).toBeFocused({ timeout: 1_000 }));
    for (const [key, at] of [
      ["j", 1],
      ["k", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(rows.nth(at)).toBeFocused();
    }
    await page.goto(`${server.url}/callouts`);
    await expect(page.getByRole("heading", { name: "Callouts", level: 1 })).toBeVisible();
  });

  await test.step("the form, from its key to Send", async () => {
    await pressUntil(page, ["n"], () => expect(page).toHaveURL(/\/callouts\/new$/, { timeout: 1_000 }));
    const date = pickerField(page, "Date").getByRole("spinbutton", { name: "Day" });
    await typeInto(page, date, dayAhead(20).split("-").reverse().join("/"));
    await tabTo(page, page.getByRole("radio", { name: "AM" }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "PM" })).toBeChecked();
    await typeInto(page, page.getByLabel("Site", { exact: true }), "Ferndale");
    await typeInto(page, page.getByLabel("Surgeon"), "Mr");
    await typeInto(page, page.getByRole("combobox", { name: "Send to" }), "Cardiac");
    await expect(page.getByRole("option", { name: /^Cardiac/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await pressOn(page, page.getByRole("button", { name: "The day before, 17:00" }), "Space");
    await expectAccessible(page);
    const send = page.getByRole("button", { name: "Send to 2 doctors" });
    await expect(send).toBeEnabled();
    await pressOn(page, send);
    await page.waitForURL(/\/callouts\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Open");
    await expectAccessible(page);
  });
  const callout = new URL(page.url()).pathname;
  const reference = /C-\d{4}-\d{4}/.exec(await page.locator("body").innerText())?.[0] ?? "";

  await test.step("the doctor's answer", async () => {
    const doctor = await context.newPage();
    const [link = ""] = await mailedLinks(doctor, server, "Can you cover?", 1);
    await doctor.goto(link);
    await tabTo(doctor, doctor.getByRole("radio", { name: "Available", exact: true }));
    await doctor.keyboard.press("Space");
    // What is pressed at once was no person.
    await passTime({ url: server.url, request: doctor.request }, 1);
    await pressOn(doctor, doctor.getByRole("button", { name: "Send my answer" }));
    await expect(doctor.getByRole("heading", { level: 1 })).toHaveText(/^Thank you/);
    await expectAccessible(doctor);
    await doctor.close();
  });

  await test.step("back through the list by its keys", async () => {
    await pressUntil(page, ["g", "c"], () => expect(page).toHaveURL(/\/callouts$/, { timeout: 1_000 }));
    const search = page.getByRole("searchbox", { name: "Search callouts" });
    await expect(search).toBeVisible();
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await page.keyboard.type(reference);
    await expect(page.locator("main [data-row]")).toHaveCount(1);
    await pressOn(page, page.locator("main [data-row]"));
    await page.waitForURL(`**${callout}`);
  });

  await test.step("confirming, with the mails looked at first", async () => {
    const offer = page.getByRole("row", { name: /Available/ }).first();
    await pressOn(page, offer.getByRole("button", { name: /^Confirm/ }));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("1 confirmation")).toBeVisible();
    await expectAccessible(page);
    await pressOn(page, dialog.getByRole("button", { name: /^Confirm and send/ }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Confirmed");
    await expectAccessible(page);
  });
});
