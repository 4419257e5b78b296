/** The main job as people do it: send, answer, see it live, confirm, withdraw, sign out. In both rotation modes. */
import { type BrowserContext, type Page } from "@playwright/test";
import {
  answer,
  dayAhead,
  declineDesktop,
  grantDesktop,
  mailedLinks,
  press,
  sendCallout,
  shownOn,
} from "./support/practiceWork.ts";
import { expect, expectAccessible, signIn, test } from "./support/test.ts";
import { TestServer } from "./support/testServer.ts";

let server: TestServer;
test.beforeEach(async ({ rotation }) => {
  server = await TestServer.start({ TOKEN_ROTATION: rotation });
});
test.afterEach(async ({ browser }) => {
  // Pages first, or they would complain that their server is gone.
  for (const context of browser.contexts()) await context.close();
  await server.dispose();
});

/** A doctor's telephone: small, without JavaScript and without an account. */
const telephone = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false };

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const unread = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await bell(page).getAttribute("aria-label")) ?? "")?.[0] ?? 0);
/** Not the page's own polite words, which may say the same. */
const toast = (page: Page, words: string | RegExp) =>
  page
    .getByRole("status")
    .filter({ hasText: words })
    .filter({ has: page.getByRole("button", { name: "Dismiss" }) });

test("a practice sends a callout and hears back, live", async ({ page, context, browser, watch }) => {
  await grantDesktop(context);
  await signIn(page, server);
  await test.step("the prompt asks, and Yes asks the browser", async () => {
    const prompt = page.getByRole("dialog", { name: "Enable Desktop Notifications?" });
    await prompt.getByRole("button", { name: "Yes" }).click();
    await expect(prompt).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("desktopNotificationsEnabled"))).toBe("t");
  });
  const otherTab = await context.newPage();
  await otherTab.goto(`${server.url}/doctors`);
  await expect(otherTab.getByRole("heading", { name: "Doctors", level: 1 })).toBeVisible();
  const colleague = await aColleague(await browser.newContext(), watch);

  const mailed = await sendCallout(page, server, { date: dayAhead(6), group: "Cardiac" });
  expect(mailed).toBe(2);
  const callout = page.url();
  await expect(toast(colleague, "New callout")).toBeVisible();
  await expect(toast(page, "New callout")).toBeHidden();

  const phone = await browser.newContext(telephone);
  await watch(phone);
  const doctor = await phone.newPage();
  const [first = "", second = ""] = await mailedLinks(doctor, server, "Can you cover?", 2);
  const news = await unread(page);

  await test.step("opening the link changes nothing, only the button does", async () => {
    await doctor.goto(first);
    await expect(page.getByRole("button", { name: "No answer 2" })).toBeVisible();
    await answer(doctor, first, "Available");
    await expect(doctor.getByText("not booked", { exact: false }).first()).toBeVisible();
  });

  await test.step("the administrator sees it at once, on one tab's desktop and in each tab's toast", async () => {
    await expect(toast(page, /is available/)).toBeVisible();
    await expect(toast(otherTab, /is available/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Available 1" })).toBeVisible();
    await expect.poll(() => unread(page)).toBe(news + 1);
    await expect.poll(() => shownOn(page, otherTab)).toEqual(["Callout Availability"]);
    await otherTab.getByRole("status").getByRole("link", { name: "Open callout" }).click();
    await expect(otherTab).toHaveURL(callout);
  });

  await answer(doctor, second, "If needed");
  await expect(page.getByRole("button", { name: "If needed 1" })).toBeVisible();

  await test.step("confirming says which mails go, and they go", async () => {
    await page
      .getByRole("row", { name: /Available/ })
      .getByRole("button", { name: /^Confirm/ })
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("1 confirmation")).toBeVisible();
    await expect(dialog.getByText("filled, thank you")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Confirm and send 2 emails" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Confirmed");
    await expect(toast(colleague, /is booked/)).toBeVisible();
    await expect(toast(page, /is booked/)).toBeHidden();
    await doctor.goto(`${server.url}/dev/mailbox`);
    await expect(doctor.getByRole("link", { name: /Booked: / }).first()).toBeVisible();
    await expect(doctor.getByRole("link", { name: /Filled, thank you/ }).first()).toBeVisible();
  });

  await test.step("the booked doctor says Got it, then withdraws, and the callout is open again", async () => {
    await doctor.goto(first);
    await expect(doctor.getByRole("heading", { level: 1 })).toHaveText("You’re booked");
    await press(doctor, "button", "Got it");
    await expect(doctor.getByText("The practice knows")).toBeVisible();
    await expect(page.getByText(/^Acknowledged/).first()).toBeVisible();
    await doctor.getByRole("link", { name: "I can’t do it any more" }).click();
    await press(doctor, "button", "Yes, I can’t do it");
    await expect(doctor.getByText("You are no longer booked.").first()).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /can no longer come/ })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Open");
  });

  await test.step("signing out ends the session on the server and in the other tab", async () => {
    const auth = await page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}"));
    await page.getByRole("button", { name: /account/ }).click();
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    await page.waitForURL(/\/auth\/login/);
    await otherTab.waitForURL(/\/auth\/login/);
    expect(await page.evaluate(() => [localStorage.getItem("auth"), localStorage.getItem("user")])).toEqual([
      null,
      null,
    ]);
    const headers = { "access-token": auth["access-token"], client: auth.client, uid: auth.uid };
    const refused = await page.request.get(`${server.url}/admin_api/callouts`, { headers });
    expect(refused.status()).toBe(401);
  });
});

test("a practice without contact details is led to them first", async ({ page }) => {
  await declineDesktop(page.context());
  await signIn(page, server, "new@example.test");
  await expect(page).toHaveURL(`${server.url}/auth/enter-contact-details`);
  await page.goto(`${server.url}/callouts?tab=all`);
  await expect(page).toHaveURL(`${server.url}/auth/enter-contact-details`);
  await expectAccessible(page);
  await page.getByLabel("Group or practice name").fill("Inverley Surgical Partners");
  await page.getByLabel("Office email address").fill("office@inverley.example.test");
  await page.getByLabel("Office phone number").fill("020 7946 0199");
  await page.getByLabel(/^Internal/).fill("system@inverley.example.test");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/callouts");
});

async function aColleague(context: BrowserContext, watch: (context: BrowserContext) => Promise<void>): Promise<Page> {
  await watch(context);
  await declineDesktop(context);
  const page = await context.newPage();
  await signIn(page, server, "colleague@example.test");
  await expect(page.getByText(/^Live/).first()).toBeVisible();
  return page;
}
