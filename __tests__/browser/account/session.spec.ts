/** The session in a real browser: left in every tab at once, kept through a server's bad minutes, over after a long sleep. */
import path from "node:path";
import { type BrowserContext, type Page, type Route, type WebSocket } from "@playwright/test";
import { type Credentials } from "../../../src/contract/session.ts";
import { servePlainly } from "../support/plainWebServer.ts";
import { declineDesktop } from "../support/practiceWork.ts";
import { expect, signIn, test } from "../support/test.ts";
import { TestServer } from "../support/testServer.ts";

const dist = path.resolve(import.meta.dirname, "../../../dist");

/** Milliseconds. */
const THREE_DAYS = 3 * 86_400_000;

const CHECK = /\/admin_api\/auth\/validate_token/;
const NOT_RESPONDING = "The server is not responding. Still trying…";

const h1 = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const live = (page: Page) => expect(page.getByText(/^Live · updated/)).toBeVisible();

const credentials = async (page: Page): Promise<Credentials> => JSON.parse((await stored(page, "auth")) ?? "null");

const asHeaders = ({ "access-token": token, client, uid }: Credentials) => ({ "access-token": token, client, uid });

/** Another tab, with its live connection, whose clock the test holds. */
async function anotherTab(context: BrowserContext, server: TestServer) {
  const tab = await context.newPage();
  const sockets: WebSocket[] = [];
  tab.on("websocket", (socket) => sockets.push(socket));
  await tab.clock.install();
  await tab.goto(`${server.url}/callouts?tab=all`);
  await live(tab);
  return { tab, sockets };
}

/** From here on its time stands: what it does, it does because it was told. On a busy machine a second may be over before it is. */
async function stopClock(tab: Page): Promise<void> {
  await expect(async () => tab.clock.pauseAt((await tab.evaluate(() => Date.now())) + 1000)).toPass();
}

test.beforeEach(({ context }) => declineDesktop(context));

test("signing out in one tab empties the other within a second of its clock, and Back brings nothing", async ({
  page,
  context,
  server,
  request,
}) => {
  await signIn(page, server);
  await live(page);
  const { tab, sockets } = await anotherTab(context, server);
  await tab.getByRole("link", { name: "Doctors", exact: true }).click();
  await expect(h1(tab, "Doctors")).toBeVisible();
  const left = asHeaders(await credentials(page));
  await stopClock(tab);
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(h1(page, "Sign in")).toBeVisible();
  await tab.clock.runFor(1000);
  await expect(h1(tab, "Sign in")).toBeVisible();
  expect(sockets.length).toBeGreaterThan(0);
  await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true);
  expect([await stored(tab, "auth"), await stored(tab, "user")]).toEqual([null, null]);
  const answer = await request.get(`${server.url}/admin_api/auth/validate_token`, { headers: left });
  expect(answer.status()).toBe(401);
  for (const one of [page, tab]) {
    await one.goBack();
    await expect(h1(one, "Sign in")).toBeVisible();
    await expect(one.getByRole("table")).toHaveCount(0);
    await expect(one.getByText("Harbour Anaesthetic Group")).toHaveCount(0);
  }
});

test.describe("a session that ended by itself", () => {
  test.use({ tolerate: [/^console: .*(Failed to load resource|WebSocket)/] });

  test("is said to have ended in every tab, and not that somebody signed out in another", async ({
    page,
    context,
    server,
    request,
  }) => {
    await signIn(page, server);
    await live(page);
    const { tab } = await anotherTab(context, server);
    await request.delete(`${server.url}/admin_api/auth/sign_out`, { headers: asHeaders(await credentials(page)) });
    // The server closes the session's live connections; both tabs then ask whether it still holds.
    for (const one of [page, tab]) {
      await expect(h1(one, "Sign in")).toBeVisible();
      await expect(one.getByText("Your session has ended. Please sign in again.")).toBeVisible();
      await expect(one.getByText("You have signed out in another tab.")).toHaveCount(0);
    }
  });
});

test("until the session is checked a loading sign stands, from before the app is there, in the person's language", async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await live(page);
  await page.evaluate(() => localStorage.setItem("i18nConfig", JSON.stringify({ selectedLang: "de" })));
  const app = Promise.withResolvers<void>();
  const checked = Promise.withResolvers<void>();
  await page.route("**/assets/main.*.js", (route) => app.promise.then(() => route.continue()));
  const check = page.waitForRequest("**/admin_api/auth/validate_token");
  await page.route("**/admin_api/auth/validate_token", (route) => checked.promise.then(() => route.continue()));
  await page.goto(`${server.url}/callouts?tab=all`, { waitUntil: "commit" });

  const sign = page.getByRole("status").filter({ hasText: "Wird geladen …" });
  const stands = async () => {
    await expect(sign.locator("svg")).toBeInViewport();
    expect(await sign.innerText()).toBe("Wird geladen …");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
    await expect(page.getByRole("textbox")).toHaveCount(0);
  };
  await stands();
  app.resolve();
  await check;
  await stands();
  checked.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(sign).toHaveCount(0);
});

const LISTS = [
  ["/callouts?tab=all", "signed-in"],
  ["/doctors?sort=-name", "doctors"],
] as const;
for (const [address, file] of LISTS)
  test(`${address}: its files come while the session is checked, its rows are asked for once`, async ({
    page,
    server,
  }) => {
    await signIn(page, server);
    await live(page);
    // What the landing page might still ask for is over.
    await page.goto("about:blank");
    const [path = ""] = address.split("?");
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === `/admin_api${path}`) asked.push(search);
    });
    const arrived = page.waitForResponse((response) => response.url().includes(`/assets/${file}.`));
    await page.route("**/auth/validate_token", async (route) => {
      await arrived;
      await route.continue();
    });
    // What is heard on connecting may lead to another question.
    await page.routeWebSocket(/\/cable/, () => undefined);
    await page.goto(server.url + address);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    expect(asked).toEqual([expect.stringMatching(/^\?(tab=all|sort=-name)&per_page=15$/)]);
  });

test.describe("a server with bad minutes", () => {
  test.use({ tolerate: [/^console: .*(Failed to load resource|WebSocket)/] });

  test("takes nobody's session while the page loads: it says so, asks again, and goes on", async ({ page, server }) => {
    await signIn(page, server);
    for (const trouble of [500, 502, 503, 429, "dropped"] as const)
      await test.step(`${trouble}`, async () => {
        await live(page);
        await page.route(CHECK, (route) =>
          trouble === "dropped" ? route.abort("connectionreset") : route.fulfill({ status: trouble, body: "" }),
        );
        const before = await credentials(page);
        await page.reload();
        await expect(page.getByText(NOT_RESPONDING)).toBeVisible();
        expect(await credentials(page)).toEqual(before);
        await page.unroute(CHECK);
        await expect(h1(page, "Callouts")).toBeVisible();
        await expect(page).toHaveURL((url) => url.pathname === "/callouts");
      });
  });
});

test.describe("a network that swallows everything", () => {
  test.use({ tolerate: [/^console: .*(Failed to load resource|WebSocket)/] });

  test("is said after five seconds; once it carries again the person is in, however long that took", async ({
    page,
    server,
  }) => {
    const host = await servePlainly(dist, server.url);
    try {
      await signIn(page, host);
      await live(page);
      await page.clock.install();
      // The page has come; the first thing that it asks is swallowed.
      const asked = Promise.withResolvers<void>();
      const swallow = (route: Route) => {
        host.isDeaf = true;
        asked.resolve();
        return route.continue();
      };
      await page.route(CHECK, swallow, { times: 1 });
      await page.reload();
      await asked.promise;
      await page.clock.runFor(4000);
      await expect(page.getByText(NOT_RESPONDING)).toHaveCount(0);
      await page.clock.runFor(1500);
      await expect(page.getByText(NOT_RESPONDING)).toBeVisible();
      // More looks than a browser has connections to one server.
      for (let times = 0; times < 12; times += 1) await page.clock.runFor(5000);
      await expect(page.getByText(NOT_RESPONDING)).toBeVisible();
      host.isDeaf = false;
      await page.clock.runFor(5000);
      await expect(h1(page, "Callouts")).toBeVisible();
    } finally {
      host.close();
    }
  });
});

test("reloading again and again amid answers signs nobody out, though each took a new token along", async ({
  page,
  request,
}) => {
  const own = await TestServer.start({ TOKEN_ROTATION: "every-request", RATE_LIMIT_FACTOR: "100" });
  let pulse: NodeJS.Timeout | undefined;
  try {
    await page.clock.install();
    await signIn(page, own);
    await live(page);
    const first = await credentials(page);
    const aMinutePasses = async () => {
      await page.goto("about:blank");
      await request.post(`${own.url}/dev/clock`, { form: { minutes: "1" } });
      await page.clock.fastForward(60_000);
    };
    /** The server acts and answers; the page is left before it hears. */
    const loseAnAnswer = async () => {
      const acted = Promise.withResolvers<void>();
      await page.route(CHECK, async (route) => {
        await route.fetch();
        acted.resolve();
      });
      await page.goto(`${own.url}/callouts?tab=all`, { waitUntil: "commit" });
      await acted.promise;
      // Without the route the question that still waits would go on to the server, and be answered.
      await page.goto("about:blank");
      await page.unroute(CHECK);
    };
    await aMinutePasses();
    await loseAnAnswer();
    await aMinutePasses();
    await loseAnAnswer();
    // Another tab, so that a busy machine is not the silence that the server ends a session for.
    pulse = setInterval(() => {
      void request.get(`${own.url}/admin_api/notifications`, { headers: asHeaders(first) });
    }, 500);
    await loseAnAnswer();
    await loseAnAnswer();
    await page.goto(`${own.url}/callouts?tab=all`);
    await live(page);
    await expect.poll(async () => (await credentials(page))["access-token"]).not.toBe(first["access-token"]);
    clearInterval(pulse);
    await aMinutePasses();
    await page.goto(`${own.url}/callouts?tab=all`);
    await live(page);
  } finally {
    clearInterval(pulse);
    // Nobody is left to ask a server that is gone.
    await page.goto("about:blank");
    await own.dispose();
  }
});

test.describe("after three days of sleep", () => {
  test.use({ tolerate: [/^console: .*(Failed to load resource|WebSocket)/] });

  test("a session that has ended leads to the sign-in page, once, and says so", async ({
    page,
    context,
    server,
    request,
  }) => {
    await page.clock.install();
    await signIn(page, server);
    await live(page);
    const ended = asHeaders(await credentials(page));
    const visited: string[] = [];
    page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
    await context.setOffline(true);
    await request.delete(`${server.url}/admin_api/auth/sign_out`, { headers: ended });
    await context.setOffline(false);
    await page.clock.fastForward(THREE_DAYS);
    await expect(h1(page, "Sign in")).toBeVisible();
    await expect(page.getByText("Your session has ended. Please sign in again.")).toHaveCount(1);
    await page.clock.runFor(60_000);
    await expect(h1(page, "Sign in")).toBeVisible();
    expect(visited).toEqual(["/auth/login"]);
    expect(await page.locator(".notistack-Snackbar").count()).toBeLessThan(2);
    await signIn(page, server);
    await live(page);
  });
});
