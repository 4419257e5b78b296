/** A doctor's address is corrected while a mail to the earlier one is in conversation with the mail server. */
import { doctorLink } from "../../../server/domain/respondLink.ts";
import { takeReport } from "../../../server/features/delivery/takeReport.ts";
import { changeDoctor } from "../../../server/features/doctors/saveDoctor.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { aDoctorInput } from "../../support/builders.ts";
import { losingDeadlock } from "../../support/database/losingDeadlock.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { deliverDueMail } from "../../support/mail/deliverDueMail.ts";
import { type SmtpSink, smtpSink } from "../../support/mail/smtpSink.ts";

const NEW = "new@example.test";
const ports = testPorts({ bounceAddress: "bounces@mail.example.test", bounceSecret: "a secret" });
let sink: SmtpSink;
beforeEach(async () => {
  sink = await smtpSink();
});
afterEach(() => sink.close());

const db = () => ports().database.db;
const deliver = (options = {}) =>
  deliverDueMail({ ...ports(), config: { ...ports().config, smtpUrl: sink.url } }, options);

const state = async () => ({
  doctor: (await db().selectFrom("doctors").select("email_state").executeTakeFirstOrThrow()).email_state,
  recipient: (await db().selectFrom("callout_recipients").select("delivery").executeTakeFirstOrThrow()).delivery,
  mail: await db()
    .selectFrom("outbox_emails")
    .select(["status", "to_address"])
    .where("doctor_id", "is not", null)
    .executeTakeFirstOrThrow(),
});

/** A callout to one doctor, whose address is corrected when the mail server hears the earlier one, which it answers so. */
async function corrected(reply: string | undefined): Promise<string> {
  const practice = await aPractice(ports(), { doctors: 1 });
  await aCallout(ports(), practice);
  const { id, email, lock_version } = await db().selectFrom("doctors").selectAll().executeTakeFirstOrThrow();
  const by = { userId: practice.user.id, requestId: "1" };
  sink.answer = async (line) => {
    if (!line.startsWith("RCPT") || !line.includes(email)) return undefined;
    await inCompany(ports(), practice.companyId, (unit) =>
      changeDoctor(unit, by, id, { ...aDoctorInput({ email: NEW }), lock_version }),
    );
    return reply;
  };
  return email;
}

test.each(["550 no such user", "451 try later"])("%s – goes to the new address, with its links", async (reply) => {
  await corrected(reply);
  await deliver();
  expect(await state()).toEqual({
    doctor: "unverified",
    recipient: "queued",
    mail: { status: "queued", to_address: NEW },
  });
  await deliver({ early: true });
  const [mail] = sink.mails.filter(({ to }) => to.includes(NEW));
  expect(mail?.data).toContain(`<${NEW}>`);
  const recipient = await db().selectFrom("callout_recipients").selectAll().executeTakeFirstOrThrow();
  expect(mail?.data.replaceAll("=\r\n", "")).toContain(new URL(doctorLink(ports(), recipient)).pathname);
  expect(await state()).toEqual({ doctor: "ok", recipient: "sent", mail: { status: "sent", to_address: NEW } });
});

test("accepted: the outbox says where it was sent, and a later bounce does not mark the new address", async () => {
  const email = await corrected(undefined);
  await deliver();
  expect(await state()).toEqual({
    doctor: "unverified",
    recipient: "sent",
    mail: { status: "sent", to_address: email },
  });
  const recipient = sink.mails.find(({ to }) => to.includes(email))?.from ?? "";
  await takeReport(ports(), { recipient, kind: "bounce", reason: "550 no such user" });
  expect(await state()).toEqual({
    doctor: "unverified",
    recipient: "failed",
    mail: { status: "failed", to_address: email },
  });
});

test("a deadlock with a change of the doctor does not send a mail twice", async () => {
  await aCallout(ports(), await aPractice(ports(), { doctors: 1 }));
  const results = await losingDeadlock(db(), () => deliver());
  expect(results).not.toContain("error");
  await deliver({ early: true });
  expect(sink.mails.filter(({ to }) => to.some((address) => address.startsWith("doctor")))).toHaveLength(1);
  expect(await state()).toMatchObject({ doctor: "ok", recipient: "sent", mail: { status: "sent" } });
});

test("nor does it lose a report", async () => {
  await aCallout(ports(), await aPractice(ports(), { doctors: 1 }));
  await deliver();
  const recipient = sink.mails.find(({ to }) => to.some((address) => address.startsWith("doctor")))?.from ?? "";
  await losingDeadlock(db(), () => takeReport(ports(), { recipient, kind: "bounce", reason: "550 no such user" }));
  expect(await state()).toMatchObject({ doctor: "bounced", recipient: "failed", mail: { status: "failed" } });
});
