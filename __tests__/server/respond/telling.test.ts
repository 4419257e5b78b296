import { type CalloutDetail } from "../../../src/contract/callout.ts";
import { type ListInput } from "../../../src/contract/calloutRequests.ts";
import { aCallout, anAnswer } from "../../support/aCallout.ts";
import { doctorsPage, linkPath } from "../../support/doctorsPage.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, app, practice, call } = practiceAtWork({ doctors: 2 }, { rateLimitFactor: 1000 });
const TOMORROW = { date: "2026-11-28" };

/** A callout that the first doctor has answered with yes, and that doctor's page. */
async function offered(lists: Partial<ListInput>[] = [{}]) {
  const callout = await aCallout(ports(), practice, { lists });
  const [doctor, other] = practice.doctors;
  if (!doctor || !other) throw new Error("Two doctors");
  await anAnswer(ports(), practice, callout, doctor, "available");
  return { callout, doctor, other, page: doctorsPage(ports(), app, await linkPath(ports(), callout, doctor)) };
}

/** What the office decides about the answer of this doctor to the nth list. */
async function decide(callout: CalloutDetail, doctor: { id: number }, decision: string, nth = 0) {
  const row = await ports()
    .database.db.selectFrom("responses")
    .select(["id", "lock_version"])
    .where("doctor_id", "=", doctor.id)
    .where("list_id", "=", callout.lists[nth]?.id ?? 0)
    .executeTakeFirstOrThrow();
  const path = `/callouts/${callout.id}/responses/${row.id}/${decision}`;
  const body = { lock_version: row.lock_version, ...(decision === "standby" ? { rank: 1 } : {}) };
  expect((await call("POST", path, body)).status).toBe(200);
}

const chips = (body: string) =>
  [...body.matchAll(/<span class="chip \w+"><svg.*?<\/svg>([^<]+)</g)].map(([, word]) => word);

test("an open list: whoever is not required reads that, and no longer that a booking may come", async () => {
  const { callout, doctor, page } = await offered();
  expect((await page.open()).body).toContain("You are not booked until confirmed.");
  await decide(callout, doctor, "not_required");
  const { body } = await page.open();
  expect(body).toContain("<h1>You are not required</h1>");
  expect(body).toContain("you are <b>not</b> expected.");
  expect(body).not.toMatch(/not booked until confirmed|You have told them/);
});

test("an open list: whoever is on standby reads so with the place in the line, and takes the offer back by one press", async () => {
  const { callout, doctor, other, page } = await offered();
  await decide(callout, doctor, "standby");
  expect((await page.open()).body).not.toContain("in line.");
  await anAnswer(ports(), practice, callout, other, "available");
  await decide(callout, other, "standby");
  const { body } = await page.open();
  expect(body).toContain("<h1>You are on standby</h1>");
  expect(body).toContain("It is not a booking");
  expect(body).toContain("You are number 2 in line.");
  expect(body).not.toContain("not booked until confirmed");
  expect((await page.press("/withdraw", { list: String(callout.lists[0]?.id) })).statusCode).toBe(303);
  expect((await page.open()).body).toContain("You have told them you are <b>not available</b>");
});

test("each list of a callout tells its own decision, also while the answer is being changed", async () => {
  const { callout, doctor, page } = await offered([{}, TOMORROW, { date: "2026-11-29" }]);
  await decide(callout, doctor, "standby");
  await decide(callout, doctor, "not_required", 1);
  const { body } = await page.open();
  expect(chips(body)).toEqual(["On standby", "Not required", "Available"]);
  expect(body).toContain("You are not booked until confirmed.");
  expect(body).toContain("You have told them you are <b>available</b>");
  expect(chips((await page.open("?change=1")).body)).toEqual(["On standby", "Not required"]);
  await decide(callout, doctor, "confirm", 2);
  expect(chips((await page.open()).body)).toEqual(["On standby", "Not required"]);
});

test("a list filled by another tells whoever is on standby for it", async () => {
  const { callout, doctor, other, page } = await offered();
  await anAnswer(ports(), practice, callout, other, "available");
  await decide(callout, doctor, "standby");
  await decide(callout, other, "confirm");
  const { body } = await page.open();
  expect(body).toContain("Filled, thank you");
  expect(chips(body)).toEqual(["On standby"]);
  expect(body).not.toContain("Could you step in");
});
