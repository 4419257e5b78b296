/** A booking that waits for a yes to a move: no mail says that the doctor is booked, and small changes are no way round the question. */

import { acknowledge } from "../../../../server/features/callouts/answers/acknowledge.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../src/contract/durations.ts";
import { doctorsPage, linkPath } from "../../../support/doctorsPage.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 3 });

/** 0 is booked and has read it, 1 was told "filled", 2 is silent. */
async function booked(values: Parameters<typeof it.begin>[0] = {}) {
  await it.begin(values);
  await it.answers(0, 1);
  await it.made("confirm", 0);
  await it.unit((unit) => acknowledge(unit, { recipientId: it.recipientId(0) }));
}
const MOVED = { date: "2026-12-01" };
const NO_YES = "The list was moved, and we had no yes from you in time.";
async function pageOf(n: number): Promise<string> {
  const { ports, app } = it;
  return (await doctorsPage(ports(), app, await linkPath(ports(), it.callout(), it.doctor(n))).open()).body;
}
/** Tells of a change while a move waits for its yes: until when, and nothing that says the doctor is booked. */
function expectWaiting(mail: Awaited<ReturnType<typeof it.letters>>[number] | undefined, words: string): void {
  expect(mail?.text).toContain(words);
  for (const body of [mail?.text, mail?.html]) {
    expect(body?.replace(/<[^>]*>|\s+/g, " ").replace(/\s+/g, " ")).toContain("Please answer by Wed 25 Nov, 10:42");
    expect(body).not.toMatch(/still booked|don’t need to do|count on you/i);
  }
  expect(mail?.ics).toContain("STATUS:TENTATIVE");
  expect(mail?.ics).not.toContain("STATUS:CONFIRMED");
}

test.each([
  ["other times", { start_time: "08:15" }, "08:15"],
  ["another theatre", { theatre: "Theatre 9" }, "Theatre 9"],
])(
  "%s while a move waits for its answer: no mail says that the doctor is booked, and the question keeps its time",
  async (_, change, words) => {
    await booked();
    await it.changeList(MOVED);
    const { consent } = await it.row(0);
    await it.later(HOUR_MS);
    const { sent, mails } = await it.changeList(change);
    expect(sent).toEqual(["moved 0"]);
    expectWaiting(mails[0], words);
    expect(await it.row(0)).toMatchObject({ outcome: "confirmed", consent });
    await it.later(23 * HOUR_MS);
    expect(await it.row(0)).toMatchObject({ outcome: "released", consent: { about: "moved" } });
  },
);

test("another message or fee while a move waits for its answer says until when it waits; other bookings are booked", async () => {
  await it.db().updateTable("company_settings").set({ fees_enabled: true, currency: "GBP" }).execute();
  await booked({ lists: [{}, { date: "2026-11-28" }] });
  await it.answer(0, "available", { at: 1 });
  await it.made("confirm", 0, {}, 1);
  await it.changeList(MOVED);
  for (const [callout, words] of [
    [{ message: "Parking is closed." }, "Parking is closed."],
    [{ fee_amount: 650 }, "650"],
  ] as const) {
    const { lock_version } = await it.read();
    const { sent, mails } = await it.act("", { callout, lock_version }, { method: "PUT", preview: "change_preview" });
    expect(sent).toEqual(["moved 0", "changed 0"]);
    const [moved, changed] = mails;
    expectWaiting(moved, words);
    expect(moved?.text).not.toContain("28 November");
    expect(changed?.text).toContain(words);
    expect(changed?.text).not.toContain("1 December");
    expect(changed?.ics).toMatch(/DTSTART:20261128[\s\S]*STATUS:CONFIRMED/);
  }
});

test("a move has its answer before the list begins, also where that becomes earlier meanwhile", async () => {
  await booked();
  await it.changeList({ session: "custom", date: "2026-11-24", start_time: "12:12", end_time: "14:00" });
  const until = (minutes: number) => new Date(it.ports().clock.now().getTime() + minutes * MINUTE_MS).toISOString();
  expect((await it.row(0)).consent).toEqual({ about: "moved", due_at: until(45) });
  const { sent, mails } = await it.changeList({ start_time: "11:22" });
  expect(sent).toEqual(["moved 0"]);
  expect(mails[0]?.text).toContain("Please answer by Tue 24 Nov, 11:02");
  expect((await it.row(0)).consent).toEqual({ about: "moved", due_at: until(20) });
  await it.later(20 * MINUTE_MS);
  expect(await it.sent()).toEqual(["released 0", "asked_anew 1", "changed 2"]);
});

test("changes of an hour add up: two hours from what the doctor agreed to, the booking waits for a yes and ends without", async () => {
  await booked();
  expect((await it.changeList({ start_time: "09:00", end_time: "13:00" })).sent).toEqual(["times_changed 0"]);
  const { sent, mails } = await it.changeList({ start_time: "10:00", end_time: "14:00" });
  expect(sent).toEqual(["moved 0"]);
  expectWaiting(mails[0], "10:00–14:00");
  const due_at = new Date(it.ports().clock.now().getTime() + 24 * HOUR_MS).toISOString();
  expect(await it.row(0)).toMatchObject({ outcome: "confirmed", consent: { about: "moved", due_at } });
  // What the others have offered is compared with the list as it was: nothing is forgotten.
  expect(await it.row(1)).toMatchObject({ response: "available" });
  await it.later(24 * HOUR_MS);
  expect(await it.sent()).toEqual(["released 0"]);
});

test("each yes is what the next change is measured by, and so is where a booking began", async () => {
  await booked({ lists: [{ session: "all_day", end_time: "18:00", positions: 2 }] });
  await it.answer(2, "available");
  await it.made("confirm", 2, { to: "13:00" });
  const start = async (start_time: string) => (await it.changeList({ start_time })).sent.sort();
  expect(await start("09:00")).toEqual(["times_changed 0", "times_changed 2"]);
  expect(await it.agree(0, true)).toBe("kept");
  expect(await start("10:00")).toEqual(["moved 2", "times_changed 0"]);
  expect((await it.row(0)).consent).toEqual({ about: "times", due_at: null });
  expect(await it.agree(2, true)).toBe("kept");
  expect((await it.letters()).map(({ kind }) => kind)).toEqual(["confirmation"]);
  // Back to what 0 agreed to, and as far to the other side.
  expect(await start("09:00")).toEqual(["times_changed 0", "times_changed 2"]);
  expect(await start("08:00")).toEqual(["moved 2", "times_changed 0"]);
});

test("a booking by the office's word is measured by that word", async () => {
  await it.begin();
  await it.answer(0, "available", { from: "10:00" });
  await it.made("confirm", 0, { spoken: true, from: "08:00", to: "12:00" });
  expect((await it.changeList({ start_time: "09:00" })).sent).toEqual(["times_changed 0"]);
  expect((await it.changeList({ start_time: "08:00" })).sent).toEqual(["times_changed 0"]);
  expect((await it.changeList({ start_time: "07:00" })).sent).toEqual(["times_changed 0"]);
  expect((await it.changeList({ start_time: "06:30" })).sent).toEqual(["moved 0"]);
});

test("the clock ends a moved booking: the page and the mail say why", async () => {
  await booked();
  await it.changeList(MOVED);
  await it.later(24 * HOUR_MS);
  const [mail] = await it.letters();
  expect(mail?.text.replace(/\s+/g, " ")).toContain(NO_YES);
  expect(mail?.html).toContain(NO_YES);
  expect(await pageOf(0)).toContain(NO_YES);
});
