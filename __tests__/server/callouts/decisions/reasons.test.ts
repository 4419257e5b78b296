/** A reason that a dialog says the doctor will read is read by the doctor, as it was written (A4). */

import { doctorsPage, linkPath } from "../../../support/doctorsPage.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 3 });
const REASON = 'We "need" <b>two</b> & more';
const AS_HTML = /We (&quot;|"|&#34;)need(&quot;|"|&#34;) &lt;b&gt;two&lt;\/b&gt; &amp; more/;

/** 0 is booked, 1 has offered. */
async function booked() {
  await it.begin({ lists: [{ positions: 2 }] });
  await it.answers(0, 1);
  await it.made("confirm", 0);
}
type Mail = Awaited<ReturnType<typeof it.letters>>[number] | undefined;
function expectRead(mail: Mail): void {
  expect(mail?.text).toContain(REASON);
  expect(mail?.html).toMatch(AS_HTML);
  expect(mail?.html).not.toContain("<b>two</b>");
}
async function pageOf(n: number): Promise<string> {
  const { ports, app } = it;
  return (await doctorsPage(ports(), app, await linkPath(ports(), it.callout(), it.doctor(n))).open()).body;
}

test.each([
  ["release", 0],
  ["not_required", 1],
  ["standby", 1],
] as const)("%s: in the mail, on the page and beside the answer", async (decision, n) => {
  await booked();
  const { mails } = await it.decide(n, decision, { reason: `  ${REASON} ` });
  expectRead(mails.find((mail) => mail.n === n));
  expect(await it.row(n)).toMatchObject({ decision_reason: REASON });
  expect(await pageOf(n)).toMatch(AS_HTML);
});

test("with another rank: a doctor who is on standby reads a new reason, and keeps the one that was given", async () => {
  await booked();
  await it.made("standby", 1, { reason: REASON });
  expect((await it.decide(1, "standby")).sent).toEqual([]);
  expect((await it.decide(1, "standby", { reason: REASON })).sent).toEqual([]);
  expect(await pageOf(1)).toMatch(AS_HTML);
  const { sent, mails } = await it.decide(1, "standby", { reason: `First of all: ${REASON}` });
  expect(sent).toEqual(["standby 1"]);
  expectRead(mails[0]);
  for (const words of [mails[0]?.html, await pageOf(1)]) expect(words).toContain("First of all:");
});

test("of a callout that is cancelled, to everybody who hears of it", async () => {
  await booked();
  const { lock_version } = await it.read();
  const { mails } = await it.act("cancel", { reason: REASON, lock_version });
  expect(mails.map(({ n }) => n)).toEqual([0, 1]);
  for (const mail of mails) expectRead(mail);
  expect(await it.read()).toMatchObject({ cancel_reason: REASON });
  expect(await pageOf(0)).toMatch(AS_HTML);
  // Whose booking that ends is said as well.
  expect(await it.audits("booking_released")).toMatchObject([
    { actor_type: "admin", params: { doctor: `Dr Hana ${it.doctor(0).last_name}`, list_date: "2026-11-27" } },
  ]);
});

test("of many callouts that are cancelled at once", async () => {
  await booked();
  const asked = { action: "cancel", ids: [it.callout().id], reason: ` ${REASON}` };
  expect((await it.call("POST", "/callouts/bulk", asked)).body.data).toMatchObject([{ ok: true }]);
  const mails = await it.letters();
  expect(mails.map(({ kind, n }) => `${kind} ${n}`)).toEqual(["cancelled 0", "cancelled 1"]);
  for (const mail of mails) expectRead(mail);
  expect(await pageOf(1)).toMatch(AS_HTML);
});

test("of one list that is cancelled alone", async () => {
  await it.begin({ lists: [{}, { date: "2026-11-28" }] });
  await it.answer(0, "available", { at: 1 });
  const { lock_version } = await it.list(1);
  const { mails } = await it.act(`lists/${it.listId(1)}/cancel`, { reason: REASON, lock_version });
  expectRead(mails[0]);
  expect((await it.list(1)).cancel_reason).toBe(REASON);
  expect(await pageOf(0)).toMatch(AS_HTML);
});

test("a reason for confirming is the office's own, and nothing is said where none was given", async () => {
  await it.begin();
  await it.answers(0, 1);
  const { mails } = await it.confirm(0, { reason: "Knows the theatre" });
  expect(mails.map(({ kind }) => kind)).toEqual(["confirmation", "filled"]);
  for (const { text, html } of mails) expect(text + html).not.toContain("Knows");
  expect(await it.row(0)).toMatchObject({ decision_reason: "Knows the theatre" });
  expect(await pageOf(0)).not.toContain("Knows");
  const released = await it.decide(0, "release", { reason: "   " });
  expect(await it.row(0)).toMatchObject({ decision_reason: null });
  expect(released.mails[0]?.text).not.toMatch(/reason/i);
});

test("the reason of a doctor who withdraws is read by the office, not the note of before", async () => {
  await it.begin();
  await it.answer(0, "available", { note: "From nine" });
  await it.made("confirm", 0);
  await it.answer(0, "unavailable", { note: REASON });
  expect(await it.row(0)).toMatchObject({ note: REASON, decision_reason: null });
  expect((await it.news()).at(-1)?.params).toMatchObject({ was_booked: "yes", reason: REASON });
  const office = it.db().selectFrom("outbox_emails").select(["text", "html"]).where("kind", "=", "late_withdrawal");
  const mail = await office.executeTakeFirstOrThrow();
  expect(mail.text).toContain(REASON);
  expect(mail.text).not.toContain("From nine");
  expect(mail.html).toMatch(AS_HTML);
});
