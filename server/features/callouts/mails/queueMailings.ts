/** The mails of a decision: facts gathered, rendered in the doctor's language and queued with the decision itself. */
import { type MailKind } from "../../../../src/contract/callout.ts";
import { type Tx } from "../../../db/database.ts";
import { type BookingEnd, type MailChange } from "../../../db/tables/callouts.ts";
import { isSame, type Range, rangeOf } from "../../../domain/coverage.ts";
import { doctorName, doctorRef } from "../../../domain/doctorName.ts";
import { homeLink } from "../../../domain/homeLink.ts";
import { type DoctorRecord, type ListRecord, type ResponseRecord } from "../../../domain/records.ts";
import { doctorLink } from "../../../domain/respondLink.ts";
import { mailCallout, mailDoctor, mailList, practiceOf } from "../../../mail/callout/calloutMailFacts.ts";
import { RENDER_MAIL } from "../../../mail/callout/renderMail.ts";
import { type MailDefaults, type MailPractice, type RenderedMail } from "../../../mail/mailFacts.ts";
import { type DigestMail } from "../../../mail/office/officeDigest.ts";
import { refuseTooManyMails } from "../../../mail/transport/mailLimit.ts";
import { maskLinks } from "../../../mail/transport/maskLinks.ts";
import { queueMail } from "../../../mail/transport/queueMail.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { instantLists } from "../recipients/instantBooking.ts";
import { ASKING, heldUntil } from "../state/hold.ts";
import { bookedRange, type LockedCallout } from "../state/lockCallout.ts";
import { offersTold } from "./offersTold.ts";
import { queueDigest } from "./queueDigest.ts";

/** One mail to the doctor of `response`, about these lists. */
export type Mailing = {
  kind: MailKind;
  response: ResponseRecord;
  lists: ListRecord[];
  /** Where the answer’s version does not tell this mail from others. */
  key?: string;
  /** What the office wrote for the doctor to read. */
  reason?: string | null;
  /** Why a booking ended that nobody said no to. */
  ended?: BookingEnd | null;
  /** By list id, where the mail is about other times than the doctor's booking. */
  ranges?: ReadonlyMap<number, Range>;
  changes?: readonly MailChange[];
  /** Had answered for the times before. */
  answered?: boolean;
  /** The lists were there before (of `list_added`). */
  alsoOpen?: boolean;
  /** Whether the doctor's yes still counts. */
  offerCounts?: boolean;
  until?: Date;
};

/** Only because the office wants them sent. */
const BY_HAND: readonly MailKind[] = ["callout", "reminder", "message", "ask_again", "list_added"];

export async function doctorsById(tx: Tx, ids: number[]): Promise<Map<number, DoctorRecord>> {
  const doctors = await tx
    .selectFrom("doctors")
    .selectAll()
    .where("id", "in", [0, ...ids])
    .orderBy("last_name")
    .orderBy("id")
    .execute();
  return new Map(doctors.map((doctor) => [doctor.id, doctor]));
}

export async function doctorNameOf(tx: Tx, { doctor_id }: { doctor_id: number }): Promise<string> {
  const doctor = (await doctorsById(tx, [doctor_id])).get(doctor_id);
  return doctor ? doctorName(doctor) : "";
}

/** Numbers of this doctor's calendar entries for these lists: of those booked now, and of bookings that end with this mail. */
const sequencesOf = (locked: LockedCallout, { response, lists, ranges }: Mailing): Record<number, number> =>
  Object.fromEntries(
    locked.responses
      .filter((one) => one.doctor_id === response.doctor_id && one.calendar_sequence > 0)
      .filter((one) => one.outcome === "confirmed" || ranges?.has(one.list_id))
      .filter((one) => lists.some((list) => list.id === one.list_id))
      .map((one) => [one.list_id, one.calendar_sequence]),
  );

type Sending = {
  practice: MailPractice & MailDefaults;
  doctor: DoctorRecord;
  link: string;
  home: string;
  instant: ReadonlySet<number>;
};

/** The list with the stretch this doctor is booked for or asked about, where that is not all of it. */
function listFor(locked: LockedCallout, { response, ranges }: Mailing, list: ListRecord) {
  const own = locked.responses.find((one) => one.doctor_id === response.doctor_id && one.list_id === list.id);
  const range = ranges?.get(list.id) ?? (own && bookedRange(own));
  return mailList(list, range && !isSame(range, rangeOf(list)) ? range : null);
}

function renderMailing(unit: CompanyWork, locked: LockedCallout, mailing: Mailing, to: Sending): RenderedMail {
  const { kind, response, reason = null, ended = null, changes = [], answered = false, until = null } = mailing;
  const { offerCounts = true, alsoOpen = false } = mailing;
  return RENDER_MAIL[kind]({
    practice: to.practice,
    doctor: mailDoctor(to.doctor, to.practice),
    callout: mailCallout(locked.callout),
    lists: mailing.lists.map((list) => listFor(locked, mailing, list)),
    link: to.link,
    home: to.home,
    instant: to.instant,
    sequences: sequencesOf(locked, mailing),
    mailFrom: unit.ports.config.mailFrom,
    calendarDomain: unit.ports.config.calendarDomain,
    now: unit.now,
    reason,
    ended,
    changes,
    answered,
    alsoOpen,
    offerCounts,
    ...offersTold(locked, mailing, unit.now),
    until,
    ...(response.standby_rank === null ? {} : { rank: response.standby_rank }),
  });
}

/** What one doctor is told of several lists is one mail; offers to standbys have a time each. */
function together(mailings: readonly Mailing[]): Mailing[] {
  const merged: Mailing[] = [];
  for (const mailing of mailings) {
    const before = merged.find(
      (one) =>
        one.kind === mailing.kind &&
        one.kind !== "standby_offer" &&
        one.response.doctor_id === mailing.response.doctor_id &&
        (one.reason ?? null) === (mailing.reason ?? null) &&
        (one.ended ?? null) === (mailing.ended ?? null) &&
        one.until?.getTime() === mailing.until?.getTime(),
    );
    if (!before) merged.push({ ...mailing });
    else
      Object.assign(before, {
        lists: [...before.lists, ...mailing.lists.filter((list) => !before.lists.includes(list))].sort(
          (one, other) => one.starts_at.getTime() - other.starts_at.getTime(),
        ),
        ranges: new Map([...(before.ranges ?? []), ...(mailing.ranges ?? [])]),
        // What is different of the callout itself is said once.
        changes: [...new Set([...(before.changes ?? []), ...(mailing.changes ?? [])])],
        answered: Boolean(before.answered || mailing.answered),
      });
  }
  return merged;
}

/** Kind after kind as they were asked for, and of each kind the doctors in their order. */
function byName(mailings: Mailing[], doctorIds: readonly number[]): Mailing[] {
  const place = new Map(doctorIds.map((id, at) => [id, at]));
  const placeOf = ({ response }: Mailing): number => place.get(response.doctor_id) ?? 0;
  return [...Map.groupBy(mailings, ({ kind }) => kind).values()].flatMap((some) =>
    some.sort((one, other) => placeOf(one) - placeOf(other)),
  );
}

/** Who was not invited, since the callout was filled before its first mails went out, is asked with the first mail all the same. */
async function countAsAsked(
  { tx }: CompanyWork,
  recipients: readonly { id: number; delivery: string }[],
  mailings: readonly Mailing[],
): Promise<void> {
  const mailed = new Set(mailings.map(({ response }) => response.recipient_id));
  const ids = recipients.filter(({ id, delivery }) => delivery === "skipped" && mailed.has(id)).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.updateTable("callout_recipients").set({ delivery: "queued" }).where("id", "in", ids).execute();
}

/** Call it after the moves: the answers' versions make a mail's key, so that no decision mails twice. */
export async function queueMailings(unit: CompanyWork, locked: LockedCallout, wanted: Mailing[]): Promise<void> {
  if (wanted.length === 0) return;
  const doctors = await doctorsById(
    unit.tx,
    wanted.map(({ response }) => response.doctor_id),
  );
  const mailings = byName(together(wanted), [...doctors.keys()]);
  // Every other mail follows from a decision and is never held back.
  if (mailings.some(({ kind }) => BY_HAND.includes(kind))) await refuseTooManyMails(unit, mailings.length);
  const { tx, ports, rehearsal } = unit;
  const { callout } = locked;
  const practice = await practiceOf(unit);
  // Nothing overtakes the first mail.
  const notBefore = heldUntil(callout, unit.now);
  const ids = [...doctors.keys()];
  // What a yes does is told where an answer is asked for.
  const asking = mailings.some(({ kind }) => ASKING.includes(kind));
  const instant = asking ? await instantLists(unit, locked, ids) : new Map<number, Set<number>>();
  const recipients = await tx
    .selectFrom("callout_recipients")
    .select(["id", "link_version", "delivery"])
    .where("callout_id", "=", callout.id)
    .execute();
  const told: (DigestMail & { idempotencyKey: string })[] = [];
  for (const mailing of mailings) {
    const { kind, response } = mailing;
    const row = doctors.get(response.doctor_id);
    const recipient = recipients.find((one) => one.id === response.recipient_id);
    if (!row || !recipient) continue;
    const doctor = mailDoctor(row, practice);
    const link = doctorLink(ports, recipient);
    const to = {
      practice,
      doctor: row,
      link,
      home: homeLink(ports, row),
      instant: instant.get(row.id) ?? new Set<number>(),
    };
    const { subject, html, text, ics, asks, notAfter } = renderMailing(unit, locked, mailing, to);
    rehearsal?.mails.push({ kind, doctor: doctorRef(row), subject, text: maskLinks(text) });
    if (rehearsal) continue;
    const idempotencyKey =
      mailing.key ??
      (kind === "callout" ? `callout:${recipient.id}` : `${kind}:${response.id}:${response.lock_version}`);
    told.push({ kind, doctor: doctorName(row), subject, text, notAfter, idempotencyKey });
    await queueMail(unit, {
      kind,
      idempotencyKey,
      fromName: practice.name,
      to: { name: doctor.name, address: doctor.email },
      replyTo: practice.replyTo,
      subject,
      html,
      text,
      ...(ics ? { ics } : {}),
      doctorId: doctor.id,
      calloutId: callout.id,
      recipientId: recipient.id,
      lists: mailing.lists.map(({ id }) => id),
      asks,
      notAfter,
      notBefore,
    });
  }
  await countAsAsked(unit, recipients, mailings);
  if (practice.bcc) await queueDigest(unit, { callout, practice, address: practice.bcc, notBefore }, told);
}
