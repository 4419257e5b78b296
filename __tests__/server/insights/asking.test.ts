/** What can be asked of the figures, from when on there are any, and who is shown what of whom. */
import { type BehindRow } from "../../../src/contract/shapes/insights.ts";
import { aCallout, anAnswer, aPractice, confirmFor } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, app, practice, call, signInAgain } = practiceAtWork();
const DAY = 86_400_000;
const about = async () => (await call("GET", "/insights")).body.data;

test("there are figures from the second week on that follows the first callout sent", async () => {
  expect(await about()).toEqual({ ready: false, begins_on: null });
  await aCallout(ports(), practice);
  expect(await about()).toEqual({ ready: false, begins_on: "2026-12-01" });
  ports().clock.advance(7 * DAY);
  await signInAgain();
  expect(await about()).toEqual({ ready: true, begins_on: "2026-12-01" });
});

test.each([
  ["from=2026-11-01", "to"],
  ["to=2026-11-01", "from"],
  ["from=2026-02-30&to=2026-03-01", "from"],
  ["from=2026-11-02&to=2026-11-01", "to"],
  ["from=2025-01-01&to=2026-11-01", "to"],
])("a period of %s is refused with the field that is wrong", async (period, field) => {
  const { status, body } = await call("GET", `/insights/filled?${period}`);
  expect(status).toBe(422);
  expect(Object.keys(body.errors.fields ?? body.fields ?? body.errors)).toContain(field);
});

test("what a figure does not tell apart is refused, as is a figure that there is none of", async () => {
  expect((await call("GET", "/insights/callouts?figure=filled&kind=early")).status).toBe(422);
  expect((await call("GET", "/insights/callouts?figure=luck")).status).toBe(422);
  expect((await call("GET", "/insights/callouts")).status).toBe(422);
  expect((await call("GET", "/insights/filled?weeks=54")).status).toBe(422);
});

/** Sent three days before; one answers after two hours and is booked after three, two say nothing. */
async function aBooked() {
  const callout = await aCallout(ports(), practice);
  const [one] = practice.doctors;
  if (!one) throw new Error("A doctor");
  ports().clock.advance(2 * 3_600_000);
  await anAnswer(ports(), practice, callout, one, "available");
  ports().clock.advance(3_600_000);
  const response = callout.responses.find(({ doctor }) => doctor.id === one.id);
  await confirmFor(ports(), practice, callout.id, { responseId: response?.id ?? 0 });
  return { callout, one };
}

test("a callout's course gives what anybody would count, and the callout stands behind it", async () => {
  const { callout, one } = await aBooked();
  ports().clock.advance(10 * DAY);
  await signInAgain();
  const get = async (path: string) => (await call("GET", `/insights${path}`)).body.data;
  const weeks = await get("/filled?weeks=4");
  expect(weeks.at(-2)).toEqual({ week: "2026-11-23", filled: 1, unfilled: 0 });
  const { first_offer, fill_time } = await get("/durations");
  expect([first_offer.median_minutes, fill_time.median_minutes]).toEqual([120, 180]);
  expect(await get("/answers")).toEqual({ available: 1, if_needed: 0, unavailable: 0, none: 2 });
  const doctors = await get("/doctors");
  const rates = { asked: 1, answered: 1, median_minutes: 120 };
  expect(doctors.find((row: { doctor: { id: number } }) => row.doctor.id === one.id)).toMatchObject(rates);
  const [row]: BehindRow[] = await get("/callouts?figure=fill_time&kind=within_4h");
  expect(row).toMatchObject({ callout: { id: callout.id, status: "confirmed" }, minutes: 180 });
  expect(row?.list).toMatchObject({ date: "2026-11-27", surgeon: "Ms N. Merrowby" });
});

test("a list that took place still counts after the callout was cancelled for the lists to come; those do not", async () => {
  const callout = await aCallout(ports(), practice, { lists: [{ date: "2026-11-25" }, { date: "2026-11-27" }] });
  const [one] = practice.doctors;
  const response = callout.responses.find(
    ({ doctor, list_id }) => doctor.id === one?.id && list_id === callout.lists[0]?.id,
  );
  await anAnswer(ports(), practice, callout, one ?? { id: 0 }, "available");
  await confirmFor(ports(), practice, callout.id, { responseId: response?.id ?? 0 });
  ports().clock.advance(1.5 * DAY);
  await signInAgain();
  const { lock_version } = (await call("GET", `/callouts/${callout.id}`)).body.data;
  expect((await call("POST", `/callouts/${callout.id}/cancel`, { reason: "", lock_version })).status).toBe(200);
  ports().clock.advance(5 * DAY);
  await signInAgain();
  const get = async (figure: string) =>
    (await call("GET", `/insights/${figure}?from=2026-11-23&to=2026-11-29`)).body.data;
  expect(await get("filled")).toEqual([{ week: "2026-11-23", filled: 1, unfilled: 0 }]);
  expect(await get("answers")).toEqual({ available: 1, if_needed: 0, unavailable: 0, none: 2 });
  expect(await get("mails")).toMatchObject([{ filled: 1 }]);
});

test("a callout that was filled within a day asks nobody why there was no answer", async () => {
  await aBooked();
  ports().clock.advance(10 * DAY);
  await signInAgain();
  expect((await call("GET", "/insights/doctors")).body.data).toHaveLength(1);
});

test("another practice counts nothing of it, whichever ids it asks with", async () => {
  const { one } = await aBooked();
  ports().clock.advance(10 * DAY);
  const other = await aPractice(ports());
  const ask = await asUser(app as Parameters<typeof asUser>[0], ports(), other.user);
  for (const figure of ["filled", "first_offer", "fill_time", "answers", "asked", "withdrawals", "mails", "ahead"])
    for (const narrowed of ["", `&site_id=${practice.site.id}`, `&doctor_id=${one.id}`]) {
      const { status, body } = await ask("GET", `/insights/callouts?figure=${figure}${narrowed}`);
      expect([figure, status, body.data]).toEqual([figure, 200, []]);
    }
  expect((await ask("GET", `/insights/doctors?site_id=${practice.site.id}`)).body.data).toEqual([]);
  expect((await ask("GET", `/insights/answers?surgeon_id=${practice.surgeon.id}`)).body.data).toMatchObject({
    none: 0,
  });
});
