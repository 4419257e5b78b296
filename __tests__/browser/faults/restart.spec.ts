/** The server is killed in the middle of the main job: nothing acknowledged is lost, and the screen catches up by itself. */
import { answer, dayAhead, declineDesktop, mailedLinks, sendCallout } from "../support/practiceWork.ts";
import { unreadOn } from "../support/signedInScreen.ts";
import { expect, expectAccessible, signIn, test } from "../support/test.ts";
import { TestServer } from "../support/testServer.ts";

let server: TestServer;
test.beforeEach(async ({ rotation }) => {
  server = await TestServer.start({ TOKEN_ROTATION: rotation, RATE_LIMIT_FACTOR: "100" });
});
test.afterEach(async ({ context }) => {
  await context.close();
  await server.dispose();
});

// A browser says so itself when nobody listens at an address.
test.use({ tolerate: [/^console: Failed to load resource: net::ERR_(CONNECTION|EMPTY)/] });

test("a killed server loses no answer, and the screen shows what it missed", async ({ page, context, browser }) => {
  await declineDesktop(context);
  /** While closed, the browser finds nobody at the live connection's address. */
  let open = true;
  await page.routeWebSocket(/\/cable/, (socket) => (open ? socket.connectToServer() : socket.close()));
  await signIn(page, server);
  await sendCallout(page, server, { date: dayAhead(6), group: "Cardiac" });
  const callout = page.url();
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const doctor = await phone.newPage();
  const [first = "", second = ""] = await mailedLinks(doctor, server, "Can you cover?", 2);
  const banner = page.getByRole("status").filter({ hasText: "Connection lost" });
  await expect(page.getByRole("button", { name: "No answer 2" })).toBeVisible();
  const before = await unreadOn(page);

  await test.step("an answer is acknowledged, and in the next moment the server is gone", async () => {
    await answer(doctor, first, "Available");
    await expect(page.getByRole("button", { name: "Available 1" })).toBeVisible();
    await expect.poll(() => unreadOn(page)).toBe(before + 1);
    open = false;
    await server.end("SIGKILL");
    await expect(banner).toBeVisible();
    await expect(page.getByRole("button", { name: "Available 1" })).toBeVisible();
  });

  await test.step("the answer is there after the start, and the next doctor's is taken while nobody watches", async () => {
    await server.start();
    await doctor.goto(first);
    await expect(doctor.getByRole("heading", { level: 1 })).not.toHaveText("Can you cover?");
    await answer(doctor, second, "If needed");
    await expect(banner).toBeVisible();
    await expect(page.getByRole("button", { name: "If needed 0" })).toBeVisible();
  });

  await test.step("the browser comes back by itself and shows what it missed", async () => {
    open = true;
    await expect(banner).toBeHidden({ timeout: 40_000 });
    await expect(page.getByRole("button", { name: "If needed 1" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Available 1" })).toBeVisible();
    await expect(page.getByRole("row", { name: /If needed/ })).toBeVisible();
    await expect.poll(() => unreadOn(page)).toBe(before + 2);
  });

  await test.step("nobody was signed out", async () => {
    await expect(page).toHaveURL(callout);
    await page.reload();
    await expect(page.getByRole("button", { name: "If needed 1" })).toBeVisible();
    await expectAccessible(page);
  });
});
