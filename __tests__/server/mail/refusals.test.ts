/** What a mail server's refusal says: the address is dead, the mail is not taken, or we are not allowed to send at all. */
import { type MailDraft, queueMail } from "../../../server/mail/transport/queueMail.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { deliverDueMail } from "../../support/mail/deliverDueMail.ts";
import { type SmtpSink, smtpSink } from "../../support/mail/smtpSink.ts";

const ports = testPorts();
let sink: SmtpSink;
beforeEach(async () => {
  sink = await smtpSink();
});
afterEach(() => sink.close());

const db = () => ports().database.db;
const deliver = (options = {}) =>
  deliverDueMail({ ...ports(), config: { ...ports().config, smtpUrl: sink.url } }, options);
const told = () =>
  db().selectFrom("notifications").select("title").where("notification_type", "=", "email_bounced").execute();

/** Whether each reply, to the doctor of a callout of its own, marks the address, waits or fails the mail. */
async function outcomes(command: "RCPT" | "DATA", replies: string[]): Promise<string[]> {
  const practice = await aPractice(ports(), { doctors: replies.length });
  const reply = new Map(practice.doctors.map(({ email }, at) => [email, replies[at]]));
  sink.answer = (line, { to }) => {
    const address = command === "RCPT" ? /<(.*)>/.exec(line)?.[1] : to[0];
    return line.startsWith(command) ? reply.get(address ?? "") : undefined;
  };
  await aCallout(ports(), practice);
  await deliver();
  const mails = await db()
    .selectFrom("outbox_emails")
    .innerJoin("doctors", "doctors.id", "outbox_emails.doctor_id")
    .select(["outbox_emails.status", "doctors.email_state"])
    .where("is_copy", "=", false)
    .orderBy("doctors.id")
    .execute();
  return mails.map(({ status, email_state }) => (email_state === "bounced" ? "bounced" : status));
}

test.each([
  [
    "bounced",
    [
      "550 no such user",
      "553 mailbox name not allowed",
      "550 5.1.1 User unknown",
      "550-5.1.1 The account\r\n550 5.1.1 does not exist",
      "554 5.1.2 Domain not found",
      "501 5.1.3 Bad recipient address syntax",
      "550 5.1.6 Moved",
      "556 5.1.10 Null MX",
      "550 5.2.1 Account disabled",
      "550 5.4.1 Recipient address rejected: Access denied",
      "550 5.0.0 Unknown",
      "550 5.5.0 Requested action not taken: mailbox unavailable",
      "550 5.1.0 Address rejected",
      "550 5.2.0 Mailbox unavailable",
    ],
  ],
  [
    "queued",
    [
      "554 5.7.1 Client host rejected: Access denied",
      "554 5.7.1 <a@b.test>: Relay access denied",
      "553 5.7.1 Sender address rejected: not owned by user",
      "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
      "550 5.4.5 Daily sending quota exceeded",
      "550 5.1.8 Sender address rejected: Domain not found",
      "553 5.1.7 Bad sender's mailbox address syntax",
      "550 relay not permitted",
      "550 5.1.0 Sender rejected",
      "550-5.7.26 This mail\r\n550 5.7.26 is unauthenticated",
      "530 Authentication required",
      "554 no",
    ],
  ],
  ["failed", ["552 5.2.2 Mailbox full", "552 quota exceeded", "552 5.2.0 Quota exceeded", "552 5.3.4 Message too big"]],
])("at the recipient: %s", async (outcome, replies) => {
  expect(await outcomes("RCPT", replies)).toEqual(replies.map(() => outcome));
  expect(await told()).toHaveLength(outcome === "queued" ? 0 : replies.length);
  if (outcome !== "queued") return;
  sink.answer = () => undefined;
  expect(new Set(await deliver({ early: true }))).toEqual(new Set(["accepted"]));
});

test("at the end of the mail: what is aimed at us waits, what its content earned has failed, a status tells a dead address", async () => {
  const waiting = ["550 5.7.1 Unauthenticated", "550 5.4.5 Quota", "550 5.0.0 Sender rejected"];
  const failed = ["554 Sender and content refused", "554 5.6.0 No", "550 no such user", "550 5.5.0 Refused"];
  expect(await outcomes("DATA", [...waiting, ...failed, "550 5.1.1 User unknown"])).toEqual([
    ...waiting.map(() => "queued"),
    ...failed.map(() => "failed"),
    "bounced",
  ]);
});

test("what the office itself does not get is told once an address while nobody has read it; a new password's mail is not", async () => {
  const { companyId, user, doctors } = await aPractice(ports(), { doctors: 1 });
  let n = 0;
  const queue = (kind: MailDraft["kind"], name: string, bcc: string | null = null) =>
    inCompany(ports(), companyId, (unit) => {
      n += 1;
      const to = { name, address: `${name}@example.test` };
      return queueMail(unit, { kind, idempotencyKey: `${n}`, to, subject: "x", html: "", text: "", bcc });
    });
  sink.answer = (line) =>
    /colleague|office|old/.test(line) && line.startsWith("RCPT") ? "550 5.1.1 No such user" : undefined;
  await queue("invitation", "colleague");
  await queue("late_withdrawal", "office");
  await queue("office_digest", "office");
  await queue("confirmation", doctors[0]?.first_name ?? "", "old@example.test");
  await queue("password_reset", "old.colleague");
  await deliver();
  const title = (name: string) => ({ title: `Email to ${name}@example.test could not be delivered` });
  const all = ["colleague", "office", "old"].map(title);
  const sorted = async () => (await told()).sort((one, other) => one.title.localeCompare(other.title));
  expect(await sorted()).toEqual(all);
  // Of a colleague the office can see to it that they are told; its own address it has to check.
  const rows = await db().selectFrom("notifications").select("params").execute();
  expect(Object.fromEntries(rows.map(({ params: { doctor = "", own } }) => [doctor, own]))).toEqual({
    "colleague@example.test": undefined,
    "office@example.test": "yes",
    "old@example.test": "yes",
  });
  const notifications = await db().selectFrom("notifications").select(["id", "title"]).execute();
  const read = notifications.find((one) => one.title === title("office").title);
  const values = { notification_id: read?.id ?? 0, user_id: user.id, company_id: companyId, read_at: new Date() };
  await db().insertInto("notification_reads").values(values).execute();
  await queue("office_digest", "office");
  await queue("invitation", "colleague");
  await deliver();
  expect(await sorted()).toEqual([title("colleague"), title("office"), title("office"), title("old")]);
});
