/** Every kind of mail as a mail server gets it, read by a MIME parser and, where it has an invitation, by a calendar parser. */
import { type ParsedMail, simpleParser } from "mailparser";
import ical, { type VEvent } from "node-ical";
import { type AnyMailFacts, RENDER_MAIL } from "../../../server/mail/callout/renderMail.ts";
import { queueMail } from "../../../server/mail/transport/queueMail.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { type MailKind } from "../../../src/contract/calloutRequests.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { aCompany } from "../../support/builders.ts";
import { deliverDueMail } from "../../support/deliverDueMail.ts";
import { aMailList, aMorning, fullFacts, mailFacts } from "../../support/mailFacts.ts";
import { type SmtpSink, smtpSink } from "../../support/smtpSink.ts";
import { testPorts } from "../../support/testPorts.ts";

const ports = testPorts({ mailFrom: "callouts@mail.example.test" });
let sink: SmtpSink;
beforeEach(async () => {
  sink = await smtpSink();
});
afterEach(() => sink.close());

const KINDS = Object.keys(RENDER_MAIL) as MailKind[];
const BOOKING = ["confirmation", "changed", "times_changed", "moved", "released", "cancelled"];

/** Queued, delivered over SMTP and parsed, in this order. */
async function sent(mails: [MailKind, AnyMailFacts][]): Promise<ParsedMail[]> {
  const { id } = await aCompany(ports().database.db);
  await inCompany(ports(), id, async (unit) => {
    for (const [index, [kind, facts]] of mails.entries()) {
      const { notAfter: _ever, ...rendered } = RENDER_MAIL[kind](facts);
      const { practice, doctor } = facts;
      await queueMail(unit, {
        kind,
        idempotencyKey: String(index),
        fromName: practice.name,
        to: { name: doctor.name, address: doctor.email },
        replyTo: practice.replyTo,
        ...rendered,
      });
    }
  });
  await deliverDueMail({ ...ports(), config: { ...ports().config, smtpUrl: sink.url } });
  const parsed = await Promise.all(sink.mails.map(({ data }) => simpleParser(data)));
  // Several leave at once, in no order.
  return mails.flatMap(([kind, facts]) => {
    const { subject } = RENDER_MAIL[kind](facts);
    return parsed.filter((mail) => mail.subject === subject).slice(0, 1);
  });
}

const invitationOf = (mail: ParsedMail | undefined): string =>
  mail?.attachments
    .find(({ contentType }) => contentType === "text/calendar" || contentType === "application/ics")
    ?.content.toString("utf8") ?? "";
const eventsOf = (text: string): VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((one): one is VEvent => one?.type === "VEVENT");

test.each(LANGUAGES)("every kind arrives as it was written, in %s", async (language) => {
  const wanted = KINDS.map((kind): [MailKind, AnyMailFacts] => [kind, fullFacts(kind, language)]);
  const mails = await sent(wanted);
  expect(mails).toHaveLength(KINDS.length);
  for (const [index, [kind, facts]] of wanted.entries()) {
    const { subject, text } = RENDER_MAIL[kind](facts);
    const mail = mails[index];
    expect([mail?.subject, mail?.text?.trim()]).toEqual([subject, text.trim()]);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.from?.value).toEqual([{ name: "Harbour Anaesthetic Group", address: "callouts@mail.example.test" }]);
    expect(mail?.replyTo?.value[0]?.address).toBe("cover@practice.example.test");
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail?.headers.get("x-auto-response-suppress")).toBe("DR, RN, NRN, OOF, AutoReply");
    expect(invitationOf(mail) !== "").toBe(BOOKING.includes(kind));
  }
});

test.each(BOOKING)(
  "%s: the invitation is whole, and says who it is from, where to withdraw and nothing secret",
  (kind) => {
    const { ics = "", text } = RENDER_MAIL[kind as MailKind](fullFacts(kind as MailKind, "en"));
    expect(ics.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(ics.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of ics.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = ics.replaceAll("\r\n ", "");
    expect(unfolded).toContain('ORGANIZER;CN="Harbour Anaesthetic Group":mailto:callouts@mail.example.test');
    expect(unfolded).toContain("https://app.example.test/respond/secret");
    expect(unfolded).not.toMatch(/4711|RSVP=TRUE|METHOD:REPLY/);
    const ends = kind === "released" || kind === "cancelled";
    expect(unfolded.includes("Declining this entry in your calendar does not withdraw you")).toBe(!ends);
    expect(text).toMatch(ends ? /A calendar cancellation is attached\./ : /calendar invitation is attached\./);
    expect(eventsOf(ics)).toMatchObject([
      { uid: "list-7@calendar.example.test", start: aMorning.startsAt, end: aMorning.endsAt },
      { uid: "list-8@calendar.example.test" },
    ]);
  },
);

test("a booking's request, its updates and its end are one entry to a calendar", async () => {
  const story: [MailKind, number][] = [
    ["confirmation", 1],
    ["changed", 2],
    ["times_changed", 3],
    ["moved", 4],
    ["released", 5],
  ];
  const mails = await sent(story.map(([kind, sequence]) => [kind, mailFacts({ sequences: { 7: sequence } })]));
  const events = mails.flatMap((mail) => eventsOf(invitationOf(mail)));
  expect(new Set(events.map(({ uid }) => uid))).toEqual(new Set(["list-7@calendar.example.test"]));
  expect(events.map(({ method, status, sequence }) => [method, status, Number(sequence)])).toEqual([
    ["REQUEST", "CONFIRMED", 1],
    ["REQUEST", "CONFIRMED", 2],
    ["REQUEST", "CONFIRMED", 3],
    ["REQUEST", "TENTATIVE", 4],
    ["CANCEL", "CANCELLED", 5],
  ]);
  const methods = sink.mails.map(({ data }) => /text\/calendar;[^:]*method=(\w+)/.exec(data)?.[1]);
  expect(methods.sort()).toEqual(["CANCEL", "REQUEST", "REQUEST", "REQUEST", "REQUEST"]);
});

test("the invitation is read as the list's own time, also on the day the clocks change", () => {
  // Sunday 25 October 2026, 07:30 in London: summer time ended at 01:00 UTC.
  const list = aMailList({ startsAt: new Date("2026-10-25T07:30:00Z"), endsAt: new Date("2026-10-25T12:00:00Z") });
  const { ics = "" } = RENDER_MAIL.confirmation(mailFacts({ lists: [list], sequences: { 7: 3 } }));
  expect(eventsOf(ics)).toMatchObject([
    { start: new Date("2026-10-25T07:30:00Z"), summary: "Anaesthetist: Ms P. Sorrento-Hale" },
  ]);
});

test("who was never booked gets no calendar entry, and no word of one", () => {
  for (const kind of KINDS) {
    const { ics, text } = RENDER_MAIL[kind](mailFacts({ sequences: {} }));
    expect([ics, /calendar .* attached/.test(text)]).toEqual([undefined, false]);
  }
});

test.each(["name", "surgeon"] as const)("no %s breaks out of its line in the invitation", (field) => {
  const evil = "Evil\r\nATTENDEE:mailto:evil@example.test\r\nBEGIN:VALARM";
  const { practice } = mailFacts();
  const facts =
    field === "name" ? { practice: { ...practice, name: evil } } : { lists: [aMailList({ surgeon: evil })] };
  const { ics = "" } = RENDER_MAIL.confirmation(mailFacts(facts));
  expect(ics.replaceAll("\r\n ", "")).not.toMatch(/^(ATTENDEE:mailto:evil|BEGIN:VALARM)/m);
});
