import ical from "node-ical";
import { type AnyMailFacts, RENDER_MAIL } from "../../../server/mail/callout/renderMail.ts";
import { type MailKind } from "../../../src/contract/callout.ts";
import { aMailList, aSecondList, mailFacts as facts } from "../../support/mail/mailFacts.ts";

const KINDS = Object.keys(RENDER_MAIL) as MailKind[];

/** The kinds in which the words stand, in any of their forms. */
const saying = (words: RegExp, changes: Partial<AnyMailFacts> = {}): string[] =>
  KINDS.filter((kind) => {
    const { html, text, ics = "" } = RENDER_MAIL[kind](facts(changes));
    return words.test(html + text + ics.replaceAll("\r\n ", ""));
  });

test("the callout says in words who is sought, when, where, until when, and that it is no booking", () => {
  const { subject, text, html } = RENDER_MAIL.callout(facts({ lists: [aMailList(), aSecondList()] }));
  expect(subject).toBe("Can you cover? Anaesthetist, Wed 2 and Thu 3 Dec, St Brannoc’s [C-2026-0418]");
  expect(text).toContain("an anaesthetist for two plastics lists with Ms P.");
  expect(text).toContain(
    "1) Wednesday 2 December 2026, all day, 08:00–17:30 (hospital time)\n   St Brannoc’s, Theatre 2",
  );
  expect(text).toContain("2) Thursday 3 December 2026, AM, 08:00–12:00 (hospital time)");
  expect(text).toContain("Answer now: https://app.example.test/respond/secret\n");
  expect(text).toContain("YOU ARE NOT BOOKED UNTIL CONFIRMED.\nPlease answer by Fri 27 Nov, 17:00.");
  for (const part of ["You are not booked until confirmed.", 'href="tel:+442079460142"', "cover@practice.example.test"])
    expect(html).toContain(part);
  expect(html).toContain('href="https://provider.example.test/privacy"');
  expect(text).toContain("\nPrivacy: https://provider.example.test/privacy\n");
});

test("what differs between the lists stands with each list", () => {
  const lists = [
    aMailList(),
    aMailList({ id: 9, surgeon: "Mr J. Okandi", specialty: "ENT", role: "surgical_assistant" }),
  ];
  const { text } = RENDER_MAIL.callout(facts({ lists }));
  expect(text).toContain("an anaesthetist and a surgical assistant for two\nlists.");
  expect(text).toContain("Anaesthetist, Ms P. Sorrento-Hale, Plastics");
  expect(text).toContain("Surgical assistant, Mr J. Okandi, ENT");
});

test("lists of one surgeon in two specialties say which is which", () => {
  const { text } = RENDER_MAIL.callout(facts({ lists: [aMailList(), aMailList({ id: 9, specialty: "ENT" })] }));
  expect(text).toContain("Anaesthetist, Ms P. Sorrento-Hale, ENT");
});

test("what kinds of operations stands in every mail that asks or books, and in no other", () => {
  const { text, html } = RENDER_MAIL.callout(facts());
  expect(text).toContain("   Case mix: 3 hips,\n   1 knee\n");
  expect(html).toContain("Case mix: 3 hips,<br>1 knee");
  expect(KINDS.filter((kind) => !saying(/Case mix/).includes(kind))).toEqual([
    "filled",
    "not_required",
    "released",
    "cancelled",
    "expired",
    "offer_closed",
    "message",
  ]);
});

test("how to get in is told to whom it is booked for, and to nobody else; calendars, which others see, have no door codes", () => {
  const { text, html, ics = "" } = RENDER_MAIL.confirmation(facts());
  expect(text).toContain("   Arriving: Gate code 4711\n   Phone: +44 20 7946 0199\n");
  expect(text).toContain("   Map: https://maps.example.test/?q=a&b\n");
  expect(html).toContain('<a href="https://maps.example.test/?q=a&amp;b" class="link" style="color:#006EB3">Map</a>');
  expect(html).toContain('href="tel:+442079460199"');
  const [event] = Object.values(ical.sync.parseICS(ics)).filter((one) => one?.type === "VEVENT");
  expect(event).toMatchObject({
    location: "St Brannoc’s, Theatre 2, 22 Priory Hill",
    description: expect.stringContaining("\nPhone: +44 20 7946 0199\nMap: https://maps.example.test/?q=a&b\n"),
  });
  for (const kind of KINDS) expect(RENDER_MAIL[kind](facts()).ics ?? "").not.toContain("4711");
  expect(saying(/4711|0199|maps\.example/)).toEqual(["confirmation", "changed", "times_changed", "moved"]);
});

test("only the callout and its reminder are urgent, where it is", () => {
  const { callout } = facts();
  const urgent = facts({ callout: { ...callout, urgency: "urgent" } });
  expect(KINDS.filter((kind) => /Urgent/.test(RENDER_MAIL[kind](urgent).subject))).toEqual(["callout", "reminder"]);
  expect(RENDER_MAIL.callout(urgent).subject).toMatch(/^Urgent: Can you/);
  expect(RENDER_MAIL.callout(facts()).subject).not.toContain("Urgent");
});

test("every subject ends with the same facts in the same order, and the callout's reference", () => {
  for (const kind of KINDS)
    expect(RENDER_MAIL[kind](facts()).subject).toMatch(/[:?] Anaesthetist, Wed 2 Dec, St Brannoc’s \[C-2026-0418\]$/);
});

test("every mail says where the hospital is, and how to reach the practice", () => {
  expect(saying(/22 Priory Hill/)).toEqual(KINDS);
  expect(saying(/\+44 \(20\) 7946 0142/)).toEqual(KINDS);
});

test("the deadline is told on the hospital's clocks", () => {
  const { callout } = facts();
  const respondBy = new Date("2027-01-05T21:30:00Z");
  const lists = [aMailList({ timeZone: "Australia/Lord_Howe" })];
  expect(RENDER_MAIL.callout(facts({ lists, callout: { ...callout, respondBy } })).text).toContain(
    "Wed 6 Jan 2027, 08:30",
  );
});

test.each(KINDS)("%s escapes every name in HTML and keeps the subject on one line", (kind) => {
  const evil = '<img src=x onerror="alert(1)">&\r\nBcc: evil@example.test';
  const { practice, doctor, callout } = facts();
  const changes = [{ listId: 7, field: "notes", before: evil, after: `${evil} and more` } as const];
  const mail = RENDER_MAIL[kind](
    facts({
      practice: { ...practice, name: evil, phone: evil, replyTo: evil },
      doctor: { ...doctor, name: evil, lastName: evil, title: evil },
      callout: { ...callout, reference: evil, message: evil },
      lists: [aMailList({ siteName: evil, theatre: evil, surgeon: evil, specialty: evil, siteAddress: evil })],
      reason: evil,
      changes,
    }),
  );
  expect(mail.html).not.toContain("<img");
  expect(mail.html).not.toContain('onerror="');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.text.length).toBeGreaterThan(100);
});

test("only mails that need an answer carry the link, and none of them two", () => {
  const silent: MailKind[] = ["filled", "not_required", "released", "cancelled", "expired"];
  expect(KINDS.filter((kind) => !/respond\/secret/.test(RENDER_MAIL[kind](facts()).text))).toEqual(silent);
  const asking = KINDS.filter((kind) => RENDER_MAIL[kind](facts({ sequences: {} })).text.includes("Pause emails"));
  expect(asking).toEqual(["callout", "reminder", "ask_again", "changed", "asked_anew", "list_added"]);
});
