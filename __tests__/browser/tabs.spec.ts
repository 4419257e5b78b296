/** Four tabs of one browser and twenty answers: each is told on the desktop exactly once, whichever tab is closed. */
import { type BrowserContext, type Page } from "@playwright/test";
import { type CalloutDetail } from "../../src/contract/shapes/callout.ts";
import { type NotificationsResponse } from "../../src/contract/shapes/notification.ts";
import { dayAhead, grantDesktop, sendCallout } from "./support/practiceWork.ts";
import { SignedInApi } from "./support/signedInApi.ts";
import { unreadOn } from "./support/signedInScreen.ts";
import { expect, expectAccessible, signIn, test } from "./support/test.ts";
import { TestServer } from "./support/testServer.ts";

declare global {
  interface Window {
    /** Tells the test the tag of a notification; outlives the tab that showed it. */
    toldOnDesktop?: (tag: string) => void;
  }
}

let server: TestServer;
test.beforeEach(async ({ rotation }) => {
  server = await TestServer.start({ TOKEN_ROTATION: rotation, RATE_LIMIT_FACTOR: "100" });
});
test.afterEach(async ({ context }) => {
  await context.close();
  await server.dispose();
});

/** More than these at once are told in one; so no more come at once here. */
const AT_ONCE = 3;

type Told = { tag: string; tab: Page };

async function listenToDesktop(context: BrowserContext): Promise<Told[]> {
  const told: Told[] = [];
  await grantDesktop(context);
  await context.exposeBinding("toldOnDesktop", ({ page: tab }, tag: string) => told.push({ tag, tab }));
  await context.addInitScript(() => {
    // A mail's sandboxed frame has no storage, nor has the blank page that axe opens.
    if (window.origin === "null" || !location.protocol.startsWith("http")) return;
    localStorage.setItem("granted", "t");
    localStorage.setItem("desktopNotificationsEnabled", "t");
    class Teller extends Notification {
      static override permission: NotificationPermission = "granted";
      constructor(title: string, options: NotificationOptions = {}) {
        super(title, options);
        window.toldOnDesktop?.(options.tag ?? "");
      }
    }
    Object.defineProperty(window, "Notification", { value: Teller, configurable: true });
  });
  return told;
}

/** Lets a tab's connection live on without bringing it any news. */
async function deafness(context: BrowserContext): Promise<(tab: Page) => void> {
  const deaf = new Set<Page>();
  const watched = (tab: Page) =>
    tab.routeWebSocket(/\/cable/, (socket) => {
      const upstream = socket.connectToServer();
      upstream.onMessage((message) => {
        if (!deaf.has(tab) || message.toString().includes('"ping"')) socket.send(message);
      });
    });
  for (const tab of context.pages()) await watched(tab);
  return (tab) => void deaf.add(tab);
}

test("every answer is told once, though the tab that tells them is closed", async ({ page, context, playwright }) => {
  const tabs = [page, ...(await Promise.all([1, 2, 3].map(() => context.newPage())))];
  const told = await listenToDesktop(context);
  const deafen = await deafness(context);
  await signIn(page, server);
  await sendCallout(page, server, { date: dayAhead(6), group: "Cardiac" });
  for (const tab of tabs.slice(1)) {
    await tab.goto(`${server.url}/callouts`);
    await expect(tab.getByText(/^Live · updated/)).toBeVisible();
  }
  const request = await playwright.request.newContext();
  const colleague = await SignedInApi.open(request, server, "colleague@example.test");
  const id = Number(page.url().split("/").at(-1));
  const { data: callout } = await colleague.call<{ data: CalloutDetail }>("GET", `/callouts/${id}`);
  const before = await unreadOn(page);
  let answers = 0;
  /** Each answer another than the one before it, so that each is news. */
  const record = async (many: number) => {
    for (let count = 0; count < many; count++, answers++) {
      const { id: rid } = callout.responses[answers % 2] ?? { id: 0 };
      const response = answers % 4 < 2 ? "available" : "unavailable";
      await colleague.call("PUT", `/callouts/${id}/responses/${rid}`, { response });
    }
  };
  const recordAll = async (until: number) => {
    while (answers < until) {
      await record(Math.min(AT_ONCE, until - answers));
      await expect.poll(() => told.length).toBeGreaterThanOrEqual(answers);
    }
  };

  await recordAll(10);
  const [leader] = tabs.filter((tab) => told[0]?.tab === tab);
  if (!leader) throw new Error("No tab told anything.");
  const rest = tabs.filter((tab) => tab !== leader);

  await test.step("what reached only the others before the leading tab was closed is told by one of them", async () => {
    deafen(leader);
    await record(AT_ONCE);
    for (const tab of rest) await expect.poll(() => unreadOn(tab)).toBe(before + answers);
    expect(told.length).toBe(answers - AT_ONCE);
    await leader.close();
    await expect.poll(() => told.length).toBe(answers);
  });

  await recordAll(20);
  for (const tab of rest) await expect.poll(() => unreadOn(tab)).toBe(before + answers);
  const { data: news } = await colleague.call<NotificationsResponse>("GET", "/notifications?limit=20");
  expect(told.map(({ tag }) => Number(tag)).toSorted((a, b) => b - a)).toEqual(news.map((notice) => notice.id));
  expect(new Set(told.slice(10).map(({ tab }) => tab)).size).toBe(1);
  for (const tab of rest.slice(0, 1)) await expectAccessible(tab);
  await request.dispose();
});
