/** The mails of a decision: facts gathered, rendered in the doctor's language and queued with the decision itself (product.md I5, I9). */
import { type DecisionPreview, type MailKind } from "../../../src/contract/calloutRequests.ts";
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
import {
  type BookingMailFacts,
  type MailDefaults,
  type MailPractice,
  type RenderedMail,
  type StandbyMailFacts,
} from "../../mail/mailFacts.ts";
import { refuseTooManyMails } from "../../mail/mailLimit.ts";
import { maskLinks } from "../../mail/maskLinks.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { type CompanyWork } from "../../ports.ts";
import { doctorRef } from "../doctors/doctorName.ts";
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

type Sending = { practice: MailPractice & MailDefaults; doctor: DoctorFacts; link: string };

function renderMailing(unit: CompanyWork, locked: LockedCallout, mailing: Mailing, to: Sending): RenderedMail {
  const { kind, response } = mailing;
  return RENDER[kind]({
    practice: to.practice,
    doctor: mailDoctor(to.doctor, to.practice),
    callout: mailCallout(locked.callout),
    lists: mailing.lists.map(mailList),
    link: to.link,
    sequences: sequencesOf(locked, mailing),
    now: unit.now,
    ...(response.standby_rank === null ? {} : { rank: response.standby_rank }),
  });
}

/** The same before the moves: who would get which mail, and each kind as the first of them would read it. Nothing is written. */
export async function previewMailings(
  unit: CompanyWork,
  locked: LockedCallout,
  mailings: Mailing[],
): Promise<DecisionPreview["mails"]> {
  const practice = await practiceOf(unit);
  const ids = mailings.map(({ response }) => response.doctor_id);
  const doctors = [...(await doctorsById(unit.tx, ids)).values()];
  const byKind = Map.groupBy(mailings, ({ kind }) => kind);
  return [...byKind].flatMap(([kind, some]) => {
    const told = doctors.filter(({ id }) => some.some(({ response }) => response.doctor_id === id));
    const [doctor] = told;
    const mailing = some.find(({ response }) => response.doctor_id === doctor?.id);
    if (!doctor || !mailing) return [];
    // Where the doctor's own link will stand.
    const link = doctorLink(unit.ports, { id: mailing.response.recipient_id, link_version: 0 });
    const { subject, text } = renderMailing(unit, locked, mailing, { practice, doctor, link });
    return [{ kind, doctors: told.map(doctorRef), email: { subject, text: maskLinks(text) } }];
  });
}

/** Call it after the moves: the answers' versions make a mail's key, so that no decision mails twice (I11). */
export async function queueMailings(unit: CompanyWork, locked: LockedCallout, mailings: Mailing[]): Promise<void> {
  if (mailings.length === 0) return;
  // Every other mail follows from a decision and is never held back.
  if (mailings.some(({ kind }) => kind === "callout" || kind === "reminder"))
    await refuseTooManyMails(unit, mailings.length);
  const { tx, ports } = unit;
  const { callout } = locked;
  const practice = await practiceOf(unit);
  const ids = mailings.map(({ response }) => response.doctor_id);
  const doctors = await doctorsById(tx, ids);
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
    const link = doctorLink(ports, recipient);
    const to = { practice, doctor: row, link };
    const { subject, html, text, ics, notAfter } = renderMailing(unit, locked, mailing, to);
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
