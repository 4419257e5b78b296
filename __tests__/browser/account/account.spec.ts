/** From nothing to a practice at work, through the mails; invited, forgotten, changed: one's own account (specification §2). */
import { type BrowserContext, type Page } from "@playwright/test";
import { sampled } from "../../support/random/sampling.ts";
import { addAdministrator, invite, newAddress } from "../support/administrators.ts";
import { linkIn, RESET_LINK } from "../support/mailbox.ts";
import { declineDesktop, press } from "../support/practiceWork.ts";
import { expect, expectAccessible, PASSWORD, signIn, test } from "../support/test.ts";

const NEW_PASSWORD = "Harbour-Light-42";
const CONFIRMATION_LINK = /http[^"]+confirmation_token=[^"]+/;

const refused = (...status: number[]) => new RegExp(`^console: Failed to load .* status of (${status.join("|")})`);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const continueWith = async (page: Page, email: string, password: string) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
};
async function newBrowser(
  context: BrowserContext,
  watch: (one: BrowserContext) => Promise<void>,
): Promise<BrowserContext> {
  const another = await context.browser()?.newContext();
  if (!another) throw new Error("No browser");
  await watch(another);
  await declineDesktop(another);
  return another;
}

/** Every request from now on, with the headers that really left. */
function requestsOf(context: BrowserContext): Promise<{ url: string; referer: string }>[] {
  const requests: Promise<{ url: string; referer: string }>[] = [];
  context.on("request", (request) => {
    requests.push(request.allHeaders().then(({ referer = "" }) => ({ url: request.url(), referer })));
  });
  return requests;
}

test.beforeEach(({ context }) => declineDesktop(context));

/** Both in the full run. */
const WIDTHS = sampled([1440, 390], 1);

for (const width of WIDTHS)
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 844 }, tolerate: [refused(401)] });

    test("a practice registers, confirms, is verified, and begins", async ({ page, server }) => {
      const place = { url: server.url, request: page.request };
      const email = newAddress("robin.vale");
      const practice = `Kestrel Road Surgery ${width}`;
      await test.step("registration", async () => {
        await page.goto(`${server.url}/auth/login`);
        await page.getByRole("link", { name: "Sign up" }).click();
        await page.getByLabel("Practice or Group Name").fill(practice);
        await page.getByLabel("Your Full Name").fill("Robin Vale");
        await page.getByLabel("Email Address").fill(email);
        await page.getByLabel("Phone Number").fill("020 7946 0199");
        await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
        await page.getByLabel("Confirm Password", { exact: true }).fill(PASSWORD);
        await page.getByRole("checkbox").check();
        await page.getByRole("button", { name: "Submit" }).click();
        await expect(heading(page, "Signup Successful")).toBeFocused();
        await expectAccessible(page);
      });
      await test.step("before the mail's button is pressed, signing in says what is missing", async () => {
        await page.goto(`${server.url}/auth/login`);
        await continueWith(page, email, PASSWORD);
        const said = `A confirmation email was sent to your account at '${email}'. You must follow the instructions in the email before your account can be activated`;
        await expect(page.getByText(said)).toBeVisible();
      });
      await test.step("the mail's link asks once more, so that no scanner confirms", async () => {
        await page.goto(server.url + (await linkIn(place, CONFIRMATION_LINK, email)));
        await expectAccessible(page);
        await press(page, "button", "Confirm email address");
        await expect(heading(page, "Email confirmed")).toBeVisible();
        await expect(page).toHaveURL(/\/auth\/email-confirmed$/);
        await expectAccessible(page);
      });
      await test.step("not yet verified: kept out, with the reason", async () => {
        await page.goto(`${server.url}/auth/login`);
        await continueWith(page, email, PASSWORD);
        const said = "Your account has not yet been verified. Our staff will be in touch with you.";
        await expect(page.getByText(said)).toBeVisible();
        await expectAccessible(page);
        await page.goto(`${server.url}/callouts`);
        await expect(page).toHaveURL(/\/auth\/login$/);
      });
      await test.step("the staff verify the practice beside the running server, and its owner is told", async () => {
        const line = (await server.staff("list")).split("\n").find((one) => one.includes(practice)) ?? "";
        const id = /^\d+/.exec(line)?.[0] ?? "";
        expect(await server.staff("verify", id)).toBe(`Practice ${id}: verified.\n`);
        const link = await linkIn(place, /http[^"]+\/auth\/login/, email, "Your practice has been verified");
        await page.goto(server.url + link);
      });
      await test.step("the first thing asked for are the contact details", async () => {
        await continueWith(page, email, PASSWORD);
        await expect(heading(page, "Your contact details")).toBeVisible();
        await page.goto(`${server.url}/callouts`);
        await expect(heading(page, "Your contact details")).toBeVisible();
        await expectAccessible(page);
        await page.getByLabel("Office email address").fill("cover@kestrel.example.test");
        await page.getByLabel("Office phone number").fill("020 7946 0199");
        await page.getByLabel("Internal email address").fill("office@kestrel.example.test");
        await page.getByRole("button", { name: "Save and continue" }).click();
        await expect(page.getByText("No callouts yet")).toBeVisible();
        await expect(page).toHaveURL((url) => url.pathname === "/callouts");
        await expectAccessible(page);
      });
    });
  });

test("somebody invited signs up with the name and address that wait for them, once", async ({ page, server }) => {
  const email = newAddress("maeve.ibsen");
  const link = await invite({ url: server.url, request: page.request }, "Maeve Ibsen", email);
  await page.goto(server.url + link);
  await expect(page).toHaveURL(`${server.url}/auth/complete-signup`);
  await expect(page.getByLabel("Your Full Name")).toHaveValue("Maeve Ibsen");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password", { exact: true }).fill(PASSWORD);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(heading(page, "Sign in")).toBeVisible();
  await continueWith(page, email, PASSWORD);
  await expect(heading(page, "Callouts")).toBeVisible();
  await expect(page.getByText(/^Live · updated/)).toBeVisible();
});

test.describe("a forgotten password", () => {
  // The session ends while the live connection of the other browser is being opened again.
  const CLOSED = "WebSocket is closed before the connection is established";
  test.use({ tolerate: [new RegExp(`${refused(401, 404).source}|${CLOSED}`)] });

  test("the mailed link works once, puts its secret into no other address, and ends what was open", async ({
    page,
    context,
    server,
    watch,
  }) => {
    const place = { url: server.url, request: page.request };
    const email = await addAdministrator(place, "Iris Quill");
    const elsewhere = await newBrowser(context, watch);
    const old = await elsewhere.newPage();
    await signIn(old, server, email);
    await page.goto(`${server.url}/auth/login`);
    await page.getByRole("link", { name: "Forgot Password?" }).click();
    await expect(heading(page, "Forgot Password?")).toBeFocused();
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(heading(page, "Request received")).toBeFocused();
    await expectAccessible(page);
    const older = await linkIn(place, RESET_LINK, email);
    await test.step("a newer mail's link ends the older one's", async () => {
      await page.goto(`${server.url}/auth/forgot-password`);
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Submit" }).click();
      await expect(heading(page, "Request received")).toBeFocused();
      await expect.poll(() => linkIn(place, RESET_LINK, email)).not.toBe(older);
      await page.goto(server.url + older);
      await expect(page.getByText(/^Password reset token could not be found\. It may have expired\./)).toBeVisible();
      await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
      await expectAccessible(page);
    });
    const link = await linkIn(place, RESET_LINK, email);
    const secret = new URL(link, server.url).searchParams.get("token") ?? "no token";
    const fresh = await newBrowser(context, watch);
    const opened = await fresh.newPage();
    const asked = requestsOf(fresh);
    await test.step("its secret leaves the address bar at once", async () => {
      await opened.goto(server.url + link);
      await expect(heading(opened, "Choose a new password")).toBeVisible();
      await expect(opened.getByLabel("Confirm Password", { exact: true })).toBeVisible();
      await expect(opened).toHaveURL(`${server.url}/auth/set-new-password`);
      await expectAccessible(opened);
    });
    await test.step("loading the page again loses nothing", async () => {
      await opened.reload();
      await expect(opened.getByLabel("Confirm Password", { exact: true })).toBeVisible();
      await expect(opened).toHaveURL(`${server.url}/auth/set-new-password`);
    });
    await opened.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
    await opened.getByLabel("Confirm Password", { exact: true }).fill(NEW_PASSWORD);
    await opened.getByRole("button", { name: "Submit" }).click();
    await expect(opened.getByText("Your password has been reset. Please log in again.")).toBeVisible();
    await test.step("who was signed in is not any more", async () => {
      await expect(heading(old, "Sign in")).toBeVisible();
      await elsewhere.close();
    });
    await test.step("no request but the link's own and the one that checks it had the secret, not as a referrer either", async () => {
      const requests = await Promise.all(asked);
      const told = requests.filter(({ url, referer }) => url.includes(secret) || referer.includes(secret));
      const paths = told.map(({ url }) => new URL(url).pathname);
      const check = "/admin_api/auth/password/edit";
      expect(paths).toEqual([new URL(link, server.url).pathname, check, check]);
      expect(told.filter(({ referer }) => referer.includes(secret))).toEqual([]);
      // Nothing was in this browser's cache: scripts and styles are among them, and all come from here.
      expect(requests.length).toBeGreaterThan(5);
      expect(requests.filter(({ url }) => !url.startsWith(server.url))).toEqual([]);
      await fresh.close();
    });
    await test.step("the old password is no good, the new one is", async () => {
      await page.goto(`${server.url}/auth/login`);
      await continueWith(page, email, PASSWORD);
      await expect(page.getByRole("alert")).toBeVisible();
      await continueWith(page, email, NEW_PASSWORD);
      await expect(heading(page, "Callouts")).toBeVisible();
    });
    await test.step("the link does nothing a second time", async () => {
      await page.goto(`${server.url}/logout`);
      await expect(heading(page, "Sign in")).toBeVisible();
      await page.goto(server.url + link);
      await expect(page.getByText(/^Password reset token could not be found\./)).toBeVisible();
      await expect(page.getByRole("link", { name: "Password Reset" })).toBeVisible();
      await expectAccessible(page);
    });
  });
});
