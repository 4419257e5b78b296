/** What the mails of a callout say to mail programs: what belongs together, and what one press stops. */
import { type ParsedMail, simpleParser } from "mailparser";
import { type AnyMailFacts, RENDER_MAIL } from "../../../server/mail/callout/renderMail.ts";
import { queueMail } from "../../../server/mail/transport/queueMail.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { type MailKind } from "../../../src/contract/callout.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { deliverDueMail } from "../../support/mail/deliverDueMail.ts";
import { aMailList, fullFacts, mailFacts } from "../../support/mail/mailFacts.ts";
import { type SmtpSink, smtpSink } from "../../support/mail/smtpSink.ts";

const ports = testPorts({ mailFrom: "callouts@mail.example.test" });
let sink: SmtpSink;
beforeEach(async () => {
  sink = await smtpSink();
});
afterEach(() => sink.close());

const KINDS = Object.keys(RENDER_MAIL) as MailKind[];

/** To the same doctor about the same callout, delivered over SMTP and parsed, in this order. */
async function sentToOne(mails: readonly (readonly [MailKind, AnyMailFacts])[]): Promise<ParsedMail[]> {
  const practice = await aPractice(ports(), { doctors: 1 });
  const { recipients } = await aCallout(ports(), practice);
  await ports().database.db.deleteFrom("outbox_emails").execute();
  await inCompany(ports(), practice.companyId, async (unit) => {
    for (const [index, [kind, facts]] of mails.entries()) {
      const { notAfter: _ever, ...rendered } = RENDER_MAIL[kind](facts);
      const to = { name: facts.doctor.name, address: facts.doctor.email };
      const idempotencyKey = `${kind}:${index}`;
      const recipientId = recipients[0]?.id ?? 0;
      await queueMail(unit, { kind, idempotencyKey, to, recipientId, ...rendered, subject: `${index} ${kind}` });
    }
  });
  await deliverDueMail({ ...ports(), config: { ...ports().config, smtpUrl: sink.url } });
  const parsed = await Promise.all(sink.mails.map(({ data }) => simpleParser(data)));
  return mails.flatMap(([kind], index) => parsed.filter(({ subject }) => subject === `${index} ${kind}`));
}

test("all mails of a callout to a doctor refer to its first one, whatever the subject says", async () => {
  const mails = await sentToOne(KINDS.map((kind) => [kind, fullFacts(kind, "en")] as const));
  expect(mails).toHaveLength(KINDS.length);
  const [first, ...others] = mails;
  const root = first?.messageId;
  expect(root).toMatch(/^<callout\.\d+@mail\.example\.test>$/);
  expect([first?.inReplyTo, first?.references]).toEqual([undefined, undefined]);
  for (const mail of others) expect([mail.inReplyTo, mail.references]).toEqual([root, root]);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(KINDS.length);
});

test("a list that moves has another date in its subject; reference number and thread stay", () => {
  const moved = aMailList({ date: "2026-12-09", startsAt: new Date("2026-12-09T08:00:00Z") });
  const [before, after] = [[aMailList()], [moved]].map((lists) => RENDER_MAIL.moved(mailFacts({ lists })).subject);
  expect(before).not.toBe(after);
  for (const subject of [before, after]) expect(subject).toContain("St Brannoc’s [C-2026-0418]");
});

test.each(["booked", "asked"])("to who is %s, one press pauses what the mail itself offers to pause", async (who) => {
  const sequences: Record<number, number> = who === "booked" ? { 7: 1 } : {};
  const mails = await sentToOne(KINDS.map((kind) => [kind, mailFacts({ sequences })] as const));
  const offered = mails.filter(({ text }) => text?.includes("Pause emails")).map(({ subject }) => subject);
  const pressed = mails.filter(({ headers }) => headers.has("list")).map(({ subject }) => subject);
  expect(pressed).toEqual(offered);
  expect(offered.some((subject) => subject?.endsWith("changed"))).toBe(who === "asked");
  for (const { headerLines } of mails.filter(({ headers }) => headers.has("list")))
    expect(
      headerLines.filter(({ key }) => key.startsWith("list-")).map(({ line }) => line.replace(/\s+/g, " ")),
    ).toEqual([
      expect.stringMatching(/^List-Unsubscribe: <http:\/\/[^ ]+\/respond\/[^/ ]+\/unsubscribe>$/),
      "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    ]);
});
