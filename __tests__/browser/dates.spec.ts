/** Dates and times are typed and picked in the language of the app; what is typed outlives a reload, and Back leads back. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expectShown, pick, pickerField, shownDate } from "./support/pickers.ts";
import { dayAhead, declineDesktop } from "./support/practiceWork.ts";
import { expect, expectAccessible, signIn, test } from "./support/test.ts";

test.beforeEach(async ({ context, page, server }) => {
  await declineDesktop(context);
  await signIn(page, server);
});

test("a date is typed by keys, with any signs between, and picked by keys", async ({ page, server }) => {
  await page.goto(`${server.url}/callouts/new`);
  const date = pickerField(page, "Date");
  await date.getByRole("spinbutton", { name: "Day" }).click();
  await page.keyboard.type("2/12/2026");
  await expectShown(page, "Date", "2 Dec 2026");
  await expect(date).toContainText("Wed");
  await date.getByRole("spinbutton", { name: "Month" }).click();
  await page.keyboard.type("ja");
  await expectShown(page, "Date", "2 Jan 2026");
  await date.getByRole("button", { name: /^Choose date/ }).press("Enter");
  const calendar = page.getByRole("dialog");
  await expect(calendar.getByRole("gridcell", { name: "2", exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expectShown(page, "Date", "3 Jan 2026");
  await expect(calendar).toHaveCount(0);
  await pick(page, "Starts", "07:15");
  await expectShown(page, "Starts", "07:15");
  await pickerField(page, "Starts").getByRole("button").press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});

test("its order is the language’s, whatever the browser’s", async ({ browser, server, watch }) => {
  const german = await browser.newContext({ locale: "en-US", viewport: { width: 390, height: 844 } });
  await watch(german);
  await declineDesktop(german);
  const page = await german.newPage();
  await signIn(page, server);
  for (const [language, shown] of [
    ["de", "2. Dez. 2026"],
    ["ja", "2026年12月2日"],
  ] as const) {
    await page.evaluate(
      (selectedLang) => localStorage.setItem("i18nConfig", JSON.stringify({ selectedLang })),
      language,
    );
    await page.goto(`${server.url}/callouts/new`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const date = page.getByRole("group").filter({ has: page.locator("#list-0-date") });
    for (const [part, text] of [
      ["31", "02"],
      ["12", "12"],
      ["9999", "2026"],
    ] as const) {
      const section = date.locator(`[role=spinbutton][aria-valuemax="${part}"]`);
      await section.click();
      await expect(section).toBeFocused();
      await page.keyboard.type(text);
    }
    await expect(page.locator("#list-0-date")).toHaveValue(shown);
    await expect(page.locator("input:is([type=date], [type=time], [type=datetime-local])")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.evaluate(() => localStorage.removeItem("unsentCallout"));
  }
  await german.close();
});

test("the pages before a form do not load the pickers", async ({ page, server }) => {
  const loaded: string[] = [];
  page.on("response", (answer) => loaded.push(new URL(answer.url()).pathname));
  await page.goto(`${server.url}/callouts?tab=all`);
  await expect(page.getByRole("link", { name: "New callout" })).toBeVisible();
  const dist = path.resolve(import.meta.dirname, "../../dist");
  const scripts = loaded.filter((one) => one.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(1);
  for (const file of scripts) expect(readFileSync(dist + file, "utf8")).not.toContain("MuiPickersSectionList");
});

test("an unfinished callout is there again after a reload, and can be begun anew", async ({ page, server }) => {
  await page.goto(`${server.url}/callouts/new`);
  await page.getByLabel("Message").fill("Parking in bay C");
  await pick(page, "Date", "2031-02-03");
  await expect(page.getByText("Not complete yet. Kept on this device.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("unsentCallout"))).toContain("2031-02-03");
  page.on("dialog", (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("Parking in bay C");
  await expectShown(page, "Date", "3 Feb 2031");
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("unsentCallout"))).toBeNull();
});

test("a callout that is saved as a draft is there after a reload too, until the form is left", async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/callouts/new`);
  await pick(page, "Date", dayAhead(41));
  await page.getByLabel("Site", { exact: true }).selectOption({ label: "Ferndale Clinic" });
  await page.getByLabel("Surgeon").selectOption({ label: "Mr J. Okandi" });
  await page.getByLabel("Message").fill("Parking in bay D");
  await page.getByRole("combobox", { name: "Send to" }).fill("Cardiac");
  await page.getByRole("option", { name: /^Cardiac/ }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("Parking in bay D");
  await expect(page.getByText(/^This is what you typed on this device/)).toBeVisible();
  // The same draft, not a second one.
  const changed = page.waitForResponse(
    (answer) => answer.request().method() === "PUT" && (answer.request().postData() ?? "").includes("bay E"),
  );
  await page.getByLabel("Message").fill("Parking in bay E");
  expect((await changed).status()).toBe(200);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.getByRole("link", { name: "Callouts", exact: true }).first().click();
  await page.getByRole("link", { name: "New callout" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("previews of the mail add nothing to the history, and one that is gone says so in our words", async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/callouts?tab=all`);
  await page.getByRole("link", { name: "New callout" }).click();
  const day = dayAhead(40);
  await pick(page, "Date", day);
  await expectShown(page, "Date", shownDate(day));
  await page.getByLabel("Site", { exact: true }).selectOption({ label: "Ferndale Clinic" });
  await page.getByLabel("Surgeon").selectOption({ label: "Mr J. Okandi" });
  await page.getByRole("combobox", { name: "Send to" }).fill("Cardiac");
  await page.getByRole("option", { name: /^Cardiac/ }).click();
  const frame = page.getByTitle("The email as designed");
  await expect(frame).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  const kept = page.waitForResponse(
    (response) =>
      response.ok() &&
      /\/callouts(\/\d+)?$/.test(response.url()) &&
      /"Three"/.test(response.request().postData() ?? ""),
  );
  for (const message of ["One", "Two", "Three"]) {
    const before = await frame.getAttribute("src");
    await page.getByLabel("Message").fill(message);
    await expect(frame).not.toHaveAttribute("src", before ?? "");
    await expect(page.frameLocator("iframe").getByText(message, { exact: true })).toBeVisible();
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // The note of an earlier save may still stand there.
  await kept;
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/callouts(\?|$)/);
});

test.describe("without an answer", () => {
  test.use({ tolerate: [/status of 404|mail_previews/] });

  test("the preview’s frame never shows the browser’s error page", async ({ page, server }) => {
    await page.route("**/admin_api/mail_previews/*", (route) => route.fulfill({ status: 404, body: "{}" }));
    await page.goto(`${server.url}/callouts/new`);
    await pick(page, "Date", dayAhead(41));
    await page.getByLabel("Site", { exact: true }).selectOption({ label: "Ferndale Clinic" });
    await page.getByLabel("Surgeon").selectOption({ label: "Mr J. Okandi" });
    await page.getByRole("combobox", { name: "Send to" }).fill("Cardiac");
    await page.getByRole("option", { name: /^Cardiac/ }).click();
    await expect(page.getByText("The preview could not be created.")).toBeVisible();
    await expect(page.getByTitle("The email as designed")).toHaveCount(0);
    await page.unroute("**/admin_api/mail_previews/*");
    await page.getByRole("region", { name: "Email preview" }).getByRole("button", { name: "Try again" }).click();
    await expect(page.getByTitle("The email as designed")).toBeVisible();
  });
});
