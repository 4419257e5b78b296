/** Two-step verification from setting it up to a practice that requires it, and sessions that an owner ends. */
import { type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { addAdministrator } from "../support/administrators.ts";
import { ownServer } from "../support/ownServer.ts";
import { declineDesktop } from "../support/practiceWork.ts";
import { expect, expectAccessible, PASSWORD, signIn, test } from "../support/test.ts";

const OWNER = "admin@example.test";
const here = ownServer();
// Sign-ins that lack a code, sessions that were ended, and what a practice's requirement closes are refused as they should be.
test.use({
  tolerate: [
    /^console: Failed to load .* status of (401|403)|WebSocket is closed before the connection is established/,
  ],
});
test.beforeEach(({ context }) => declineDesktop(context));

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** A code is taken once, so each is of a later half minute than the one before; one in advance is taken. */
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

/** Whose codes they are, the codes, and nothing else of the page. */
async function expectOnPaper(page: Page, codes: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const lines = (await page.locator("body").innerText()).split("\n").filter((line) => line.trim() !== "");
  await page.emulateMedia({ media: null });
  expect(lines.slice(-codes.length)).toEqual(codes);
  const heads = lines.slice(0, -codes.length);
  expect(heads).toEqual([
    "Your recovery codes",
    expect.stringMatching(/ · |\d{4}$/),
    expect.stringMatching(/^Recovery codes for .+@example\.test/),
  ]);
}

/** From the password's field on; resolves to the secret and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  const form = page.getByRole("form", { name: "Two-step verification" });
  await form.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
  await page.getByLabel("Six-digit code").fill(codeOf(secret));
  await page.keyboard.press("Enter");
  const list = page.getByRole("list", { name: "Your recovery codes" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page);
  const codes = await list.getByRole("listitem").allInnerTexts();
  await expectOnPaper(page, codes);
  await page.getByRole("button", { name: "I’ve kept the codes" }).click();
  return { secret, codes };
}

async function beginSignIn(page: Page): Promise<void> {
  await page.goto(`${here.url}/logout`);
  await expect(heading(page, "Sign in")).toBeVisible();
  await page.getByLabel("Email").fill(OWNER);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Six-digit code")).toBeFocused();
}

test("set up, asked for, replaced by a recovery code, required of a colleague, and the colleague's session ended", async ({
  page,
  browser,
  watch,
}) => {
  const email = await addAdministrator(here.place, "Nora Quist");
  await signIn(page, here, OWNER);
  await page.goto(`${here.url}/user-settings/settings#second-factor`);
  const card = page.getByRole("region", { name: "Two-step verification", exact: true });
  await card.getByRole("button", { name: "Set up" }).click();
  const { secret, codes } = await setUp(page);
  await expect(card.getByText(/^On since/)).toBeVisible();
  await expect(card.getByText("10 recovery codes left")).toBeVisible();

  await test.step("the sign-in asks for the code, by keyboard alone; a wrong one is said where the person is", async () => {
    await beginSignIn(page);
    await expectAccessible(page);
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^That code isn’t right/)).toBeVisible();
    await expect(page.getByLabel("Six-digit code")).toBeFocused();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(codeOf(secret, 1));
    await page.keyboard.press("Enter");
    await expect(heading(page, "Callouts")).toBeVisible();
  });

  await test.step("a recovery code opens one session, and no second one", async () => {
    const withRecoveryCode = async (): Promise<void> => {
      await beginSignIn(page);
      await page.getByRole("button", { name: "Use a recovery code instead" }).click();
      await expect(page.getByLabel("Recovery code")).toBeFocused();
      await page.keyboard.type(codes[0] ?? "");
      await page.keyboard.press("Enter");
    };
    await withRecoveryCode();
    await expect(heading(page, "Callouts")).toBeVisible();
    await withRecoveryCode();
    await expect(page.getByText(/^That code isn’t right/)).toBeVisible();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(codes[1] ?? "");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Callouts")).toBeVisible();
  });

  const elsewhere = await browser.newContext();
  await watch(elsewhere);
  await declineDesktop(elsewhere);
  const colleague = await elsewhere.newPage();
  await signIn(colleague, here, email);
  await colleague.goto(`${here.url}/doctors`);
  await expect(heading(colleague, "Doctors")).toBeVisible();

  await test.step("required: the colleague's page leads to the set-up, and after it back to where they were", async () => {
    await page.goto(`${here.url}/practice-management/administrators`);
    await page.getByRole("checkbox", { name: /^Two-step verification is required/ }).check();
    await page.getByRole("form", { name: "Signing in" }).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: false }).first()).toBeVisible();
    await expect(heading(colleague, "Two-step verification")).toBeVisible();
    await expect(colleague).toHaveURL(`${here.url}/auth/second-factor`);
    await colleague.goto(`${here.url}/callouts?tab=all`);
    await expect(heading(colleague, "Two-step verification")).toBeVisible();
    await expectAccessible(colleague);
    await setUp(colleague);
    await expect(heading(colleague, "Callouts")).toBeVisible();
    await expect(colleague.getByText(/^Live · updated/)).toBeVisible();
  });

  await test.step("the owner sees the colleague's session and ends it", async () => {
    await page.reload();
    const sessions = page.getByRole("region", { name: "Signed-in devices" });
    const theirs = sessions.getByRole("button", { name: /^Sign out: Nora Quist, Chrome/ });
    await expect(theirs).toHaveCount(1);
    await expectAccessible(page);
    await theirs.click();
    await expect(heading(colleague, "Sign in")).toBeVisible();
    await expect(theirs).toHaveCount(0);
  });
});
