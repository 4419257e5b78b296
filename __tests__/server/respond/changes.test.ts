/** A list that was sent changes: who is booked, has offered or has not answered is asked what the change asks of them. */
import { runDueJobs } from "../../../server/features/callouts/jobs/runDueJobs.ts";
import { askedDoctors, chipsOn, inOnePiece, titleOf } from "../../support/model/askedDoctors.ts";

const { ports, sent, says, decide, change, rowOf, call } = askedDoctors();
const LATER = { start_time: "08:15", end_time: "12:15" };
const ANOTHER_DAY = { date: "2026-11-28" };

async function booked(values: Parameters<typeof sent>[0] = {}) {
  const all = await sent(values);
  await says(all.callout, all.one, "available");
  await decide(all.callout, all.one, "confirm");
  return all;
}

test("other times: the booked doctor is asked whether they are all right, old and new; yes keeps the booking", async () => {
  const { callout, list, one } = await booked();
  await change(callout, LATER);
  const body = inOnePiece((await one.open()).body);
  expect(titleOf(body)).toBe("Times changed: is that all right?");
  expect(body).toContain('Before: <span class="num">08:00–12:00</span>');
  expect(body).toContain("08:15–12:15");
  expect(body).not.toContain("Got it");
  const pressed = await one.press("/change", { list: String(list.id), answer: "yes" });
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, one.path]);
  expect(await rowOf(callout, one.doctor)).toMatchObject({ outcome: "confirmed", consent: null });
  expect(titleOf((await one.open()).body)).toBe("You’re booked");
});

test("“I can’t do it any more” to other times withdraws, and the page says so", async () => {
  const { callout, list, one } = await booked();
  await change(callout, LATER);
  await one.press("/change", { list: String(list.id), answer: "no" });
  expect(await rowOf(callout, one.doctor)).toMatchObject({ response: "unavailable", outcome: "released" });
  expect((await one.open()).body).toContain("You are no longer booked.");
  expect((await one.press("/change", { list: String(list.id), answer: "no" })).statusCode).toBe(303);
  expect((await one.press("/change", { list: String(list.id) })).statusCode).toBe(409);
});

test("moved: the booked doctor reads until when to answer, and from when it was moved", async () => {
  const { callout, list, one } = await booked();
  await change(callout, ANOTHER_DAY);
  const body = inOnePiece((await one.open()).body);
  expect(titleOf(body)).toBe("Moved: can you still do it?");
  expect(body).toContain('Before: <span class="num">Fri 27 November, 08:00–12:00</span>');
  expect(body).toContain('Please answer by <b class="nowrap">Wed 25 Nov, 10:42</b>');
  await one.press("/change", { list: String(list.id), answer: "yes" });
  expect(titleOf((await one.open()).body)).toBe("You’re booked");
});

test("what it was before is what was booked, not all that was offered; unanswered changes do not shift it", async () => {
  const { callout, one } = await sent({ lists: [{ positions: 2 }] });
  await says(callout, one, "available");
  await decide(callout, one, "confirm", { from: "08:00", to: "10:00" });
  await change(callout, { start_time: "08:30" });
  expect(inOnePiece((await one.open()).body)).toContain('Before: <span class="num">08:00–10:00</span>');
  await change(callout, { start_time: "08:45" });
  expect(inOnePiece((await one.open()).body)).toContain('Before: <span class="num">08:00–10:00</span>');
});

test("what the doctor takes into a calendar is tentative while it waits for a yes, and firm beside it and after", async () => {
  const { callout, list, one } = await booked({ lists: [{}, { date: "2026-11-30" }] });
  await decide(callout, one, "confirm", { nth: 1 });
  await change(callout, ANOTHER_DAY);
  const statuses = async () =>
    [...(await one.open("/calendar.ics")).body.matchAll(/STATUS:(\w+)/g)].map(([, word]) => word);
  expect(await statuses()).toEqual(["TENTATIVE", "CONFIRMED"]);
  await one.press("/change", { list: String(list.id), answer: "yes" });
  expect(await statuses()).toEqual(["CONFIRMED", "CONFIRMED"]);
});

test("one of two bookings has changed: it is asked about first, and the other stays below", async () => {
  const { callout, one } = await booked({ lists: [{}, { date: "2026-11-30" }] });
  await decide(callout, one, "confirm", { nth: 1 });
  await change(callout, LATER, 1);
  const body = inOnePiece((await one.open()).body);
  expect(titleOf(body)).toBe("Times changed: is that all right?");
  expect(body).toMatch(/<h2>You’re booked<\/h2>/);
  expect(body.match(/<h1>/g)).toHaveLength(1);
});

test("an offer for the earlier times: one press says that it stands, and it is asked once", async () => {
  const { callout, one } = await sent();
  await says(callout, one, "if_needed", { note: "By train" });
  await change(callout, LATER);
  const body = inOnePiece((await one.open()).body);
  expect(titleOf(body)).toBe("The times have changed");
  expect(body).toContain("The times are now 08:15–12:15. Does your answer stand?");
  expect(body).toContain("You answered for 08:00–12:00.");
  await one.press("", fieldsIn(body));
  const row = await rowOf(callout, one.doctor);
  expect(row).toMatchObject({ response: "if_needed", note: "By train", part_from: null });
  expect(row.offered_from?.toISOString()).toBe("2026-11-27T08:15:00.000Z");
  expect(titleOf((await one.open()).body)).toMatch(/^Thank you/);
});

/** What the button below the answer to other times sends. */
const fieldsIn = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/name="((?:answer|note|from|to|books)[-\d]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

test("of an offer for a part, what is left of it stands", async () => {
  const { callout, one } = await sent();
  await says(callout, one, "available", { part: { from: "08:00", to: "10:00" } });
  await change(callout, LATER);
  const body = inOnePiece((await one.open()).body);
  expect(body).toContain("You answered for 08:00–10:00. Of your offer, 08:15–10:00 is left.");
  await one.press("", fieldsIn(body));
  expect(await rowOf(callout, one.doctor)).toMatchObject({ part_from: "08:15", part_to: "10:00" });
  expect(inOnePiece((await one.open()).body)).toContain("Only 08:15–10:00");
});

test("in first come the press that would book says so, and books", async () => {
  const { callout, one } = await sent({ mode: "first_come" });
  const busy = await sent({ lists: [{ start_time: "11:00", end_time: "13:00" }] });
  await says(busy.callout, busy.one, "available");
  await decide(busy.callout, busy.one, "confirm");
  await says(callout, one, "available");
  await change(callout, LATER);
  expect((await one.open()).body).toContain("Yes, my answer stands");
  await decide(busy.callout, busy.one, "release");
  const body = inOnePiece((await one.open()).body);
  expect(body).toContain("The first doctor who can do the whole list is booked at once.");
  expect(body).toContain("Yes, book me</button>");
  await one.press("", fieldsIn(body));
  expect((await rowOf(callout, one.doctor)).outcome).toBe("confirmed");
});

test("moved: who had answered is asked anew, told for when the old answer was, with nothing chosen", async () => {
  const { callout, one, two, field } = await sent();
  await says(callout, one, "available");
  await says(callout, two, "unavailable");
  await change(callout, ANOTHER_DAY);
  const body = inOnePiece((await one.open()).body);
  expect(titleOf(body)).toBe("Can you cover?");
  expect(body).toContain("You answered for Fri 27 November, 08:00–12:00; please answer for the new date.");
  expect(body).not.toContain('value="available" checked');
  expect((await two.open()).body).toContain("The list has changed since you answered; please answer again.");
  await one.press("", { [field]: "available" });
  expect((await one.open()).body).not.toContain("please answer");
});

test("moved by hours on the same day: for the new times", async () => {
  const { callout, one } = await sent();
  await says(callout, one, "available");
  await change(callout, { start_time: "13:00", end_time: "17:00", session: "pm" });
  expect(inOnePiece((await one.open()).body)).toContain(
    "You answered for 08:00–12:00; please answer for the new times.",
  );
});

test("one list is cancelled and says why, while the other goes on", async () => {
  const { callout, one } = await booked({ lists: [{}, ANOTHER_DAY] });
  const reason = "The theatre <is> closed";
  const { lock_version } = (await call("GET", `/callouts/${callout.id}`)).body.data.lists[0];
  await call("POST", `/callouts/${callout.id}/lists/${callout.lists[0]?.id}/cancel`, { reason, lock_version });
  const body = inOnePiece((await one.open()).body);
  expect(titleOf(body)).toMatch(/^Thank you/);
  expect(chipsOn(body)).toEqual(["Cancelled", "Available"]);
  expect(body.match(/The theatre &lt;is&gt; closed/g)).toHaveLength(1);
  expect(body).not.toContain("Friday 27");
  await decide(callout, one, "confirm", { nth: 1 });
  expect(chipsOn((await one.open()).body)).toEqual(["Cancelled"]);
});

test("a list that is added is asked for at once, above those that are answered", async () => {
  const { callout, one } = await sent();
  await says(callout, one, "available");
  const shown = (await call("GET", `/callouts/${callout.id}`)).body.data;
  const { session, start_time, end_time, role_needed, positions, site, surgeon } = shown.lists[0];
  const same = { session, start_time, end_time, role_needed, positions, site_id: site.id, surgeon_id: surgeon.id };
  const list = { ...same, ...ANOTHER_DAY };
  const added = await call("POST", `/callouts/${callout.id}/lists`, { list, lock_version: shown.lock_version });
  expect(added.status).toBe(200);
  const body = inOnePiece((await one.open()).body);
  expect(titleOf(body)).toBe("Can you cover the rest?");
  expect(body).toContain("You have told the practice that you are <b>available</b> on Fri 27 November.");
  expect(body.match(/type="radio"/g)).toHaveLength(3);
  expect(chipsOn(body)).toEqual(["Available"]);
  expect(body).toContain("Change my answer");
});

test("a change that nobody agreed to in time ends the booking, and the page says why", async () => {
  const { callout, one } = await booked();
  await change(callout, { date: "2026-12-04" });
  ports().clock.advance(25 * 3_600_000);
  await runDueJobs(ports());
  const body = inOnePiece((await one.open()).body);
  expect(titleOf(body)).toBe("You are no longer booked");
  expect(body).toContain("The list was moved, and we had no yes from you in time.");
});
