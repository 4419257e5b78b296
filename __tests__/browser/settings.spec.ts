/** One's own settings against the real server: name, address, password, devices, language, time zone. */
import { type Page } from "@playwright/test";
import { addAdministrator } from "./support/administrators.ts";
import { linkIn } from "./support/mailbox.ts";
import { declineDesktop } from "./support/practiceWork.ts";
import { expect, expectAccessible, PASSWORD, signIn, test } from "./support/test.ts";

const NEW_PASSWORD = "Harbour-Light-42";
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test.beforeEach(({ context }) => declineDesktop(context));
// The signed-out device's last request is refused, as it should be.
test.use({ tolerate: [/^console: Failed to load .* status of 401/] });

test("another address, another password, another language; the other device has to sign in again", async ({
  page,
  browser,
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
  await test.step("a new address waits until its button is pressed", async () => {
    const form = card(page, "Email address");
    await form.getByLabel("New email address").fill(address);
    await form.getByLabel("Current password", { exact: true }).fill(PASSWORD);
    await form.getByRole("button", { name: "Change email" }).click();
    await expect(form.getByText(`Waiting for you to confirm ${address}`)).toBeVisible();
    await expectAccessible(page);
    const mailed = await page.context().newPage();
    await mailed.goto(server.url + (await linkIn(place, /http[^"]+confirmation_token=[^"]+/, address)));
    await mailed.getByRole("button", { name: "Confirm email address" }).click();
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
    await expect(card(page, "Sessions").getByRole("listitem")).toHaveCount(1);
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
