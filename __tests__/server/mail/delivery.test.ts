import { sql } from "kysely";
import { up as storedMails } from "../../../server/db/migrations/0058_stored_mails.ts";
import { showCallout } from "../../../server/features/callouts/detail/showCallout.ts";
import { deliverMail } from "../../../server/features/delivery/deliverMail.ts";
import { recordChange } from "../../../server/features/notifications/record.ts";
import { type MailDraft, queueMail } from "../../../server/mail/transport/queueMail.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { MAIL_QUEUE, MAIL_TRIES } from "../../../server/platform/queues.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { aCompany } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { deliverDueMail } from "../../support/mail/deliverDueMail.ts";
import { type SmtpSink, smtpSink } from "../../support/mail/smtpSink.ts";

const plain = testPorts();
let sink: SmtpSink;
beforeEach(async () => {
  sink = await smtpSink();
});
afterEach(() => sink.close());

const ports = (smtpUrl: string | undefined = sink.url) => ({ ...plain(), config: { ...plain().config, smtpUrl } });
const outbox = () => plain().database.db.selectFrom("outbox_emails").selectAll().orderBy("id").execute();

const LINK = "https://app.example.test/respond/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq.1.2s.1";
const draft = (values: Partial<MailDraft> = {}): MailDraft => ({
  kind: "callout",
  idempotencyKey: "callout:1",
  fromName: "Harbour Anaesthetic Group",
  to: { name: "Dr Hana Itokawa", address: "hana@example.test" },
  bcc: "office@practice.example.test",
  replyTo: "cover@practice.example.test",
  subject: "Can you cover?",
  html: `<p><a href="${LINK}">Answer</a></p>`,
  text: `Answer: ${LINK}\n`,
  ...values,
});

async function queued(values: Partial<MailDraft> = {}): Promise<number | undefined> {
  const { id } = await aCompany(plain().database.db);
  return inCompany(plain(), id, (unit) => queueMail(unit, draft(values)));
}

test("a queued mail is delivered once, however often the queue is worked", async () => {
  await queued({ bcc: null });
  expect(await deliverDueMail(ports())).toEqual(["accepted"]);
  expect(await deliverDueMail(ports())).toEqual([]);
  expect(sink.mails).toHaveLength(1);
  expect(await outbox()).toMatchObject([{ status: "sent", attempts: 1 }]);
});

test("a job that comes a second time, as after a crash, finds the mail sent", async () => {
  const id = (await queued({ bcc: null })) ?? 0;
  await deliverDueMail(ports());
  expect(await deliverMail(ports(), undefined, { id })).toBe("sent");
  expect((await outbox())[0]).toMatchObject({ status: "sent", attempts: 1 });
});

test("a second mail with the same key is neither stored nor sent", async () => {
  expect(await queued({ bcc: null })).toBeDefined();
  expect(await queued({ bcc: null, subject: "Again" })).toBeUndefined();
  await deliverDueMail(ports());
  expect(sink.mails.map((mail) => /^Subject: (.*)\r$/m.exec(mail.data)?.[1])).toEqual(["Can you cover?"]);
});

test("a transaction that is rolled back sends nothing", async () => {
  const { id } = await aCompany(plain().database.db);
  const work = inCompany(plain(), id, async (unit) => {
    await queueMail(unit, draft());
    await recordChange(unit, null);
    throw new Error("changed our mind");
  });
  await expect(work).rejects.toThrow("changed our mind");
  expect(await deliverDueMail(ports())).toEqual([]);
  expect([await outbox(), sink.mails]).toEqual([[], []]);
});

test("the office's copy goes apart, shows the doctor's address and has no link in it", async () => {
  await queued();
  await deliverDueMail(ports());
  expect(sink.mails.map((mail) => mail.to).sort()).toEqual([["hana@example.test"], ["office@practice.example.test"]]);
  const [original, copy] = ["hana@example.test", "office@practice.example.test"].map((reader) =>
    sink.mails.find((mail) => mail.to.includes(reader))?.data.replaceAll("=\r\n", ""),
  );
  expect(original).toContain("/respond/abcdefghijklmnopqrstuvwxyz");
  expect(copy).not.toContain("abcdefghijklmnopqrstuvwxyz");
  for (const data of [original, copy]) {
    expect(data).toContain("To: Dr Hana Itokawa <hana@example.test>");
    expect(data).toContain("From: Harbour Anaesthetic Group <callouts@example.test>");
    expect(data).toMatch(/^Reply-To: .*<cover@practice\.example\.test>\r$/m);
    expect(data).not.toMatch(/^Bcc:/im);
  }
});

test("the office's copy has a state of its own, and is not sent again when its job comes again", async () => {
  await queued();
  await deliverDueMail(ports());
  const { db } = plain().database;
  // As where the database was away when the queue was told that it is done.
  await sql`update pgboss.job set state = 'retry', completed_on = null where name = ${MAIL_QUEUE}`.execute(db);
  expect(await deliverDueMail(ports(), { early: true })).toEqual(["sent", "sent"]);
  expect(sink.mails.map((mail) => mail.to).sort()).toEqual([["hana@example.test"], ["office@practice.example.test"]]);
  expect(await outbox()).toMatchObject([
    { status: "sent", is_copy: false, doctor_id: null },
    { status: "sent", is_copy: true, bcc_address: "office@practice.example.test" },
  ]);
});

test("a copy that the office's mail server refuses has failed, and the mail itself has not", async () => {
  await queued();
  sink.answer = (line) => (line.includes("office@") ? "550 no such user" : undefined);
  await deliverDueMail(ports());
  expect((await outbox()).map(({ is_copy, status }) => [is_copy, status])).toEqual([
    [false, "sent"],
    [true, "failed"],
  ]);
});

test("without a mail server a mail is kept, and nothing says that a mail server accepted it", async () => {
  const practice = await aPractice(plain(), { doctors: 2 });
  const callout = await aCallout(plain(), practice);
  expect(new Set(await deliverDueMail({ ...plain(), config: { ...plain().config, smtpUrl: undefined } }))).toEqual(
    new Set(["kept"]),
  );
  expect((await outbox()).map(({ status, sent_at }) => [status, sent_at])).toEqual([
    ["kept", null],
    ["kept", null],
    ["kept", null],
  ]);
  const { db } = plain().database;
  const shown = await inCompany(plain(), practice.companyId, (unit) => showCallout(unit.tx, unit.now, callout.id));
  expect(shown.recipients.map(({ delivery }) => delivery)).toEqual(["kept", "kept"]);
  const doctors = await db.selectFrom("doctors").select("email_state").execute();
  expect(doctors.map(({ email_state }) => email_state)).toEqual(["unverified", "unverified"]);
});

test("once really sent, the stored mail has no link any more; in the demo's outbox it stays usable", async () => {
  const ics = `BEGIN:VCALENDAR\r\nURL:${LINK}\r\nEND:VCALENDAR\r\n`;
  await queued({ bcc: null, ics });
  await deliverDueMail({ ...plain(), config: { ...plain().config, smtpUrl: undefined } });
  expect((await outbox())[0]).toMatchObject({ status: "kept", text: `Answer: ${LINK}\n`, ics });
  await queued({ bcc: null, ics, idempotencyKey: "callout:2" });
  await deliverDueMail(ports());
  const [, sent] = await outbox();
  expect(sent).toMatchObject({ text: "Answer: https://app.example.test/respond/…\n", ics: null });
  expect(sink.mails[0]?.data).toContain("text/calendar");
  expect(sent?.html).not.toContain("abcdefgh");
});

test("calendar files of mails that were sent before, and subjects that name doctors where the rest is gone, go once", async () => {
  const ids = [await queued(), await queued({ bcc: null, idempotencyKey: "2", ics: "x" })];
  const { db } = plain().database;
  await db
    .updateTable("outbox_emails")
    .set({ status: "sent" })
    .where("id", "in", ids as number[])
    .execute();
  await db.updateTable("outbox_emails").set({ to_address: "" }).where("is_copy", "=", true).execute();
  await queued({ bcc: null, idempotencyKey: "3", ics: "x" });
  await storedMails(db);
  expect((await outbox()).map(({ ics, subject }) => [ics, subject])).toEqual([
    [null, "Can you cover?"],
    [null, ""],
    [null, "Can you cover?"],
    ["x", "Can you cover?"],
  ]);
});

test("refused at RCPT: the mail has failed, the doctor's address is marked, the callout shows it", async () => {
  const practice = await aPractice(plain(), { doctors: 2 });
  const callout = await aCallout(plain(), practice);
  const [bad] = practice.doctors;
  sink.answer = (line) => (line.includes(`${bad?.email}`) ? "550 no such user" : undefined);
  await deliverDueMail(ports());
  const { db } = plain().database;
  const doctors = await db.selectFrom("doctors").select(["email", "email_state"]).orderBy("id").execute();
  expect(doctors.map((doctor) => doctor.email_state)).toEqual(["bounced", "ok"]);
  const recipients = await db.selectFrom("callout_recipients").selectAll().orderBy("doctor_id").execute();
  expect(recipients.map((one) => [one.callout_id, one.delivery])).toEqual([
    [callout.id, "failed"],
    [callout.id, "sent"],
  ]);
  expect(recipients[1]?.sent_at).toEqual(plain().clock.now());
  const told = db.selectFrom("notifications").select(["callout_id", "params"]);
  expect(await told.where("notification_type", "=", "email_bounced").execute()).toEqual([
    { callout_id: null, params: { doctor: expect.any(String), doctor_id: String(bad?.id) } },
  ]);
  expect(await deliverDueMail(ports(), { early: true })).toEqual([]);
});

const undelivered = () =>
  plain()
    .database.db.selectFrom("notifications")
    .select(["callout_id", "title", "params"])
    .where("notification_type", "=", "email_bounced")
    .execute();
const addressStates = async () =>
  (await plain().database.db.selectFrom("doctors").select("email_state").orderBy("id").execute()).map(
    ({ email_state }) => email_state,
  );

test("refused for its content, it has failed, and the office hears of it, but the address is not blamed", async () => {
  const practice = await aPractice(plain(), { doctors: 1 });
  const callout = await aCallout(plain(), practice);
  const [doctor] = practice.doctors;
  sink.answer = (line) => (line === "DATA" ? "554 not this" : undefined);
  await deliverDueMail(ports());
  expect((await outbox())[0]).toMatchObject({ status: "failed", last_error: expect.stringContaining("554") });
  expect(await addressStates()).toEqual(["unverified"]);
  // The practice's own copy was refused, too.
  const told = { callout_id: callout.id, title: expect.stringMatching(/^Email to .+ could not be delivered$/) };
  const params = { doctor: expect.any(String), undelivered: "yes" };
  const all = await undelivered();
  expect(all).toHaveLength(2);
  expect(all).toContainEqual({ ...told, params: { ...params, own: "yes" } });
  expect(all).toContainEqual({ ...told, params: { ...params, doctor_id: String(doctor?.id) } });
});

test("given up after the last try, the confirmation is told to the office once, and the address is not blamed", async () => {
  const practice = await aPractice(plain(), { doctors: 1 });
  const [doctor] = practice.doctors;
  const { id } = await aCallout(plain(), practice);
  await deliverDueMail(ports());
  const again = (n: number, kind: MailDraft["kind"]) =>
    inCompany(plain(), practice.companyId, (unit) =>
      queueMail(unit, draft({ kind, bcc: null, idempotencyKey: `${n}`, calloutId: id, doctorId: doctor?.id ?? 0 })),
    );
  await again(1, "confirmation");
  await again(2, "changed");
  await plain()
    .database.db.updateTable("outbox_emails")
    .set({ attempts: MAIL_TRIES - 2 })
    .where("status", "=", "queued")
    .execute();
  sink.answer = (line) => (line.startsWith("RCPT") ? "451 try later" : undefined);
  expect(await deliverDueMail(ports())).toEqual(["error", "error"]);
  expect(await undelivered()).toEqual([]);
  await deliverDueMail(ports(), { early: true });
  expect((await outbox()).slice(-2).map(({ kind, status }) => [kind, status])).toEqual([
    ["confirmation", "failed"],
    ["changed", "failed"],
  ]);
  expect((await undelivered()).map(({ callout_id, params }) => [callout_id, params.undelivered])).toEqual([
    [id, "yes"],
  ]);
  expect(await addressStates()).toEqual(["ok"]);
});

test.each(["450 mailbox busy", "451 try later"])("%s – tried again – sent with the same Message-ID", async (reply) => {
  await queued({ bcc: null });
  const [{ message_id } = { message_id: "" }] = await outbox();
  sink.answer = (line) => (line.startsWith("RCPT") ? reply : undefined);
  expect(await deliverDueMail(ports())).toEqual(["error"]);
  expect((await outbox())[0]).toMatchObject({
    status: "queued",
    attempts: 1,
    last_error: expect.stringContaining(reply),
  });
  sink.answer = () => undefined;
  expect(await deliverDueMail(ports(), { early: true })).toEqual(["accepted"]);
  expect(sink.mails.map((mail) => /^Message-ID: (.*)\r$/m.exec(mail.data)?.[1])).toEqual([message_id]);
});

test("no mail server there – tried again, not given up", async () => {
  await queued({ bcc: null });
  const { url } = sink;
  await sink.close();
  expect(await deliverDueMail(ports(url))).toEqual(["error"]);
  expect((await outbox())[0]).toMatchObject({ status: "queued", attempts: 1 });
  sink = await smtpSink();
  expect(await deliverDueMail(ports(), { early: true })).toEqual(["accepted"]);
});

test("no doctor is mailed about a list that has started in the meantime", async () => {
  const practice = await aPractice(plain(), { doctors: 1 });
  await aCallout(plain(), practice);
  plain().clock.advance(3 * 24 * 3_600_000);
  await deliverDueMail(ports());
  expect(sink.mails).toEqual([]);
  expect((await outbox())[0]).toMatchObject({ status: "failed", last_error: expect.stringContaining("started") });
});
