/** A callout is called back while its emails wait, from the toast and from its page; a server whose window is long. */
import { type Page } from "@playwright/test";
import { dayAhead, declineDesktop, sendCallout } from "../support/practiceWork.ts";
import { expect, expectAccessible, signIn, test } from "../support/test.ts";
import { TestServer } from "../support/testServer.ts";

let server: TestServer;
test.beforeEach(async ({ rotation }) => {
  const settings = { TOKEN_ROTATION: rotation, RATE_LIMIT_FACTOR: "100", CALL_BACK_SECONDS: "120" };
  server = await TestServer.start(settings);
});
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await server.dispose();
});

/** Its address in the mailbox. */
async function newestMail(page: Page): Promise<string | null> {
  await page.goto(`${server.url}/dev/mailbox`);
  return page.getByRole("main").getByRole("listitem").getByRole("link").first().getAttribute("href");
}

test("a callout that was just sent is called back twice, and sent as it was at first", async ({ page, context }) => {
  await declineDesktop(context);
  await signIn(page, server);
  const newest = await newestMail(page);
  const count = await sendCallout(page, server, { date: dayAhead(40), group: "Partners" });
  const toast = page.getByRole("status").filter({ hasText: `Sent to ${count} doctors` });
  await expect(toast).toBeVisible();
  await expect(page.getByText("No email has gone out yet.")).toBeVisible();
  await expectAccessible(page);
  const calloutPath = new URL(page.url()).pathname;

  await toast.getByRole("button", { name: "Undo send" }).click();
  await page.waitForURL(`${server.url}${calloutPath}/edit`);
  const send = page.getByRole("button", { name: `Send to ${count} doctors` });
  await expect(send).toBeEnabled();
  await expect(page.getByText("Sending undone. No email was sent.")).toBeVisible();

  await send.click();
  await page.waitForURL(`${server.url}${calloutPath}`);
  await page.getByRole("note").getByRole("button", { name: "Undo send" }).click();
  await page.waitForURL(`${server.url}${calloutPath}/edit`);
  await expect(send).toBeEnabled();

  // None of the emails of either sending is there.
  expect(await newestMail(page)).toBe(newest);
});
