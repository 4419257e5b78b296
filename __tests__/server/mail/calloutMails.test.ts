import ical from "node-ical";
import {
  renderCallout,
  renderCancelled,
  renderConfirmation,
  renderExpired,
  renderFilled,
  renderNotRequired,
  renderReleased,
  renderReminder,
  renderStandby,
} from "../../../server/mail/calloutMails.ts";
import { type BookingMailFacts, type MailList } from "../../../server/mail/mailFacts.ts";

const aList = (values: Partial<MailList> = {}): MailList => ({
  id: 7,
  date: "2026-12-02",
  session: "all_day",
  startTime: "08:00",
  endTime: "17:30",
  startsAt: new Date("2026-12-02T08:00:00Z"),
  endsAt: new Date("2026-12-02T17:30:00Z"),
  timeZone: "Europe/London",
  siteName: "St Brannoc’s",
  siteAddress: "22 Priory Hill",
  theatre: "Theatre 2",
  surgeon: "Ms P. Sorrento-Hale",
  specialty: "Plastics",
  role: "anaesthetist",
  caseMix: "3 hips,\n1 knee",
  requirements: [],
  notes: null,
  arrival: { notes: "Gate code 4711", phone: "+44 20 7946 0199", mapUrl: "https://maps.example.test/?q=a&b" },
  ...values,
});
const second = aList({ id: 8, date: "2026-12-03", session: "am", endTime: "12:00" });

const facts = (values: Partial<BookingMailFacts> = {}): BookingMailFacts => ({
  practice: {
    companyId: 1,
    name: "Harbour Anaesthetic Group",
    replyTo: "cover@practice.example.test",
    phone: "+44 (20) 7946 0142",
    bcc: null,
    privacyUrl: "https://provider.example.test/privacy",
    feeCurrency: null,
  },
  doctor: {
    id: 1,
    name: "Dr Hana Itokawa",
    firstName: "Hana",
    lastName: "Itokawa",
    title: "Dr",
    email: "hana@example.test",
    locale: "en",
  },
  callout: {
    id: 3,
    reference: "C-2026-0418",
    title: "",
    message: null,
    fee: { fee_amount: null, fee_text: null },
    respondBy: new Date("2026-11-27T17:00:00Z"),
    urgency: "routine",
    mode: "select",
  },
  lists: [aList()],
  link: "https://app.example.test/respond/secret",
  sequences: { 7: 1 },
  now: new Date("2026-11-24T10:42:00Z"),
  ...values,
});

const ALL = {
  renderCallout,
  renderReminder,
  renderConfirmation,
  renderStandby,
  renderNotRequired,
  renderFilled,
  renderReleased,
  renderCancelled,
  renderExpired,
};
/** The names of those mails in which the words stand, in any of their forms. */
const saying = (words: RegExp, changes: Partial<BookingMailFacts> = {}): string[] =>
  Object.entries(ALL).flatMap(([name, render]) => {
    const { html, text, ics = "" } = render(facts(changes));
    return words.test(html + text + ics.replaceAll("\r\n ", "")) ? [name] : [];
  });

test("the callout says in words who is sought, when, where, until when, and that it is no booking", () => {
  const { subject, text, html } = renderCallout(facts({ lists: [aList(), second] }));
  expect(subject).toBe("Can you cover? Anaesthetist, Wed 2 and Thu 3 Dec, St Brannoc’s");
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
  const lists = [aList(), aList({ id: 9, surgeon: "Mr J. Okandi", specialty: "ENT", role: "surgical_assistant" })];
  const { text } = renderCallout(facts({ lists }));
  expect(text).toContain("an anaesthetist and a surgical assistant for two\nlists.");
  expect(text).toContain("Anaesthetist, Ms P. Sorrento-Hale, Plastics");
  expect(text).toContain("Surgical assistant, Mr J. Okandi, ENT");
});

test("lists of one surgeon in two specialties say which is which", () => {
  const { text } = renderCallout(facts({ lists: [aList(), aList({ id: 9, specialty: "ENT" })] }));
  expect(text).toContain("Anaesthetist, Ms P. Sorrento-Hale, ENT");
});

test("what kinds of operations stands in every mail that asks or books, and in no other", () => {
  const { text, html } = renderCallout(facts());
  expect(text).toContain("   Case mix: 3 hips,\n   1 knee\n");
  expect(html).toContain("Case mix: 3 hips,<br>1 knee");
  expect(saying(/Case mix/)).toEqual(["renderCallout", "renderReminder", "renderConfirmation", "renderStandby"]);
});

test("how to get in is told to whom it is booked for, in the mail and in the calendar entry, and to nobody else", () => {
  const { text, html, ics = "" } = renderConfirmation(facts());
  expect(text).toContain("   Arriving: Gate code 4711\n   Phone: +44 20 7946 0199\n");
  expect(text).toContain("   Map: https://maps.example.test/?q=a&b\n");
  expect(html).toContain('<a href="https://maps.example.test/?q=a&amp;b" style="color:#006EB3">Map</a>');
  expect(html).toContain('href="tel:+442079460199"');
  const [event] = Object.values(ical.sync.parseICS(ics)).filter((one) => one?.type === "VEVENT");
  expect(event).toMatchObject({
    location: "St Brannoc’s, Theatre 2, 22 Priory Hill",
    description: expect.stringContaining("\nArriving: Gate code 4711\n"),
  });
  expect(saying(/4711|0199|maps\.example/)).toEqual(["renderConfirmation"]);
});

test("only an urgent callout says so in its subject", () => {
  const { callout } = facts();
  expect(renderCallout(facts()).subject).not.toContain("Urgent");
  expect(renderCallout(facts({ callout: { ...callout, urgency: "urgent" } })).subject).toMatch(/^Urgent: Can you/);
});

test("the deadline is told on the hospital's clocks", () => {
  const { callout } = facts();
  const respondBy = new Date("2027-01-05T21:30:00Z");
  const lists = [aList({ timeZone: "Australia/Lord_Howe" })];
  expect(renderCallout(facts({ lists, callout: { ...callout, respondBy } })).text).toContain("Wed 6 Jan, 08:30");
});

test.each(Object.entries(ALL))("%s escapes every name in HTML and keeps the subject on one line", (_name, render) => {
  const evil = '<img src=x onerror="alert(1)">&\r\nBcc: evil@example.test';
  const { practice, doctor, callout } = facts();
  const mail = render(
    facts({
      practice: { ...practice, name: evil, phone: evil, replyTo: evil },
      doctor: { ...doctor, name: evil, lastName: evil, title: evil },
      callout: { ...callout, reference: evil, message: evil },
      lists: [aList({ siteName: evil, theatre: evil, surgeon: evil, specialty: evil, siteAddress: evil })],
      link: "https://app.example.test/respond/secret",
    }),
  );
  expect(mail.html).not.toContain("<img");
  expect(mail.html).not.toContain('onerror="');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.text.length).toBeGreaterThan(100);
});

test("the invitation is read as the list's own time, also on the day the clocks change", () => {
  // Sunday 25 October 2026, 07:30 in London: summer time ended at 01:00 UTC.
  const list = aList({ startsAt: new Date("2026-10-25T07:30:00Z"), endsAt: new Date("2026-10-25T12:00:00Z") });
  const { ics = "" } = renderConfirmation(facts({ lists: [list], sequences: { 7: 3 } }));
  const [event] = Object.values(ical.sync.parseICS(ics)).filter((one) => one?.type === "VEVENT");
  expect(event).toMatchObject({
    uid: "list-7@app.example.test",
    sequence: 3,
    start: new Date("2026-10-25T07:30:00Z"),
    method: "REQUEST",
    status: "CONFIRMED",
    summary: "Anaesthetist: Ms P. Sorrento-Hale",
  });
});

test.each([renderReleased, renderCancelled])(
  "a booking that ends takes the invitation back under the same name",
  (render) => {
    const { ics = "", text } = render(facts({ sequences: { 7: 4 } }));
    const [event] = Object.values(ical.sync.parseICS(ics)).filter((one) => one?.type === "VEVENT");
    expect(event).toMatchObject({
      uid: "list-7@app.example.test",
      sequence: 4,
      method: "CANCEL",
      status: "CANCELLED",
    });
    expect(text).toContain("You are not expected.");
  },
);

test("who was never booked gets no calendar entry", () => {
  expect(renderCancelled(facts({ sequences: {} })).ics).toBeUndefined();
  expect(renderFilled(facts()).ics).toBeUndefined();
});

test("only mails that need an answer carry the link", () => {
  expect(saying(/respond/)).toEqual(["renderCallout", "renderReminder", "renderConfirmation", "renderStandby"]);
});
