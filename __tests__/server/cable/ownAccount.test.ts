/** What becomes of somebody's own account is heard at once in every open tab of the practice. */
import { runStaffCommand } from "../../../server/staff/commands.ts";
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { asUser, type Caller } from "../../support/asUser.ts";
import { aUser, PASSWORD } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { anEar, type Ear, type Live, startLive } from "../../support/liveServer.ts";
import { confirmationPress } from "../../support/mail/confirmationForm.ts";
import { oneTimeCode } from "../../support/secondFactor/oneTimeCode.ts";
import { setUpSecondFactor } from "../../support/secondFactor/setUpSecondFactor.ts";

const ports = testPorts();
let live: Live;
let user: Awaited<ReturnType<typeof aUser>>;
let ear: Ear;
let call: Caller;
beforeEach(async () => {
  live = await startLive(ports());
  user = await aUser(ports().database.db);
  ear = await anEar(live, ports(), user);
  call = await asUser(live.app, ports(), user);
});
afterEach(() => live.stop());

const CHANGED = { changed: { callout_id: null, seq: 0 } };
const heard = async (): Promise<unknown> => (await ear.next()).message;

async function newestLink(): Promise<string> {
  const { text } = await ports()
    .database.db.selectFrom("outbox_emails")
    .select("text")
    .where("kind", "=", "email_change")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return /confirmation_token=([\w-]+)/.exec(text)?.[1] ?? "";
}

const askFor = (email: string) => call("PUT", "/auth", { email, current_password: PASSWORD });

test("another address that is asked for, and withdrawn", async () => {
  expect([(await askFor("new@example.test")).status, await heard()]).toEqual([200, CHANGED]);
  expect([(await call("DELETE", "/auth/unconfirmed_email")).status, await heard()]).toEqual([200, CHANGED]);
});

test("another address, once the button of its mail is pressed", async () => {
  await askFor("new@example.test");
  await heard();
  const pressed = await live.app.inject(confirmationPress(ports(), await newestLink()));
  expect([pressed.statusCode, await heard()]).toEqual([200, CHANGED]);
});

test("two-step verification that is turned on, and off", async () => {
  const { secret } = await setUpSecondFactor(ports(), call);
  expect(await heard()).toEqual(CHANGED);
  ports().clock.advance(MINUTE_MS);
  const otp_code = oneTimeCode(secret, ports().clock.now());
  const off = await call("POST", "/auth/second_factor/turn_off", { current_password: PASSWORD, otp_code });
  expect([off.status, await heard()]).toEqual([200, CHANGED]);
});

test("two-step verification that the provider's staff turn off", async () => {
  await setUpSecondFactor(ports(), call);
  await heard();
  const off = await runStaffCommand(ports(), { command: "second-factor-off", id: user.email, by: "tester" });
  expect([off.exitCode, await heard()]).toEqual([0, CHANGED]);
});
