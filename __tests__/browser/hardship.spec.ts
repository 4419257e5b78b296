/** What goes wrong around the app: lost files, no network amid a form, a wrong clock, hostile words, a storm. */
import { type BrowserContext, type Page, type Route } from "@playwright/test";
import { declineDesktop } from "./support/practiceWork.ts";
import { expect, signIn, test } from "./support/test.ts";

const h1 = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test.beforeEach(({ context }) => declineDesktop(context));

test.describe("after a deployment", () => {
  test.use({ tolerate: [/^console: .*(Failed to load resource|Refused to execute|A part of the page)/] });

  for (const { build, ends } of [
    { build: "that took the page's file away: one reload brings it", ends: "Forgot Password?" },
    { build: "that lacks the file: one reload, then it says so", ends: "System Error" },
  ])
    test(build, async ({ page, server }) => {
      await page.goto(`${server.url}/auth/login`);
      // The engine comes with the first touch, which may be before anybody listens; here it is there already.
      const hasEngine = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/signed-in."));
      let x = 0;
      await expect
        .poll(async () => {
          await page.mouse.move(x++, 5);
          return await page.evaluate(hasEngine);
        })
        .toBe(true);
      await page.waitForLoadState("networkidle");
      let loads = 0;
      page.on("request", (request) => {
        if (request.isNavigationRequest()) loads++;
      });
      const gone = new Set<string>();
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        const url = route.request().url();
        if (loads === 0) gone.add(url);
        const isGone = gone.has(url) && (loads === 0 || ends === "System Error");
        // As the server itself answers what is not there: never with the page.
        await (isGone ? route.continue({ url: `${server.url}/assets/gone.js` }) : route.continue());
      });
      await page.getByRole("link", { name: /Forgot/ }).click();
      await expect(h1(page, ends)).toBeVisible();
      await expect(page).toHaveURL(`${server.url}/auth/forgot-password`);
      expect(loads).toBe(1);
      expect(gone.size).toBeGreaterThan(0);
      if (ends !== "System Error") return;
      await page.unrouteAll();
      await page.getByRole("link", { name: "Return Home" }).click();
      await expect(h1(page, "Sign in")).toBeVisible();
    });
});

test("loaded afresh where somebody was led, the sign-in page leaves the focus to whoever types already", async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/callouts`);
  await expect(h1(page, "Sign in")).toBeVisible();
  await page.addInitScript(() => {
    const focused: string[] = [];
    Object.assign(window, { focused });
    addEventListener("focusin", ({ target }) => focused.push((target as Element).tagName), true);
  });
  await page.reload();
  await page.getByRole("button", { name: "Show: Password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  expect(await page.evaluate(() => (window as unknown as { focused: string[] }).focused)).not.toContain("H1");
});

test.describe("without a network", () => {
  test.use({ tolerate: [/^console: .*(ERR_INTERNET_DISCONNECTED|WebSocket)/] });

  test("a form keeps what was typed, says what is wrong, and sends it later", async ({ page, context, server }) => {
    await page.goto(`${server.url}/auth/login`);
    await page.getByLabel("Email").fill("admin@example.test");
    await page.getByLabel("Password", { exact: true }).fill("Demo-practice-1");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("alert")).toContainText("Error loading...");
    await expect(page.getByLabel("Email")).toHaveValue("admin@example.test");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("Demo-practice-1");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/callouts");
  });
});

for (const days of [-1, 1])
  test(`a clock that is wrong by ${days} day: signed in, still so after a reload`, async ({
    page,
    context,
    server,
  }) => {
    await context.addInitScript((off) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + off;
    }, days * 86_400_000);
    await signIn(page, server);
    await expect(page.getByText(/^Live · updated/)).toBeVisible();
    await page.reload();
    await expect(h1(page, "Callouts")).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === "/callouts");
  });

/** Opens the callouts; what it returns says something on the live connection as the server would. */
async function openLive(page: Page, context: BrowserContext, server: { url: string }) {
  let say: (message: object) => void = () => undefined;
  await context.routeWebSocket(/\/cable/, (socket) => {
    const upstream = socket.connectToServer();
    let identifier: unknown;
    socket.onMessage((text) => {
      identifier ??= JSON.parse(text.toString()).identifier;
      upstream.send(text);
    });
    say = (message) => socket.send(JSON.stringify({ identifier, message }));
  });
  await signIn(page, server);
  await expect(page.getByText(/^Live · updated/)).toBeVisible();
  return (message: object) => say(message);
}

const news = { action_by_id: null, notification_type: "of_another_day" };

test.describe("while the server is away", () => {
  test.use({ tolerate: [/^console: .*Failed to load resource/] });

  test("a page goes on without what floats over it, which comes when the server is back", async ({ page, server }) => {
    await page.clock.install();
    let away = true;
    let asked = 0;
    const only = (route: Route) => (away ? route.abort("connectionrefused") : route.continue());
    await page.route("**/assets/floating.*.js", async (route) => {
      asked++;
      await only(route);
    });
    await page.route(`${server.url}/callouts*`, (route) =>
      route.request().method() === "HEAD" ? only(route) : route.continue(),
    );
    await page.setViewportSize({ width: 1280, height: 500 });
    await signIn(page, server);
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.clock.fastForward(6000);
    await expect.poll(() => asked).toBeGreaterThan(1);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(h1(page, "Callouts")).toBeAttached();
    const top = page.getByRole("button", { name: "Back to top" });
    await expect(top).toHaveCount(0);
    away = false;
    await page.clock.fastForward(6000);
    await expect(top).toBeVisible();
  });
});

test("no letter of a search is lost while a slow machine draws what came of the letters before", async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (const place of ["Callouts", "Doctors"]) {
    await page.getByRole("link", { name: place, exact: true }).first().click();
    await expect(h1(page, place)).toBeVisible();
    const field = page.getByRole("searchbox");
    for (const [word, delay] of [
      ["ashgrove", 60],
      ["brightmoor", 90],
      ["okandi", 120],
    ] as const) {
      await field.pressSequentially(word, { delay });
      await expect(page).toHaveURL(new RegExp(`q=${word}`));
      await expect(field).toHaveValue(word);
      await field.fill("");
    }
  }
});

test("hostile words stay words: nothing runs, nothing breaks out of 350 px", async ({ page, context, server }) => {
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const say = await openLive(page, context, server);
  const titles = [
    "<img src=x onerror=alert(1)>",
    "\u202Egnp.exe tludA",
    "<script>alert(2)</script>{{title}} $t(home)",
    "W".repeat(10_000),
  ];
  for (const [at, title] of titles.entries())
    say({ ...news, title, callout_id: ["../../logout", "//evil.example.test", "javascript:alert(3)", 12][at] });
  const toasts = page.locator(".notistack-Snackbar");
  await expect(toasts).toHaveCount(4);
  for (const title of titles.slice(0, 3)) await expect(toasts.getByText(title, { exact: true })).toBeVisible();
  for (const box of await Promise.all((await toasts.all()).map((toast) => toast.boundingBox()))) {
    expect(box?.width).toBeLessThanOrEqual(350);
    expect(box?.height).toBeLessThan(200);
  }
  const hrefs = await toasts.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(["/callouts/12"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(dialogs).toEqual([]);
});

test("500 messages at once: at most twenty toasts, all counted, and the page stays where it was", async ({
  page,
  context,
  server,
}) => {
  const say = await openLive(page, context, server);
  const place = () => page.getByRole("heading", { level: 1 }).boundingBox();
  const before = await place();
  await page.evaluate(() => {
    const seen = { most: 0 };
    Object.assign(window, { seen });
    const count = () => {
      seen.most = Math.max(seen.most, document.querySelectorAll(".notistack-Snackbar").length);
    };
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  });
  for (let one = 1; one <= 500; one++) say({ ...news, title: `Message ${one}`, callout_id: one });
  await expect(page.getByText(/^481 more/)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: { most: number } }).seen.most)).toBeLessThanOrEqual(
    20,
  );
  expect(await place()).toEqual(before);
});
