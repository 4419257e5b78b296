/**
 * The standbys of a list that is open again are asked one after another, as they were promised, and after them those who
 * asked to be put on standby: each alone for some time. A no, or no answer, passes the list on; the last one's tells the
 * office.
 */

import { type AuditAction } from "../../../../src/contract/audit.ts";
import { MINUTE_MS } from "../../../../src/contract/durations.ts";
import { type Range, rangeOf, roomWithin } from "../../../domain/coverage.ts";
import { listParams } from "../../../domain/listParams.ts";
import { type AuditEvent, recordAudit } from "../../../domain/recordAudit.ts";
import { type ListRecord, type ResponseRecord, statusAt } from "../../../domain/records.ts";
import { refusesMail } from "../../../domain/refusesMail.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordNotification } from "../../notifications/public.ts";
import { doctorNameOf, doctorsById, type Mailing } from "../mails/queueMailings.ts";
import { bookingsOf } from "../recipients/chooseRecipients.ts";
import { reasonsAgainst } from "../recipients/reasonsAgainst.ts";
import { isActive, planStandby } from "../state/calloutClock.ts";
import {
  bookingsFor,
  hasRoomFor,
  isCovered,
  type LockedCallout,
  offeredRange,
  type StandbyOffer,
} from "../state/lockCallout.ts";
import { standbyLine } from "../state/rankStandbys.ts";

/** Milliseconds: how long one standby is asked alone, and how near to the start nobody is any more. */
const SHORTEST_MS = 15 * MINUTE_MS;
const LONGEST_MS = 240 * MINUTE_MS;
const LAST_MS = 30 * MINUTE_MS;

const SYSTEM = { type: "system" } as const;

/** A quarter of the time to the start, within bounds; undefined where it would reach into the last minutes before it. */
export function offerUntil(now: Date, startsAt: Date): Date | undefined {
  const left = startsAt.getTime() - now.getTime();
  const quarter = Math.min(Math.max(left / 4, SHORTEST_MS), LONGEST_MS);
  const until = Math.min(quarter, left - LAST_MS);
  return until >= SHORTEST_MS ? new Date(now.getTime() + until) : undefined;
}

const openOffer = ({ offers }: LockedCallout, list: ListRecord): StandbyOffer | undefined =>
  offers.find((offer) => offer.list_id === list.id);

async function note(
  { tx, now, companyId }: CompanyWork,
  locked: LockedCallout,
  action: AuditAction,
  { actor = SYSTEM, params }: { actor?: AuditEvent["actor"]; params: NonNullable<AuditEvent["params"]> },
): Promise<void> {
  const subject = { type: "callout", id: locked.callout.id } as const;
  await recordAudit(tx, now, { companyId, actor, action, subject, params });
}

async function setChain(
  { tx }: CompanyWork,
  list: ListRecord,
  values: Partial<Pick<ListRecord, "chain_state" | "chain_started_at">>,
): Promise<void> {
  await tx.updateTable("lists").set(values).where("id", "=", list.id).execute();
  Object.assign(list, values);
}

/** The offer has its answer, or none came. */
export async function endOffer(
  { tx }: CompanyWork,
  locked: LockedCallout,
  offer: StandbyOffer,
  status: Exclude<StandbyOffer["status"], "open">,
): Promise<void> {
  await tx.updateTable("standby_offers").set({ status }).where("id", "=", offer.id).execute();
  locked.offers = locked.offers.filter((one) => one.id !== offer.id);
}

/** What this standby could still take over; nothing where mail does not reach them or something stands against it. */
async function possibleFor(
  { tx, now }: CompanyWork,
  locked: LockedCallout,
  list: ListRecord,
  standby: ResponseRecord,
): Promise<Range | undefined> {
  const offer = offeredRange(standby, list) ?? rangeOf(list);
  const range = roomWithin(list, bookingsFor(locked, list), offer);
  const doctor = (await doctorsById(tx, [standby.doctor_id])).get(standby.doctor_id);
  if (!range || !doctor || statusAt(now, doctor) !== "active" || refusesMail(doctor)) return undefined;
  const span = { starts_at: range.from, ends_at: range.to };
  const busy = await bookingsOf(tx, [doctor.id], [span]);
  const against = await reasonsAgainst(tx, [doctor.id], [span]);
  const free = busy.length === 0 && !against.onLeave(doctor.id, span) && against.credentialed(doctor.id, list);
  return free ? range : undefined;
}

/** The next who was not asked since the chain began; whose offer was taken back has not been asked to the end. */
async function nextStandby(unit: CompanyWork, locked: LockedCallout, list: ListRecord) {
  const asked = await unit.tx
    .selectFrom("standby_offers")
    .select("response_id")
    .where("list_id", "=", list.id)
    .where("offered_at", ">=", list.chain_started_at ?? unit.now)
    .where("status", "<>", "withdrawn")
    .execute();
  const known = new Set(asked.map(({ response_id }) => response_id));
  for (const standby of standbyLine(locked, list.id).filter(({ id }) => !known.has(id))) {
    const range = await possibleFor(unit, locked, list, standby);
    if (range) return { standby, range };
  }
  return undefined;
}

/** Nobody is left, or no time: the office has to see to it. */
async function giveUp(unit: CompanyWork, locked: LockedCallout, list: ListRecord): Promise<void> {
  await setChain(unit, list, { chain_state: "exhausted" });
  await note(unit, locked, "standbys_exhausted", { params: listParams(list) });
  recordNotification(unit, {
    type: "standbys_exhausted",
    title: `No standby has taken the list: ${locked.callout.title}`,
    calloutId: locked.callout.id,
    actionById: null,
    params: listParams(list),
  });
}

/** A suspended practice asks nobody: its standbys have their turn when it is let in again. */
export async function askNext(unit: CompanyWork, locked: LockedCallout, list: ListRecord): Promise<Mailing[]> {
  const { tx, now, companyId } = unit;
  if (!(await isActive(unit))) return [];
  const until = offerUntil(now, list.starts_at);
  const next = until && (await nextStandby(unit, locked, list));
  if (!next) {
    await giveUp(unit, locked, list);
    return [];
  }
  const { standby, range } = next;
  const offer = await tx
    .insertInto("standby_offers")
    .values({
      company_id: companyId,
      callout_id: locked.callout.id,
      list_id: list.id,
      response_id: standby.id,
      offered_from: range.from,
      offered_to: range.to,
      offered_at: now,
      expires_at: until,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  locked.offers.push(offer);
  await planStandby(unit, locked.callout.id, until);
  const doctor = await doctorNameOf(tx, standby);
  await note(unit, locked, "standby_asked", {
    params: { doctor, ...listParams(list), until: until.toISOString() },
  });
  const ranges = new Map([[list.id, range]]);
  return [{ kind: "standby_offer", response: standby, lists: [list], ranges, until, key: `standby_offer:${offer.id}` }];
}

/** The next one's turn came while the practice was suspended. */
export const isHeldUp = (locked: LockedCallout, list: ListRecord, now: Date): boolean =>
  list.chain_state === "asking" &&
  list.cover_status === "calling" &&
  list.starts_at > now &&
  openOffer(locked, list) === undefined;

/** By itself where the practice wants it; anew by the office. Nothing happens where there is nobody on standby or one is asked already. */
export async function startChain(
  unit: CompanyWork,
  locked: LockedCallout,
  list: ListRecord,
  { byOffice = false } = {},
): Promise<Mailing[]> {
  if (isCovered(locked, list) || openOffer(locked, list) || standbyLine(locked, list.id).length === 0) return [];
  const settings = await unit.tx.selectFrom("company_settings").select("ask_standbys").executeTakeFirstOrThrow();
  if (!byOffice && !settings.ask_standbys) return [];
  await setChain(unit, list, { chain_state: "asking", chain_started_at: unit.now });
  return askNext(unit, locked, list);
}

/** The one who is asked now has let the time pass, has said no, or is stood down: `status` says which. */
export async function passOn(
  unit: CompanyWork,
  locked: LockedCallout,
  list: ListRecord,
  status: "lapsed" | "declined" | "withdrawn",
  actor: AuditEvent["actor"] = SYSTEM,
): Promise<Mailing[]> {
  const offer = openOffer(locked, list);
  if (!offer) return [];
  const standby = locked.responses.find((one) => one.id === offer.response_id);
  const doctor = standby ? await doctorNameOf(unit.tx, standby) : "";
  await endOffer(unit, locked, offer, status);
  if (status !== "withdrawn")
    await note(unit, locked, `standby_${status}`, { actor, params: { doctor, ...listParams(list) } });
  return list.chain_state === "asking" && !isCovered(locked, list) ? askNext(unit, locked, list) : [];
}

/** The office hurries it on: whoever is asked now need not answer any more, and the next one is asked. */
export async function hurryOn(
  unit: CompanyWork,
  locked: LockedCallout,
  list: ListRecord,
  actor: AuditEvent["actor"],
): Promise<Mailing[]> {
  const offer = openOffer(locked, list);
  if (!offer) return [];
  return [...overMail(locked, list, offer), ...(await passOn(unit, locked, list, "lapsed", actor))];
}

/** The office takes it into its own hands; who is asked just now hears that it is over. */
export async function stopChain(
  unit: CompanyWork,
  locked: LockedCallout,
  list: ListRecord,
  actor: AuditEvent["actor"],
): Promise<Mailing[]> {
  await setChain(unit, list, { chain_state: "stopped" });
  await note(unit, locked, "standby_chain_stopped", { actor, params: listParams(list) });
  return withdrawOffer(unit, locked, list);
}

/** To a standby whose offer ends before its time. */
function overMail(locked: LockedCallout, list: ListRecord, offer: StandbyOffer): Mailing[] {
  const standby = standbyLine(locked, list.id).find((one) => one.id === offer.response_id);
  if (!standby) return [];
  return [{ kind: "offer_closed", response: standby, lists: [list], key: `offer_closed:${offer.id}` }];
}

async function withdrawOffer(unit: CompanyWork, locked: LockedCallout, list: ListRecord): Promise<Mailing[]> {
  const offer = openOffer(locked, list);
  if (!offer) return [];
  await endOffer(unit, locked, offer, "withdrawn");
  return overMail(locked, list, offer);
}

/** Whether what was offered is still to be had by a standby, and the list does not begin sooner than was thought. */
const stillFits = (locked: LockedCallout, list: ListRecord, offer: StandbyOffer): boolean =>
  standbyLine(locked, list.id).some((one) => one.id === offer.response_id) &&
  hasRoomFor(locked, list, { from: offer.offered_from, to: offer.offered_to }) &&
  offer.expires_at.getTime() <= list.starts_at.getTime() - LAST_MS;

/** After a booking, or other times of the list: an offer that no longer fits is taken back, and what is open passes on. */
export async function closeOffers(unit: CompanyWork, locked: LockedCallout, list: ListRecord): Promise<Mailing[]> {
  const offer = openOffer(locked, list);
  if (offer && stillFits(locked, list, offer)) return [];
  const closed = await withdrawOffer(unit, locked, list);
  if (isCovered(locked, list) || list.chain_state !== "asking") return closed;
  const next = await askNext(unit, locked, list);
  // Another offer to the same doctor says all that there is to say.
  return [...closed.filter(({ response }) => next.every((one) => one.response.id !== response.id)), ...next];
}

/** The list or the callout is over, or another one than that which was offered; whoever needs to hear of it is told otherwise. */
export async function dropOffers(
  unit: CompanyWork,
  locked: LockedCallout,
  lists: readonly ListRecord[],
): Promise<void> {
  for (const list of lists) {
    const offer = openOffer(locked, list);
    if (offer) await endOffer(unit, locked, offer, "withdrawn");
    if (list.chain_state !== null) await setChain(unit, list, { chain_state: null });
  }
}
