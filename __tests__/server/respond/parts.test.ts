/** Part of a list: what is booked and what is still open stands wherever the list does. */
import { calloutsCsv } from "../../../server/features/exports/calloutsCsv.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { type TimelineEvent } from "../../../src/contract/shapes/callouts/timeline.ts";
import { askedDoctors, chipsOn, inOnePiece, titleOf } from "../../support/model/askedDoctors.ts";

const world = askedDoctors();
const { sent, says, decide, practice } = world;
const LONG = { lists: [{ session: "all_day" as const, start_time: "08:00", end_time: "17:00" }] };

/** The first doctor is booked for the morning of a whole day. */
async function halfBooked(values: Parameters<typeof sent>[0] = LONG) {
  const all = await sent(values);
  await says(all.callout, all.one, "available", { part: { from: "08:00", to: "12:00" } });
  await decide(all.callout, all.one, "confirm");
  return all;
}

test("who is booked for a part reads for which, and of what, on the page and in the calendar", async () => {
  const { one } = await halfBooked();
  const body = inOnePiece((await one.open()).body);
  expect(titleOf(body)).toBe("You’re booked");
  expect(body).toContain("You are booked for the times below.");
  expect(body).toContain("Booked for 08:00–12:00 (of 08:00–17:00)");
  expect(body).not.toContain("Still open");
  const entry = (await one.open("/calendar.ics")).body;
  expect(entry).toContain("DTSTART:20261127T080000Z");
  expect(entry).toContain("DTEND:20261127T120000Z");
  expect(inOnePiece((await one.open(`?withdraw=${/withdraw=(\d+)/.exec(body)?.[1]}`)).body)).toContain(
    "Booked for 08:00–12:00",
  );
});

test("a part answered on an older page, booked for the whole meanwhile: the page shows the booking and says what was not taken", async () => {
  const { callout, list, one, field } = await sent({ lists: [...LONG.lists, { date: "2026-11-30" }] });
  await says(callout, one, "available");
  const stamp = await one.stamp();
  await decide(callout, one, "confirm");
  world.ports().clock.advance(1000);
  const other = `answer-${callout.lists[1]?.id}`;
  const part = { [field]: "available", [`from-${list.id}`]: "08:00", [`to-${list.id}`]: "12:00", change: "1" };
  const reply = await one.post("", { stamp, ...part, [other]: "unavailable", note: "Only the morning" });
  const body = inOnePiece(reply.body);
  expect([reply.statusCode, titleOf(body)]).toEqual([409, "You’re booked"]);
  expect(body).toContain(
    "You have been booked for more than that, so your answer for a part of the list was not taken.",
  );
  expect(body).toContain("I can’t do it any more");
  expect(await world.rowOf(callout, one.doctor)).toMatchObject({ outcome: "confirmed", part_from: null, note: null });
  // What was said of the other list is not lost with it.
  expect(chipsOn(body)).toContain("Not available");
  expect(await world.rowOf(callout, one.doctor, 1)).toMatchObject({ response: "unavailable" });
});

test("the others read what is still open, and nothing of filled, until all of it is covered", async () => {
  const { callout, two, pageOf } = await halfBooked();
  const third = await pageOf(practice.doctors[2]);
  for (const page of [two, third]) {
    const body = inOnePiece((await page.open()).body);
    expect(body).toContain("Still open: 12:00–17:00");
    expect(body).not.toMatch(/[Ff]illed/);
  }
  await says(callout, two, "available", { part: { from: "12:00", to: "17:00" } });
  expect(chipsOn((await two.open()).body)).toEqual(["Available"]);
  await says(callout, third, "if_needed");
  expect((await third.open()).body).not.toMatch(/[Ff]illed/);
  await decide(callout, two, "confirm");
  expect(titleOf((await third.open()).body)).toBe("Filled, thank you");
});

test("a part may begin before midnight and end after it", async () => {
  const night = { session: "on_call" as const, start_time: "20:00", end_time: "06:00" };
  const { one, list, field } = await sent({ lists: [night] });
  const part = (from: string, to: string) => ({
    [field]: "available",
    [`from-${list.id}`]: from,
    [`to-${list.id}`]: to,
  });
  for (const [from, to] of [
    ["19:00", "23:00"],
    ["23:00", "07:00"],
    ["02:00", "23:00"],
    ["24:00", "02:00"],
    ["9:00", "02:00"],
  ] as const)
    expect((await one.press("", part(from, to))).statusCode).toBe(422);
  expect((await one.press("", part("23:00", "02:00"))).statusCode).toBe(303);
  expect(inOnePiece((await one.open()).body)).toContain("Only 23:00–02:00");
});

const NIGHT = { lists: [{ session: "on_call" as const, start_time: "20:00", end_time: "06:00" }] };

test("a part that begins after midnight of a list is marked as of the next day: on the page, in the mail, to the office and in its files", async () => {
  const { callout, one, two, pageOf } = await sent(NIGHT);
  await says(callout, one, "available", { part: { from: "02:00", to: "06:00" } });
  expect(inOnePiece((await one.open()).body)).toContain("Only 02:00\u00a0+1–06:00\u00a0+1");
  await decide(callout, one, "confirm");
  const whole = "20:00–06:00\u00a0+1";
  expect(inOnePiece((await one.open()).body)).toContain(`Booked for 02:00\u00a0+1–06:00\u00a0+1 (of ${whole})`);
  await says(callout, two, "available", { part: { from: "20:00", to: "01:00" } });
  await decide(callout, two, "confirm");
  const third = await pageOf(practice.doctors[2]);
  expect(inOnePiece((await third.open()).body)).toContain("Still open: 01:00\u00a0+1–02:00\u00a0+1");
  const { ports } = world;
  const mails = await ports().database.db.selectFrom("outbox_emails").select(["kind", "text"]).execute();
  const told = mails.filter(({ kind }) => kind === "confirmation").map(({ text }) => text);
  expect(told.join()).toContain(`02:00\u00a0+1–06:00\u00a0+1 of ${whole}`);
  const file = await inCompany(ports(), practice.companyId, async ({ tx, now }) => {
    const { text } = await calloutsCsv(tx, now, { ids: [callout.id], language: "en" });
    let lines = "";
    for await (const some of text) lines += some;
    return lines;
  });
  expect(file).toContain("02:00\u00a0+1–06:00\u00a0+1; ");
  expect(file).toContain("01:00\u00a0+1–02:00\u00a0+1");
  const { data: events } = (await world.call("GET", `/callouts/${callout.id}/events`)).body as {
    data: TimelineEvent[];
  };
  expect(events.find(({ params }) => params.start_time === "02:00")?.params.list_start).toBe("20:00");
});

test("a list most of a year away has its year on the page, one soon has none", async () => {
  const soon = await sent();
  expect((await soon.one.open()).body).toContain(">Fri 27 November<");
  const far = await sent({ lists: [{ date: "2027-11-26" }], respond_by: "2027-11-20T17:00:00Z" });
  const { body } = await far.one.open();
  expect(body).toContain(">Fri 26 November 2027<");
  expect(body).toContain("Sat 20 Nov 2027, 17:00");
  await says(far.callout, far.one, "available");
  expect((await far.one.open()).body).toContain("available</b> on Fri 26 November 2027");
});

test("who is booked elsewhere at that time is told so before the offer and after it", async () => {
  const { one, field } = await sent();
  const other = await sent({ lists: [{ start_time: "11:00", end_time: "13:00" }] });
  await says(other.callout, other.one, "available", { part: { from: "11:30", to: "13:00" } });
  await decide(other.callout, other.one, "confirm");
  const where = "You are booked elsewhere at this time: Fri 27 November, 11:30–13:00, St Brannoc’s";
  expect(inOnePiece((await one.open()).body)).toContain(where);
  await one.press("", { [field]: "available" });
  const body = inOnePiece((await one.open()).body);
  expect(chipsOn(body)).toEqual(["Available"]);
  expect(body).toContain(where);
});

test("the list's own times are no part", async () => {
  const { one, list, field } = await sent();
  await one.press("", { [field]: "available", [`from-${list.id}`]: "08:00", [`to-${list.id}`]: "12:00" });
  const body = inOnePiece((await one.open()).body);
  expect(chipsOn(body)).toEqual(["Available"]);
  expect(body).not.toContain("Only 08:00");
});
