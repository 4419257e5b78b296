/** A server, and with it a clock and a mailbox, for each test of a file; and a doctor's telephone, which runs no scripts. */
import { type APIRequestContext, type BrowserContext, type Page } from "@playwright/test";
import { mailedPage } from "./promises.ts";
import { test } from "./test.ts";
import { TestServer } from "./testServer.ts";

export type OwnServer = {
  readonly url: string;
  /** Where its mailbox and its clock are. */
  readonly place: { url: string; request: APIRequestContext };
  /** The telephone on the page that the newest mail with these words leads to. */
  opened: (...words: string[]) => Promise<Page>;
};

/** Called once at the top of a file. */
export function ownServer(): OwnServer {
  let server: TestServer;
  let phone: BrowserContext;
  test.beforeEach(async ({ browser, watch, rotation }) => {
    server = await TestServer.start({ TOKEN_ROTATION: rotation, RATE_LIMIT_FACTOR: "100" });
    phone = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    await watch(phone);
  });
  test.afterEach(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close();
    await server.dispose();
  });
  return {
    get url() {
      return server.url;
    },
    get place() {
      return { url: server.url, request: phone.request };
    },
    opened: async (...words) => {
      const page = await phone.newPage();
      await page.goto(await mailedPage({ url: server.url, request: phone.request }, ...words));
      return page;
    },
  };
}
