/** One's own settings against the real server: name, address, password, devices, language, time zone. */
import { type Page } from "@playwright/test";
import { addAdministrator } from "../support/administrators.ts";
import { linkIn } from "../support/mailbox.ts";
import { declineDesktop, press } from "../support/practiceWork.ts";
import { SignedInApi } from "../support/signedInApi.ts";
import { expect, expectAccessible, PASSWORD, signIn, test } from "../support/test.ts";

const NEW_PASSWORD = "Harbour-Light-42";
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test.beforeEach(({ context }) => declineDesktop(context));
// The signed-out device's last request is refused, as it should be.
test.use({ tolerate: [/^console: Failed to load .* status of 401/] });

test("another name, time zone, address, password and language; other devices have to sign in again", async ({
  page,
  browser,
  playwright,
  server,
  watch,
}) => {
  const place = { url: server.url, request: page.request };
  const email = await addAdministrator(place, "Nora Quist");
  const address = email.replace("nora.", "anna.");
  const elsewhere = await browser.newContext();
  await watch(elsewhere);
  await declineDesktop(elsewhere);
  const other = await elsewhere.newPage();
  for (const one of [other, page]) {
    await signIn(one, server, email);
    await one.goto(`${server.url}/user-settings/settings`);
  }
  await test.step("a new name is in the menu at once", async () => {
    const form = card(page, "Profile");
    await form.getByLabel("Last name").fill("Quist-Berg");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Saved", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Your account" }).click();
    await expect(page.getByRole("banner").getByText("Nora Quist-Berg")).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await test.step("the time zone is saved as it is chosen", async () => {
    const zone = card(page, "Language and region").getByLabel("Time zone");
    await zone.selectOption("Asia/Tokyo");
    await expect(card(page, "Language and region").getByText("Saved", { exact: true })).toBeVisible();
    await page.reload();
    await expect(zone).toHaveValue("Asia/Tokyo");
    await expect(card(page, "Profile").getByLabel("Last name")).toHaveValue("Quist-Berg");
  });
  await test.step("one device is signed out from afar, and no other", async () => {
    const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const request = await playwright.request.newContext({ userAgent });
    const lost = await SignedInApi.open(request, server, email);
    await page.reload();
    const sessions = card(page, "Signed-in devices");
    await expect(sessions.getByRole("listitem")).toHaveCount(3);
    await sessions.getByRole("button", { name: "Sign out Firefox on Linux" }).click();
    await expect(sessions.getByText("The device has been signed out.")).toBeVisible();
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    await expect(lost.call("GET", "/callouts")).rejects.toThrow("GET /callouts");
    await request.dispose();
  });
  await test.step("a new address waits until its button is pressed", async () => {
    const form = card(page, "Email address");
    await form.getByLabel("New email address").fill(address);
    await form.getByLabel("Current password", { exact: true }).fill(PASSWORD);
    await form.getByRole("button", { name: "Change email" }).click();
    await expect(form.getByText(`Waiting for you to confirm ${address}`)).toBeVisible();
    await expectAccessible(page);
    const mailed = await page.context().newPage();
    await mailed.goto(server.url + (await linkIn(place, /http[^"]+confirmation_token=[^"]+/, address)));
    await press(mailed, "button", "Confirm email address");
    await expect(mailed.getByRole("heading", { name: "Your new email address is confirmed" })).toBeVisible();
    await mailed.close();
    await page.reload();
    await expect(form.getByText(`You sign in with ${address}.`)).toBeVisible();
  });
  await test.step("a new password signs the other device out, and leaves this one alone", async () => {
    const form = card(page, "Password");
    await form.getByLabel("Current password", { exact: true }).fill(PASSWORD);
    await form.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await form.getByLabel("Repeat new password", { exact: true }).fill(NEW_PASSWORD);
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(form.getByText("Your password has been changed.")).toBeVisible();
    await expect(card(page, "Signed-in devices").getByRole("listitem")).toHaveCount(1);
    await expect(other.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    await elsewhere.close();
  });
  await test.step("another language comes without a reload", async () => {
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await page
      .getByRole("main")
      .getByRole("combobox", { name: /Language/ })
      .click();
    await page.getByRole("option", { name: "Deutsch" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("button", { name: "Passwort ändern" })).toBeVisible();
    expect(loads).toBe(0);
  });
});

test("the sign-in page turns dark with the device, though nobody has touched it", async ({ page, server }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${server.url}/auth/login`);
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
