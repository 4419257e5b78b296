/** First to say yes, in the mails that are queued: a booking is promised to whom a yes books, and to nobody else. */
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { calloutScene } from "../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 3 });
const FIRST = "The first doctor who can do the whole list is booked at once.";

const queued = async (kind: string) => {
  const rows = await it.db().selectFrom("outbox_emails").selectAll().where("kind", "=", kind).orderBy("id").execute();
  return new Map(rows.map(({ doctor_id, subject, text }) => [it.nOf(doctor_id), { subject, text: text ?? "" }]));
};

test("the callout, and the reminder that is sent by itself, say it in their subjects as in their words", async () => {
  await it.begin({ mode: "first_come", respond_by: "2026-11-26T10:42:00Z" });
  for (const { subject, text } of (await queued("callout")).values()) {
    expect(subject).toMatch(/^First to say yes: can you cover\? Anaesthetist, Fri 27 Nov, St Brannoc’s \[C-/);
    expect(text.toUpperCase()).toContain(FIRST.toUpperCase());
  }
  // Whose credential has ended since is asked, and not booked by a yes.
  const { companyId: company_id, site } = it.practice;
  const ended = { company_id, doctor_id: it.doctor(1).id, site_id: site.id, credentialed_until: "2026-11-26" };
  await it.db().insertInto("doctor_sites").values(ended).execute();
  await it.answer(2, "unavailable");
  await it.later(25 * HOUR_MS);
  const reminders = await queued("reminder");
  expect([...reminders.keys()].sort()).toEqual([0, 1]);
  expect(reminders.get(0)?.subject).toMatch(/^Reminder, first to say yes: can you cover\? Anaesthetist, Fri 27 Nov/);
  expect(reminders.get(0)?.text.toUpperCase()).toContain(FIRST.toUpperCase());
  expect(reminders.get(1)?.subject).toMatch(/^Reminder: can you cover\? Anaesthetist, Fri 27 Nov/);
  expect(reminders.get(1)?.text.toUpperCase()).not.toContain(FIRST.toUpperCase());
});
