import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { aCallout, anAnswer, aPractice, type Practice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { DAYS, doctorHome, field, listOf } from "../../support/doctorHome.ts";
import { PRESSED } from "../../support/doctorsPage.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());
const { atHome, booked, homeOf, said, state } = doctorHome(ports, () => app);

const OF_LISTS = ["/acknowledge", "/withdraw", "/standby", "/standby_offer", "/change"];
const SETTINGS = ["/preferences", "/away", "/away_remove", "/usually_not", "/calendar_address"];
const PRESSES = [...OF_LISTS, ...SETTINGS];
/** What each of them would take. */
const SETTLED = { pause: "7", from: "2026-12-01", to: "2026-12-02", usually_not: "1-am", act: "open" };

test("mail scanners change nothing, whatever they open", async () => {
  const { callout, home } = await booked();
  const before = await state();
  const queries = ["", `?withdraw=${listOf(callout)}`, `?change=${listOf(callout)}`, "?sent=1", "/calendar.ics"];
  for (const method of ["GET", "HEAD", "OPTIONS"] as const)
    for (const path of [...queries, ...PRESSES]) await home.open(path, method);
  expect(await state()).toEqual(before);
});

test.each<[string, Record<string, string>]>([
  ["another site's origin", { ...PRESSED, origin: "https://evil.example" }],
  ["cross-site", { ...PRESSED, "sec-fetch-site": "cross-site" }],
  ["a script's press", { ...PRESSED, "sec-fetch-user": "?0" }],
  ["neither origin nor site", { host: PRESSED.host }],
])("refused: %s", async (_name, headers) => {
  const { callout, home } = await booked();
  const before = await state();
  for (const action of ["", ...PRESSES]) {
    const fields = { list: String(listOf(callout)), [field(callout)]: "unavailable", ...SETTLED };
    expect((await home.press(action, fields, headers)).statusCode).toBe(403);
  }
  expect(await state()).toEqual(before);
});

test("a press that is too quick, of another doctor's page or of none is not taken", async () => {
  const { callouts, other, home } = await atHome();
  const theirs = await (await homeOf(other)).stamp();
  const before = await state();
  const fields = { [field(callouts[0])]: "available", ...SETTLED, list: String(listOf(callouts[0])) };
  const quick = await home.stamp();
  for (const action of ["", ...PRESSES])
    expect((await home.post(action, { stamp: quick, ...fields })).statusCode).toBe(422);
  ports().clock.advance(5000);
  for (const action of ["", ...PRESSES])
    for (const stamp of [theirs, "1.x", ""])
      expect((await home.post(action, { stamp, ...fields })).statusCode).toBe(422);
  expect(await state()).toEqual(before);
});

/** Of another practice: its own doctor, callout and booking. */
async function elsewhere(): Promise<{
  practice: Practice;
  callout: CalloutDetail;
  doctor: Practice["doctors"][number];
}> {
  const practice = await aPractice(ports(), { doctors: 2 });
  const callout = await aCallout(ports(), practice, { message: "CANARY-B" });
  const [doctor] = practice.doctors;
  if (!doctor) throw new Error("A doctor");
  return { practice, callout, doctor };
}

test("one doctor's link never shows or changes what is another's, of the practice or of another one", async () => {
  const { practice, callouts, doctor, other, home } = await atHome({ days: DAYS.slice(0, 1) });
  const foreign = await elsewhere();
  await anAnswer(ports(), foreign.practice, foreign.callout, foreign.doctor, "available");
  const alone = await aCallout(ports(), practice, {
    message: "CANARY-A",
    lists: [{ date: "2026-12-03" }],
    recipients: { doctor_ids: [other.id], group_ids: [] },
  });
  const { body } = await home.open();
  expect(body).not.toMatch(/CANARY/);
  const before = await state();
  for (const callout of [alone, foreign.callout]) {
    const list = String(listOf(callout));
    const fields = { list, answer: "yes", reason: "x", [field(callout)]: "available", [`note-${callout.id}`]: "x" };
    expect((await home.open(`?withdraw=${list}`)).body).not.toContain("Can you no longer do this list?");
    expect((await home.press("", fields)).statusCode).toBe(422);
    for (const action of OF_LISTS) expect((await home.press(action, fields)).statusCode).toBe(409);
  }
  expect(await state()).toEqual(before);
  expect([callouts.length, await said(doctor)]).toEqual([1, ["none"]]);
});
