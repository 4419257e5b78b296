/** What a page asks for when it is loaded: each thing once; and how often it asks for what it does not get. */
import { type Page as Tab } from "@playwright/test";
import { type Page } from "../../src/contract/page.ts";
import { declineDesktop } from "./support/practiceWork.ts";
import { SignedInApi } from "./support/signedInApi.ts";
import { expect, signIn, test } from "./support/test.ts";

/** Of the demo practice, one callout and one doctor among them. */
async function addresses(api: SignedInApi): Promise<string[]> {
  const [callouts, doctors] = await Promise.all([
    api.call<Page<{ id: number }>>("GET", "/callouts?tab=all"),
    api.call<Page<{ id: number }>>("GET", "/doctors"),
  ]);
  return [
    "/callouts",
    "/callouts?tab=all",
    "/callouts/new",
    `/callouts/${callouts.data[0]?.id}`,
    "/doctors",
    `/doctors/${doctors.data[0]?.id}`,
    "/notifications",
    "/practice-management",
    "/user-settings/settings",
  ];
}

/** As "GET /doctors?page=1", in the order of asking. */
function listen(page: Tab): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/admin_api/")) asked.push(`${request.method()} ${pathname.slice(10)}${search}`);
  });
  return asked;
}

/** Connected, told what was missed, and silent since. */
async function loaded(page: Tab, address: string): Promise<void> {
  const caughtUp = page.waitForResponse(/\/notifications\?after=/);
  await page.goto(address);
  await caughtUp;
  await page.waitForLoadState("networkidle");
}

test.beforeEach(({ context }) => declineDesktop(context));

test("each thing is asked for once", async ({ page, server, request }) => {
  await signIn(page, server);
  const api = await SignedInApi.open(request, server, "colleague@example.test");
  for (const path of await addresses(api))
    await test.step(path, async () => {
      await page.goto("about:blank");
      const asked = listen(page);
      await loaded(page, server.url + path);
      page.removeAllListeners("request");
      expect(asked).toContain("GET /auth/validate_token");
      expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
    });
});

test("what a colleague changed while the page connected is read again", async ({ page, server, request }) => {
  await signIn(page, server);
  await page.goto("about:blank");
  const api = await SignedInApi.open(request, server, "colleague@example.test");
  const asked = listen(page);
  const changed = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/cable/, async (socket) => {
    await changed.promise;
    socket.connectToServer();
  });
  await page.goto(`${server.url}/callouts/new`);
  const sites = () => asked.filter((one) => one === "GET /sites").length;
  await expect.poll(sites).toBe(1);
  await page.waitForLoadState("networkidle");
  await api.call("POST", "/sites", {
    site: {
      name: "Saltmarsh Clinic",
      short_name: "Saltmarsh",
      time_zone: "Europe/London",
      theatres: ["1"],
    },
  });
  changed.resolve();
  await expect.poll(sites).toBe(2);
  await page.waitForLoadState("networkidle");
  expect(sites()).toBe(2);
});

test.describe("a server that fails", () => {
  test.use({ tolerate: [/^console: Failed to load resource/] });

  test("a list is tried once and three times more, however the live connection does, and is not called live", async ({
    page,
    server,
  }) => {
    await signIn(page, server);
    await page.goto("about:blank");
    const asked = listen(page);
    await page.route("**/admin_api/callouts?*", (route) => route.fulfill({ status: 500, body: "" }));
    await loaded(page, `${server.url}/callouts`);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((one) => one.startsWith("GET /callouts?"))).toHaveLength(4);
    await expect(page.getByText(/Live/)).toHaveCount(0);
  });
});
