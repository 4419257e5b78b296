/** A booked doctor is asked about a change of the list: yes keeps the booking, no or silence ends it. */

import { acknowledge } from "../../../../server/features/callouts/answers/acknowledge.ts";
import { recordAnswers } from "../../../../server/features/callouts/answers/recordAnswers.ts";
import { HOUR_MS } from "../../../../src/contract/durations.ts";
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
const LATER = { start_time: "08:30" };
const MOVED = { date: "2026-12-01" };
const sequence = (ics: string | null | undefined) => /SEQUENCE:(\d+)/.exec(ics ?? "")?.[1];
const method = (ics: string | null | undefined) => /METHOD:(\w+)/.exec(ics ?? "")?.[1];
const NO_YES = "The list was moved, and we had no yes from you in time.";
async function pageOf(n: number): Promise<string> {
  const { ports, app } = it;
  return (await doctorsPage(ports(), app, await linkPath(ports(), it.callout(), it.doctor(n))).open()).body;
}
const lastNews = async () => (await it.news()).at(-1);

test("other times are all right: the booking stands as it is now, and is nobody's affair any more", async () => {
  await booked();
  expect((await it.read()).risk).toBeNull();
  await it.changeList(LATER);
  expect(await it.read()).toMatchObject({ status: "confirmed", risk: "change_unanswered", needs_action: true });
  expect(await it.agree(0, true)).toBe("kept");
  expect(await it.sent()).toEqual([]);
  const row = await it.row(0);
  expect(row).toMatchObject({ outcome: "confirmed", consent: null, booked: { from: "08:30", to: "12:00" } });
  expect(row).toMatchObject({
    offered: { from: "08:30", to: "12:00", current: true },
    acknowledged_at: expect.any(String),
  });
  expect(await it.read()).toMatchObject({ risk: null, needs_action: false });
  expect(await it.audits("change_accepted")).toMatchObject([{ actor_type: "doctor", actor_id: it.doctor(0).id }]);
  expect(await it.agree(0, true)).toBe("gone");
  expect(await it.agree(0, false)).toBe("gone");
  expect((await it.row(0)).outcome).toBe("confirmed");
});

test('other times, and only "Got it": the question is still open', async () => {
  await booked();
  await it.changeList(LATER);
  await it.unit((unit) => acknowledge(unit, { recipientId: it.recipientId(0) }));
  expect(await it.read()).toMatchObject({ risk: "change_unanswered" });
  expect((await it.row(0)).consent).toEqual({ about: "times", due_at: null });
  // Nothing ends by itself: the doctor is expected up to an hour off.
  await it.later(60 * HOUR_MS);
  expect((await it.row(0)).outcome).toBe("confirmed");
});

/** What the others were spared while it was covered. */
const OPEN_AGAIN = ["asked_anew 1", "changed 2"];
test.each([
  ["times", LATER, []],
  ["moved", MOVED, OPEN_AGAIN],
] as const)("%s, and the doctor cannot: withdrawn over it, which the office reads", async (about, change, others) => {
  await booked();
  await it.changeList(change);
  expect(await it.agree(0, false)).toBe("withdrawn");
  const mails = await it.letters();
  expect(mails.map(({ kind, n }) => `${kind} ${n}`)).toEqual(["released 0", ...others]);
  expect([method(mails[0]?.ics), sequence(mails[0]?.ics)]).toEqual(["CANCEL", "3"]);
  expect(await it.row(0)).toMatchObject({ response: "unavailable", outcome: "released", consent: { about } });
  expect(await it.read()).toMatchObject({ status: "open", risk: "doctor_withdrew" });
  expect(await lastNews()).toMatchObject({
    type: "notification_change_to_unavailable",
    action_by_id: null,
    params: { was_booked: "yes", over: about },
  });
});

test("moved, and the doctor can: the booking is firm again, with the invitation to it", async () => {
  await booked();
  const { mails } = await it.changeList(MOVED);
  expect(mails[0]?.ics).toContain("DTSTART:20261201T080000Z");
  expect(await it.read()).toMatchObject({ status: "confirmed", risk: "change_unanswered" });
  expect(await it.agree(0, true)).toBe("kept");
  const [confirmation, ...others] = await it.letters();
  expect([confirmation?.kind, confirmation?.n, others]).toEqual(["confirmation", 0, []]);
  expect([method(confirmation?.ics), sequence(confirmation?.ics)]).toEqual(["REQUEST", "3"]);
  expect(await it.row(0)).toMatchObject({ outcome: "confirmed", consent: null, offered: { date: "2026-12-01" } });
  await it.later(30 * HOUR_MS);
  expect(await it.read()).toMatchObject({ status: "confirmed", risk: null });
  expect(await it.sent()).toEqual([]);
});

test.each([
  ["a day", { date: "2026-12-01" }, 24 * HOUR_MS],
  [
    "half the time to the start where that is less",
    { date: "2026-11-24", start_time: "20:42", end_time: "23:00" },
    5 * HOUR_MS,
  ],
] as const)("moved, and no answer for %s: the booking ends, once", async (_, change, wait) => {
  await booked();
  await it.changeList({ session: "custom", ...change });
  const due_at = new Date(it.ports().clock.now().getTime() + wait).toISOString();
  expect((await it.row(0)).consent).toEqual({ about: "moved", due_at });
  await it.later(wait - 1);
  expect(await it.sent()).toEqual([]);
  expect((await it.row(0)).outcome).toBe("confirmed");
  await it.later(1);
  expect(await it.sent()).toEqual(["released 0", ...OPEN_AGAIN]);
  expect(await it.row(0)).toMatchObject({ response: "available", outcome: "released", consent: { about: "moved" } });
  expect(await it.read()).toMatchObject({ status: "open", risk: "doctor_withdrew" });
  const title = `Dr Hana ${it.doctor(0).last_name} has not confirmed the moved list; it is open again`;
  const params = { was_booked: "yes", over: "unanswered" };
  expect(await lastNews()).toMatchObject({ title, action_by_id: null, params });
  await it.later(HOUR_MS);
  expect(await it.sent()).toEqual([]);
  // Coming back later is an offer like any.
  expect(await it.agree(0, true)).toBe("gone");
  expect(await it.answer(0)).toBe("recorded");
  expect(await it.row(0)).toMatchObject({ outcome: "none", bookable: { whole: true } });
});

test.each([
  ["nothing more of it", undefined],
  ["a note beside an earlier yes, which is no reason", "I come by train"],
])("the office is mailed at once where silence ends a booking shortly before the list: %s", async (_, note) => {
  await it.begin();
  await it.answer(0, "available", note ? { note } : {});
  await it.answer(1);
  await it.made("confirm", 0);
  await it.changeList({ date: "2026-11-26" });
  await it.later(24 * HOUR_MS);
  expect(await it.row(0)).toMatchObject({ outcome: "released" });
  const name = `Dr Hana ${it.doctor(0).last_name}`;
  const mails = await it.db().selectFrom("outbox_emails").selectAll().where("kind", "=", "late_withdrawal").execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(`Not confirmed: ${name}, Thu 26 November`);
  const text = mails[0]?.text;
  expect(text).toContain(`${name} was booked and has not confirmed the moved list.`);
  for (const words of ["can no longer come", "Reason", "by train"]) expect(text).not.toContain(words);
});

test("two jobs at once, or the same twice, end a booking once; before its time it is not ended", async () => {
  await booked();
  await it.changeList(MOVED);
  const [job, ...more] = (await it.jobs()).filter(({ step }) => step === "consent");
  if (!job || more.length > 0) throw new Error("one job");
  await expect(it.run(job)).rejects.toThrow("Not yet due");
  it.ports().clock.advance(24 * HOUR_MS);
  const results = await Promise.all([it.run(job), it.run(job), it.run(job)]);
  expect(results.sort()).toEqual(["not due", "not due", "released 1"]);
  expect(await it.sent()).toEqual(["released 0", ...OPEN_AGAIN]);
});

test("moved again while the question is open: it is asked anew, and has its time anew", async () => {
  await booked();
  await it.changeList(MOVED);
  await it.later(20 * HOUR_MS);
  expect((await it.changeList({ date: "2026-12-02" })).sent).toEqual(["moved 0"]);
  await it.later(20 * HOUR_MS);
  expect((await it.row(0)).outcome).toBe("confirmed");
  await it.later(4 * HOUR_MS);
  expect((await it.row(0)).outcome).toBe("released");
});

test("a booking that ends over a move has its standbys, who have said yes to the new day, asked", async () => {
  await booked();
  await it.changeList(MOVED);
  await it.answer(1);
  await it.made("standby", 1);
  await it.later(24 * HOUR_MS);
  expect(await it.sent()).toEqual(["released 0", "changed 2", "standby_offer 1"]);
  expect(await it.takeOver(1, true)).toBe("booked");
});

test("who can take a part of a moved list cannot keep the booking by it; the office decides", async () => {
  await booked();
  await it.changeList({ date: "2026-12-01", end_time: "13:30" });
  expect(await it.answer(0, "available", { to: "12:00" })).toBe("booked_for_more");
  expect(await it.row(0)).toMatchObject({ outcome: "confirmed", consent: { about: "moved" } });
});

test("a yes by telephone to a move, written down by the office, keeps the booking as the doctor's own yes does", async () => {
  await booked();
  await it.changeList(MOVED);
  const { id } = await it.db().selectFrom("users").select("id").executeTakeFirstOrThrow();
  const byTelephone = { source: "admin_on_behalf", actor: { type: "admin", id } } as const;
  const answers = [{ listId: it.listId(), response: "available", note: null } as const];
  const results = await it.unit((unit) =>
    recordAnswers(unit, { recipientId: it.recipientId(0), answers, ...byTelephone }),
  );
  expect(results).toMatchObject([{ result: "recorded" }]);
  expect(await it.row(0)).toMatchObject({
    outcome: "confirmed",
    consent: null,
    offered: { date: "2026-12-01", current: true },
  });
  expect(await it.letters()).toMatchObject([{ kind: "confirmation", n: 0 }]);
  expect(await it.audits("change_accepted")).toMatchObject([{ actor_type: "admin" }]);
  await it.later(25 * HOUR_MS);
  expect((await it.row(0)).outcome).toBe("confirmed");
});

test("an old page of the doctor's own that says yes once more does not agree to a move", async () => {
  await booked();
  await it.changeList(MOVED);
  await it.answer(0);
  expect(await it.row(0)).toMatchObject({ outcome: "confirmed", consent: { about: "moved" } });
});

test("after the list has begun there is nothing to agree to", async () => {
  await booked();
  await it.changeList(LATER);
  it.ports().clock.advance(72 * HOUR_MS);
  expect(await it.agree(0, true)).toBe("gone");
  expect(await it.agree(0, false)).toBe("gone");
});

test("the office lets the doctor go before the answer: it is not over the change, and the clock has nothing to do", async () => {
  await booked();
  await it.changeList(MOVED);
  expect((await it.decide(0, "release", { reason: "We have asked somebody nearer." })).sent).toEqual([
    "released 0",
    ...OPEN_AGAIN,
  ]);
  await it.later(30 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  const decision_reason = "We have asked somebody nearer.";
  expect(await it.row(0)).toMatchObject({ outcome: "released", consent: null, decision_reason });
  const page = await pageOf(0);
  expect(page).toContain("You are no longer booked");
  expect(page).toContain(decision_reason);
  expect(page).not.toContain(NO_YES);
});

test.each([
  ["on the doctor's page", false],
  ["by telephone, written down by the office", true],
])("a no to a move, %s, ends the booking over the move", async (_, byTelephone) => {
  await booked();
  await it.changeList(MOVED);
  if (byTelephone) {
    const { id } = await it.row(0);
    const path = `/callouts/${it.callout().id}/responses/${id}`;
    expect((await it.call("PUT", path, { response: "unavailable" })).status).toBe(200);
  } else expect(await it.agree(0, false)).toBe("withdrawn");
  expect(await it.row(0)).toMatchObject({ outcome: "released", consent: { about: "moved" } });
  expect(await pageOf(0)).not.toContain(NO_YES);
});

test("a doctor who is let go over a change reads what became of it, and no other one is asked to agree", async () => {
  await it.begin({ lists: [{ positions: 2 }] });
  await it.answers(0, 1);
  await it.made("confirm", 0);
  await it.made("confirm", 1);
  expect((await it.changeList(LATER)).sent).toEqual(["times_changed 0", "times_changed 1"]);
  expect(await it.agree(2, true)).toBe("gone");
  expect(await it.agree(1, true)).toBe("kept");
  expect((await it.row(0)).consent).toEqual({ about: "times", due_at: null });
});
