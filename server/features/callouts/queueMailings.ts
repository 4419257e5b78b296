/** The mails of a decision: facts gathered, rendered in the doctor's language and queued with the decision itself (product.md I5, I9). */
import { type MailKind } from "../../../src/contract/calloutRequests.ts";
import { type Tx } from "../../db/database.ts";
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
} from "../../mail/calloutMails.ts";
import { type BookingMailFacts, type RenderedMail, type StandbyMailFacts } from "../../mail/mailFacts.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { type CompanyWork } from "../../ports.ts";
import { doctorLink } from "../respond/doctorLink.ts";
import { mailCallout, mailDoctor, mailList, practiceOf } from "./calloutMailFacts.ts";
import { type DoctorFacts } from "./chooseRecipients.ts";
import { type ListFacts, type LockedCallout, type ResponseFacts } from "./lockCallout.ts";

/** One mail to the doctor of `response`, about these lists; `key` where the answer’s version is not its name. */
export type Mailing = { kind: MailKind; response: ResponseFacts; lists: ListFacts[]; key?: string };

const RENDER: Record<MailKind, (facts: BookingMailFacts & StandbyMailFacts) => RenderedMail> = {
  callout: renderCallout,
  reminder: renderReminder,
  standby: renderStandby,
  not_required: renderNotRequired,
  expired: renderExpired,
  confirmation: renderConfirmation,
  filled: renderFilled,
  released: renderReleased,
  cancelled: renderCancelled,
};

export async function doctorsById(tx: Tx, ids: number[]): Promise<Map<number, DoctorFacts>> {
  const doctors = await tx
    .selectFrom("doctors")
    .selectAll()
    .where("id", "in", [0, ...ids])
    .orderBy("last_name")
    .orderBy("id")
    .execute();
  return new Map(doctors.map((doctor) => [doctor.id, doctor]));
}

/** Numbers of the calendar entries that this doctor ever got for these lists. */
const sequencesOf = (locked: LockedCallout, { response, lists }: Mailing): Record<number, number> =>
  Object.fromEntries(
    locked.responses
      .filter((one) => one.doctor_id === response.doctor_id && one.calendar_sequence > 0)
      .filter((one) => lists.some((list) => list.id === one.list_id))
      .map((one) => [one.list_id, one.calendar_sequence]),
  );

/** Call it after the moves: the answers' versions make a mail's key, so that no decision mails twice (I11). */
export async function queueMailings(unit: CompanyWork, locked: LockedCallout, mailings: Mailing[]): Promise<void> {
  if (mailings.length === 0) return;
  const { tx, ports, companyId } = unit;
  const { callout } = locked;
  const practice = await practiceOf(tx, companyId);
  const doctors = await doctorsById(
    tx,
    mailings.map(({ response }) => response.doctor_id),
  );
  const recipients = await tx
    .selectFrom("callout_recipients")
    .select(["id", "link_version"])
    .where("callout_id", "=", callout.id)
    .execute();
  for (const mailing of mailings) {
    const { kind, response } = mailing;
    const row = doctors.get(response.doctor_id);
    const recipient = recipients.find((one) => one.id === response.recipient_id);
    if (!row || !recipient) continue;
    const doctor = mailDoctor(row, practice);
    const { subject, html, text, ics, notAfter } = RENDER[kind]({
      practice,
      doctor,
      callout: mailCallout(callout),
      lists: mailing.lists.map(mailList),
      link: doctorLink(ports, recipient),
      sequences: sequencesOf(locked, mailing),
      now: unit.now,
      ...(response.standby_rank === null ? {} : { rank: response.standby_rank }),
    });
    await queueMail(unit, {
      kind,
      idempotencyKey:
        mailing.key ??
        (kind === "callout" ? `callout:${recipient.id}` : `${kind}:${response.id}:${response.lock_version}`),
      fromName: practice.name,
      to: { name: doctor.name, address: doctor.email },
      bcc: practice.bcc,
      replyTo: practice.replyTo,
      subject,
      html,
      text,
      ...(ics ? { ics } : {}),
      doctorId: doctor.id,
      calloutId: callout.id,
      recipientId: recipient.id,
      notAfter,
    });
  }
}
