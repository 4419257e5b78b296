/**
 * The built app needs nothing of our server but its API: it runs behind any web server that answers with index.html, and
 * understands the addresses that devise_token_auth redirects to.
 */
import path from "node:path";
import { SESSION_HEADERS } from "../../src/contract/session.ts";
import { newAddress } from "./support/administrators.ts";
import { linkIn, mailWith, RESET_LINK } from "./support/mailbox.ts";
import { servePlainly } from "./support/plainWebServer.ts";
import { declineDesktop, pressSlowly } from "./support/practiceWork.ts";
import { expect, expectAccessible, PASSWORD, signIn, test } from "./support/test.ts";
import { TestServer } from "./support/testServer.ts";

const dist = path.resolve(import.meta.dirname, "../../dist");

test("the build works behind a plain web server, live and by deep links", async ({ page, context, server }) => {
  const host = await servePlainly(dist, server.url);
  try {
    await declineDesktop(context);
    await signIn(page, host);
    await expect(page).toHaveURL(`${host.url}/callouts?tab=needs_action`);
    await expect(page.getByText(/^Live · updated/)).toBeVisible();

    const heading = page.getByRole("heading", { level: 1 });
    await page.getByRole("table").getByRole("link").first().click();
    await page.waitForURL(/\/callouts\/\d+$/);
    await expect(heading).not.toHaveText("Callouts");
    const title = (await heading.textContent()) ?? "";
    const address = page.url();
    await page.reload();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL(address);
    await expectAccessible(page);
  } finally {
    host.close();
  }
});

test("a new token that comes with a 304 is taken", async ({ page, context, server }) => {
  const told: string[] = [];
  const revalidated = { path: "/admin_api/doctors", told: (token: string) => void told.push(token) };
  const host = await servePlainly(dist, server.url, { revalidated });
  try {
    await declineDesktop(context);
    await signIn(page, host);
    for (const times of [0, 1, 2]) {
      await page.goto(`${host.url}/doctors`);
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await expect.poll(() => told.length).toBe(times);
      const { "access-token": stored } = JSON.parse((await page.evaluate(() => localStorage.getItem("auth"))) ?? "{}");
      if (times > 0) expect(stored).toBe(told.at(-1));
    }
    expect(new Set(told).size).toBe(2);
  } finally {
    host.close();
  }
});

test("a confirmation that failed shows why, and another mail is sent that confirms", async ({
  page,
  server,
  request,
}) => {
  const email = newAddress("wen.harbour");
  const place = { url: server.url, request };
  const sign_up = {
    company_name: "Harbour Practice",
    name: "Wen Harbour",
    email,
    phone: "020 7946 0000",
    password: PASSWORD,
    password_confirmation: PASSWORD,
    accept_terms: true,
    terms_version: "2026-01",
  };
  await request.post(`${server.url}/admin_api/auth`, { data: { sign_up } });
  const first = await mailWith(place, email);
  await page.goto(`${server.url}/auth/email-confirmed?account_confirmation_success=false`);
  await expect(page.getByRole("heading", { level: 1, name: "This link does not work" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Request received" })).toBeVisible();
  await expect.poll(() => mailWith(place, email)).not.toBe(first);
  await page.goto(server.url + (await linkIn(place, /http[^"]+confirmation_token=[^"]+/, email)));
  await pressSlowly(page.getByRole("button"));
  await expect(page.getByRole("heading", { level: 1, name: "Email confirmed" })).toBeVisible();
});

test.describe("a reset link with a session in its address", () => {
  test.use({ tolerate: [/^console: Failed to load .* status of 422/] });

  test("survives two refusals, a pause and a reload", async ({ page, request }) => {
    const own = await TestServer.start({ TOKEN_ROTATION: "every-request", RATE_LIMIT_FACTOR: "100" });
    try {
      const email = "colleague@example.test";
      const aMinutePasses = () => request.post(`${own.url}/dev/clock`, { form: { minutes: "1" } });
      const redirect_url = `${own.url}/set-new-password`;
      await request.post(`${own.url}/admin_api/auth/password`, { data: { email, redirect_url } });
      const mailed = new URL(await linkIn({ url: own.url, request }, RESET_LINK, email), own.url).searchParams;
      const reset_password_token = mailed.get("token") ?? "";
      const params = { reset_password_token, redirect_url };
      const opened = await request.get(`${own.url}/admin_api/auth/password/edit`, { params });
      const told = Object.fromEntries(SESSION_HEADERS.map((name) => [name, opened.headers()[name] ?? ""]));
      const { "access-token": token = "", client = "", uid = "", expiry = "" } = told;
      // As the library's redirect names them, in its order.
      const link = { "access-token": token, client, client_id: client, config: "", expiry, reset_password: "true" };
      await page.goto(`${redirect_url}?${new URLSearchParams({ ...link, reset_password_token, token, uid })}`);
      await expect(page).toHaveURL(`${own.url}/auth/set-new-password`);
      const send = async (password: string) => {
        for (const label of ["Password", "Confirm Password"])
          await page.getByLabel(label, { exact: true }).fill(password);
        await page.getByRole("button", { name: "Submit" }).click();
      };
      const refusal = page.getByText("This password is too common or too easy to guess.");
      for (const common of ["Sunshine-2024", "Football-2025"]) {
        // Each refusal brings the link another token, and two later its own is over.
        await aMinutePasses();
        await send(common);
        await expect(refusal).toBeVisible();
        await page.reload();
        await expect(refusal).toHaveCount(0);
      }
      await aMinutePasses();
      await page.reload();
      await send("Harbour-Light-42");
      await expect(page.getByText("Your password has been reset. Please log in again.")).toBeVisible();
    } finally {
      await own.dispose();
    }
  });
});
