/** Tabs of one browser and twenty answers (two hundred in the full run): each is told once, whichever tab is closed. */
import { type BrowserContext, type Page } from "@playwright/test";
import { PER_PAGE_MAX } from "../../src/contract/page.ts";
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
/** Beyond it the bell says "99+". */
const MOST_COUNTED = 99;
const ANSWERS = process.env.FULL ? 200 : 20;

type Told = { tag: string; tab: Page };

async function listenToDesktop(context: BrowserContext): Promise<Told[]> {
  const told: Told[] = [];
  await grantDesktop(context);
  await context.exposeBinding("toldOnDesktop", ({ page: tab }, tag: string) => told.push({ tag, tab }));
  await context.addInitScript(() => {
    // A mail's sandboxed frame has no storage, nor has a blank page.
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

for (const count of [2, 4])
  test(`with ${count} tabs every answer is told once, though the tab that tells them is closed`, async ({
    page,
    context,
    playwright,
  }) => {
    const tabs = [page];
    while (tabs.length < count) tabs.push(await context.newPage());
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

    await recordAll(ANSWERS / 2);
    const [leader] = tabs.filter((tab) => told[0]?.tab === tab);
    if (!leader) throw new Error("No tab told anything.");
    const rest = tabs.filter((tab) => tab !== leader);

    await test.step("what reached only the others before the leading tab was closed is told by one of them", async () => {
      deafen(leader);
      await record(AT_ONCE);
      for (const tab of rest) await expect.poll(() => unreadOn(tab)).toBe(Math.min(before + answers, MOST_COUNTED));
      expect(told.length).toBe(answers - AT_ONCE);
      await leader.close();
      await expect.poll(() => told.length).toBe(answers);
    });

    await recordAll(ANSWERS);
    for (const tab of rest) await expect.poll(() => unreadOn(tab)).toBe(Math.min(before + answers, MOST_COUNTED));
    const { data: news } = await colleague.call<NotificationsResponse>("GET", `/notifications?limit=${PER_PAGE_MAX}`);
    const ids = told.map(({ tag }) => Number(tag)).toSorted((a, b) => b - a);
    expect(new Set(ids).size).toBe(ANSWERS);
    const newest = news.slice(0, ANSWERS).map((notice) => notice.id);
    expect(ids.slice(0, newest.length)).toEqual(newest);
    expect(new Set(told.slice(ANSWERS / 2).map(({ tab }) => tab)).size).toBe(1);
    for (const tab of rest.slice(0, 1)) await expectAccessible(tab);
    await request.dispose();
  });
