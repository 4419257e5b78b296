/** Two server processes over one PostgreSQL database: what is answered at one is seen live at the other. */
import { administer, databaseAt } from "../../support/database/postgresTemplate.ts";
import { answer, dayAhead, declineDesktop, mailedLinks, sendCallout } from "../support/practiceWork.ts";
import { unreadOn } from "../support/signedInScreen.ts";
import { expect, expectAccessible, signIn, test } from "../support/test.ts";
import { TestServer } from "../support/testServer.ts";

const NAME = `callouts_two_processes_${process.pid}`;

const servers: TestServer[] = [];
test.beforeEach(async ({ rotation }) => {
  await administer(`create database ${NAME}`);
  const env = {
    DATABASE_URL: databaseAt(NAME),
    DEMO: "1",
    SECRET_KEY: "the-same-words-for-both-processes",
    TOKEN_ROTATION: rotation,
    RATE_LIMIT_FACTOR: "100",
  };
  // One after the other: the first makes the tables.
  for (const _ of ["first", "second"]) servers.push(await TestServer.start(env));
});
test.afterEach(async ({ context }) => {
  await context.close();
  for (const server of servers.splice(0)) await server.dispose();
  await administer(`drop database if exists ${NAME} with (force)`);
});

test("an answer given to one process reaches a browser at the other", async ({ page, context, browser }) => {
  const [here, there] = servers;
  if (!here || !there) throw new Error("Two servers were to be started.");
  await declineDesktop(context);
  await signIn(page, here);
  await sendCallout(page, here, { date: dayAhead(6), group: "Cardiac" });
  await expect(page.getByRole("button", { name: "No answer 2" })).toBeVisible();
  const before = await unreadOn(page);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const doctor = await phone.newPage();
  const [link = ""] = await mailedLinks(doctor, there, "Can you cover?", 1);
  await answer(doctor, there.url + new URL(link).pathname, "Available");
  await expect(page.getByRole("button", { name: "Available 1" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /is available.*Open callout/s })).toBeVisible();
  await expect.poll(() => unreadOn(page)).toBe(before + 1);
  await expectAccessible(page);
  await phone.close();
});
