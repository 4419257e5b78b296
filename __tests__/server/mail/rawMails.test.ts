/** Every kind of mail as a mail server gets it, read by a MIME parser and, where it has an invitation, by a calendar parser. */
import { type ParsedMail, simpleParser } from "mailparser";
import ical, { type VEvent } from "node-ical";
import { type AnyMailFacts, RENDER_MAIL } from "../../../server/mail/callout/renderMail.ts";
import { type MailDraft, queueMail } from "../../../server/mail/transport/queueMail.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { type MailKind } from "../../../src/contract/callout.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { aCompany } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { deliverDueMail } from "../../support/mail/deliverDueMail.ts";
import { CALLOUT_KINDS, everyMail, SENT_KINDS } from "../../support/mail/everyMail.ts";
import { aMailList, aMorning, fullFacts, mailFacts } from "../../support/mail/mailFacts.ts";
import { type SmtpSink, smtpSink } from "../../support/mail/smtpSink.ts";

const ports = testPorts({ mailFrom: "callouts@mail.example.test" });
let sink: SmtpSink;
beforeEach(async () => {
  sink = await smtpSink();
});
afterEach(() => sink.close());

const BOOKING = ["confirmation", "changed", "times_changed", "moved", "released", "cancelled"] as const;

/** Queued, delivered over SMTP and parsed, in this order. */
async function sent(drafts: readonly MailDraft[]): Promise<ParsedMail[]> {
  const { db } = ports().database;
  const { id } = await aCompany(db);
  const ids = await inCompany(ports(), id, async (unit) => {
    const queued: number[] = [];
    for (const draft of drafts) queued.push((await queueMail(unit, draft)) ?? 0);
    return queued;
  });
  await deliverDueMail({ ...ports(), config: { ...ports().config, smtpUrl: sink.url } });
  const rows = await db.selectFrom("outbox_emails").select(["id", "message_id"]).execute();
  const parsed = await Promise.all(sink.mails.map(({ data }) => simpleParser(data)));
  // Several leave at once, in no order.
  return ids.flatMap((one) => {
    const name = rows.find((row) => row.id === one)?.message_id;
    return parsed.filter(({ messageId }) => messageId === name).slice(0, 1);
  });
}

/** What makes one mail of a booking from these facts. */
function booking(kind: MailKind, facts: AnyMailFacts, idempotencyKey: string): MailDraft {
  const { notAfter: _ever, ...rendered } = RENDER_MAIL[kind](facts);
  return { kind, idempotencyKey, to: { name: facts.doctor.name, address: facts.doctor.email }, ...rendered };
}

const invitationsOf = (mail: ParsedMail | undefined) =>
  (mail?.attachments ?? []).filter(
    ({ contentType }) => contentType === "text/calendar" || contentType === "application/ics",
  );
const invitationOf = (mail: ParsedMail | undefined): string => invitationsOf(mail)[0]?.content.toString("utf8") ?? "";
const eventsOf = (text: string): VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((one): one is VEvent => one?.type === "VEVENT");

test("every kind of mail that the server sends has an example here", () => {
  const kinds = everyMail("en").map(({ kind }) => kind);
  expect([...new Set(kinds)].sort()).toEqual([...SENT_KINDS].sort());
});

test.each(LANGUAGES)("every kind arrives as it was written, in %s", async (language) => {
  const drafts = everyMail(language);
  const mails = await sent(drafts);
  expect(mails).toHaveLength(drafts.length);
  for (const [index, draft] of drafts.entries()) {
    const mail = mails[index];
    expect([mail?.subject, mail?.text?.trim()]).toEqual([draft.subject, draft.text.trim()]);
    expect(mail?.html).toBe(draft.html);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.from?.value).toEqual([{ name: draft.fromName, address: "callouts@mail.example.test" }]);
    expect([mail?.to].flat()[0]?.value).toEqual([draft.to]);
    expect(mail?.replyTo?.value[0]?.address).toBe(draft.replyTo ?? undefined);
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail?.headers.get("x-auto-response-suppress")).toBe("DR, RN, NRN, OOF, AutoReply");
    const invited = BOOKING.some((kind) => kind === draft.kind);
    expect([draft.kind, invitationOf(mail) !== ""]).toEqual([draft.kind, invited]);
    if (invited) expect(invitationsOf(mail)).toHaveLength(2);
  }
});

test.each(BOOKING)(
  "%s: the invitation is whole, and says who it is from, where to withdraw and nothing secret",
  (kind) => {
    const { ics = "", text } = RENDER_MAIL[kind](fullFacts(kind, "en"));
    expect(ics.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(ics.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of ics.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = ics.replaceAll("\r\n ", "");
    expect(unfolded).toContain('ORGANIZER;CN="Harbour Anaesthetic Group":mailto:callouts@mail.example.test');
    expect(unfolded).toContain("https://app.example.test/respond/secret");
    expect(unfolded).not.toMatch(/4711|RSVP=TRUE|METHOD:REPLY/);
    const ends = kind === "released" || kind === "cancelled";
    expect(unfolded.includes("Declining this entry in your calendar does not withdraw you")).toBe(!ends);
    const attached =
      /An? (?:updated )?calendar (invitation|cancellation) for each (?:list|booking) is\s+attached\./.exec(text)?.[1];
    expect(attached).toBe(ends ? "cancellation" : "invitation");
    expect(ics.split(/(?=BEGIN:VCALENDAR)/).flatMap(eventsOf)).toMatchObject([
      { uid: "list-7@calendar.example.test", start: aMorning.startsAt, end: aMorning.endsAt },
      { uid: "list-8@calendar.example.test" },
    ]);
  },
);

test.each(["released", "cancelled"] as const)(
  "a booking's request, its updates and its end (%s) are one entry to a calendar",
  async (end) => {
    const kinds: MailKind[] = ["confirmation", "changed", "times_changed", "moved", end];
    const mails = await sent(
      kinds.map((kind, at) => booking(kind, mailFacts({ sequences: { 7: at + 1 } }), `${kind}:${at}`)),
    );
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
  },
);

test.each([
  ["confirmation", "REQUEST"],
  ["moved", "REQUEST"],
  ["released", "CANCEL"],
] as const)("%s of several lists: a file for each, with one entry and one method", async (kind, method) => {
  const [mail] = await sent([booking(kind, fullFacts(kind, "en"), kind)]);
  const files = invitationsOf(mail);
  expect(files.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    ["invite-1.ics", "text/calendar"],
    ["invite-2.ics", "text/calendar"],
  ]);
  const texts = files.map(({ content }) => content.toString("utf8"));
  expect(texts.map((text) => [text.match(/^METHOD:.*$/gm), eventsOf(text).map(({ uid }) => uid)])).toEqual([
    [[`METHOD:${method}`], ["list-7@calendar.example.test"]],
    [[`METHOD:${method}`], ["list-8@calendar.example.test"]],
  ]);
  for (const text of texts) expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
  expect(sink.mails[0]?.data.match(/text\/calendar;[^:]*method=\w+/g)).toHaveLength(2);
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
  for (const kind of CALLOUT_KINDS) {
    const { ics, text } = RENDER_MAIL[kind](mailFacts({ sequences: {} }));
    expect([ics, /calendar [^.]* attached/.test(text)]).toEqual([undefined, false]);
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
