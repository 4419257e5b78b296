/** What a page asks for when it is loaded: each thing once; and how often it asks for what it does not get. */
import { type Page as Tab } from "@playwright/test";
import { SIGNED_IN_PATHS, type SignedInPath } from "../../src/app/paths.ts";
import { type CalloutRow } from "../../src/contract/shapes/callout.ts";
import { type Page } from "../../src/contract/shapes/page.ts";
import { MANAGE_PATHS } from "../../src/features/practice/managePaths.ts";
import { sampled } from "../support/random/sampling.ts";
import { ApiRequests } from "./support/apiRequests.ts";
import { declineDesktop } from "./support/practiceWork.ts";
import { SignedInApi } from "./support/signedInApi.ts";
import { expect, signIn, test } from "./support/test.ts";
import { TestServer } from "./support/testServer.ts";

type Find = (api: SignedInApi) => Promise<string[]>;

const aCallout = async (api: SignedInApi, query: string): Promise<CalloutRow> => {
  const { data } = await api.call<Page<CalloutRow>>("GET", `/callouts?${query}`);
  return data[0] as CalloutRow;
};
const ofCallout =
  (query: string, ...rests: string[]): Find =>
  async (api) => {
    const { id } = await aCallout(api, query);
    return rests.map((rest) => `/callouts/${id}${rest}`);
  };
const ofDoctor =
  (...rests: string[]): Find =>
  async (api) => {
    const { data } = await api.call<Page<{ id: number }>>("GET", "/doctors?q=itokawa");
    return rests.map((rest) => `/doctors/${data[0]?.id}${rest}`);
  };

/** What each route shows of the demo practice. */
const ADDRESSES: Record<SignedInPath, string[] | Find> = {
  "/auth/enter-contact-details": ["/auth/enter-contact-details"],
  "/callouts": ["/callouts", "/callouts?tab=all", "/callouts?view=week"],
  "/callouts/new": ["/callouts/new"],
  "/callouts/:calloutId/edit": ofCallout("tab=drafts&status=draft", "/edit"),
  "/callouts/:calloutId/cover-sheet": ofCallout("tab=all&status=confirmed", "/cover-sheet"),
  "/callouts/:calloutId/ring-round": ofCallout("tab=open&status=open", "/ring-round"),
  "/callouts/:calloutId": async (api) => [
    ...(await ofCallout("tab=open&status=open", "")(api)),
    ...(await ofCallout("tab=all&status=confirmed", "")(api)),
  ],
  "/print-day": async (api) => {
    const [list] = (await aCallout(api, "tab=all&status=confirmed")).lists;
    return [`/print-day?date=${list?.date}&site=${list?.site.id}`];
  },
  "/doctors": ["/doctors", "/doctors?sort=-name"],
  "/doctors/new": ["/doctors/new"],
  "/doctors/import": ["/doctors/import"],
  "/doctors/:doctorId": ofDoctor("", "?tab=away", "?tab=callouts", "?tab=emails"),
  "/doctors/:doctorId/edit": ofDoctor("/edit"),
  "/insights/*": ["/insights", "/insights/callouts?figure=filled&kind=filled"],
  "/notifications": ["/notifications"],
  "/planning": ["/planning"],
  "/planning/import": ["/planning/import"],
  "/planning/standing-lists": ["/planning/standing-lists"],
  "/practice-management/*": MANAGE_PATHS.map((tab) => `/practice-management/${tab}`),
  "/user-settings/settings": ["/user-settings/settings"],
};

const SALTMARSH = {
  name: "Saltmarsh Clinic",
  short_name: "Saltmarsh",
  time_zone: "Europe/London",
  theatres: ["1"],
};

/** For each page, on a machine with other work. Milliseconds. */
const PAGE_TIMEOUT_MS = 20_000;

/** Connected, told what was missed, and silent since. */
async function loaded(page: Tab, address: string): Promise<ApiRequests> {
  await page.goto("about:blank");
  const requests = new ApiRequests(page);
  const caughtUp = page.waitForResponse(/\/notifications\?after=/);
  await page.goto(address);
  await caughtUp;
  await requests.settled();
  return requests;
}

test.beforeEach(({ context }) => declineDesktop(context));

for (const route of sampled(SIGNED_IN_PATHS, 7))
  test(`${route}: each thing is asked for once`, async ({ page, server, request }) => {
    await signIn(page, server);
    const api = await SignedInApi.open(request, server, "colleague@example.test");
    const found = ADDRESSES[route];
    const paths = typeof found === "function" ? await found(api) : found;
    test.setTimeout(test.info().timeout + paths.length * PAGE_TIMEOUT_MS);
    for (const path of paths)
      await test.step(path, async () => {
        const requests = await loaded(page, server.url + path);
        requests.stop();
        const { asked } = requests;
        expect(asked).toContain("GET /auth/validate_token");
        expect({ path, twice: asked.filter((one, at) => asked.indexOf(one) !== at) }).toEqual({ path, twice: [] });
        await expect(page).toHaveURL((url) => url.href.startsWith(server.url + path));
      });
  });

test("what a colleague changed while the page connected is read again", async ({ page, server, request }) => {
  await signIn(page, server);
  await page.goto("about:blank");
  const api = await SignedInApi.open(request, server, "colleague@example.test");
  const requests = new ApiRequests(page);
  const changed = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/cable/, async (socket) => {
    await changed.promise;
    socket.connectToServer();
  });
  await page.goto(`${server.url}/callouts/new`);
  const sites = () => requests.asked.filter((one) => one === "GET /sites").length;
  await expect.poll(sites).toBe(1);
  await requests.settled();
  await api.call("POST", "/sites", { site: SALTMARSH });
  changed.resolve();
  await expect.poll(sites).toBe(2);
  await requests.settled();
  expect(sites()).toBe(2);
});

test("who is signed in was asked before a save and answered after it: what was saved stays", async ({
  page,
  request,
}) => {
  const own = await TestServer.start({ TOKEN_ROTATION: "every-request", RATE_LIMIT_FACTOR: "100" });
  try {
    await signIn(page, own);
    const requests = await loaded(page, `${own.url}/practice-management`);
    const api = await SignedInApi.open(request, own, "colleague@example.test");
    const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const check = "**/admin_api/auth/validate_token";
    await page.route(check, async (route) => {
      const response = await route.fetch();
      held.resolve();
      await free.promise;
      await route.fulfill({ response });
    });
    // News of the practice makes the page ask who is signed in, and with it for the practice's details.
    await api.call("POST", "/sites", { site: SALTMARSH });
    await held.promise;
    const phone = page.getByLabel("Office phone number");
    await phone.fill("020 7946 0123");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    const questions = () => requests.asked.filter((one) => one === "GET /auth/validate_token").length;
    const before = questions();
    free.resolve();
    await expect.poll(questions).toBeGreaterThan(before);
    await requests.settled();
    await expect(phone).toHaveValue("020 7946 0123");
    const user = JSON.parse((await page.evaluate(() => localStorage.getItem("user"))) ?? "null");
    expect(user.company.company_settings.callout_emails_phone).toBe("020 7946 0123");
    // A later check may be on its way through the handler.
    await page.unrouteAll({ behavior: "wait" });
  } finally {
    // Nobody is left to ask a server that is gone.
    await page.goto("about:blank");
    await own.dispose();
  }
});

test.describe("a server that fails", () => {
  test.use({ tolerate: [/^console: Failed to load resource/] });

  test("a list is tried once and three times more, however the live connection does, and is not called live", async ({
    page,
    server,
  }) => {
    await signIn(page, server);
    await page.route("**/admin_api/callouts?*", (route) => route.fulfill({ status: 500, body: "" }));
    const requests = await loaded(page, `${server.url}/callouts`);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await requests.settled();
    expect(requests.asked.filter((one) => one.startsWith("GET /callouts?"))).toHaveLength(4);
    await expect(page.getByText(/Live/)).toHaveCount(0);
  });

  test("a callout whose activity fails is not called live", async ({ page, server, request }) => {
    await signIn(page, server);
    const api = await SignedInApi.open(request, server, "colleague@example.test");
    const [path = ""] = await ofCallout("tab=open&status=open", "")(api);
    const events = "**/admin_api/callouts/*/events*";
    await page.route(events, (route) => route.fulfill({ status: 500, body: "" }));
    const requests = await loaded(page, server.url + path);
    const activity = page.getByRole("region", { name: "Activity" });
    await expect(activity.getByRole("button", { name: "Try again" })).toBeVisible();
    await requests.settled();
    expect(requests.asked.filter((one) => one.includes("/events"))).toHaveLength(4);
    await expect(page.getByText(/Live · updated/)).toHaveCount(0);
    await page.unroute(events);
    await activity.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(/Live · updated/)).toBeVisible();
  });

  test("without an inbox each thing is asked for once more after the connection, and the inbox not again", async ({
    page,
    server,
    request,
  }) => {
    await signIn(page, server);
    const api = await SignedInApi.open(request, server, "colleague@example.test");
    await page.route("**/admin_api/notifications*", (route) => route.fulfill({ status: 404, body: "" }));
    for (const path of ["/callouts/new", "/doctors", ...(await ofCallout("tab=open&status=open", "")(api))])
      await test.step(path, async () => {
        await page.goto("about:blank");
        const requests = new ApiRequests(page);
        const { asked } = requests;
        const [socket] = await Promise.all([page.waitForEvent("websocket"), page.goto(server.url + path)]);
        await socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes("confirm_subscription"));
        await requests.settled();
        requests.stop();
        const counts = [...new Set(asked)].map((one) => ({
          one,
          count: asked.filter((other) => other === one).length,
        }));
        const most = (one: string) => (/validate_token|notifications/.test(one) ? 1 : 2);
        expect({ path, tooOften: counts.filter(({ one, count }) => count > most(one)) }).toEqual({
          path,
          tooOften: [],
        });
        expect(asked.some((one) => one.startsWith("GET /notifications"))).toBe(true);
      });
  });
});
