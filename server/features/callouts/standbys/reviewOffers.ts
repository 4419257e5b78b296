/** Offers to a doctor who was entered twice, goes away or is archived: who cannot be asked alone any more has the next one follow. */

import { intersect, type Range } from "../../../domain/coverage.ts";
import { type AuditEvent } from "../../../domain/recordAudit.ts";
import { type ListRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { type LockedCallout, listOf, lockCallout } from "../state/lockCallout.ts";
import { closeOffers, hurryOn, passOn } from "./standbyChain.ts";

/** After two answers of one person became one: who is no standby any more is not asked alone any longer. */
export async function reviewOffers(unit: CompanyWork, calloutId: number): Promise<void> {
  const locked = await lockCallout(unit, calloutId);
  const asking = locked.lists.filter((list) => locked.offers.some((offer) => offer.list_id === list.id));
  const mailings: Mailing[] = [];
  for (const list of asking) mailings.push(...(await closeOffers(unit, locked, list)));
  await queueMailings(unit, locked, mailings);
}

/** Those in which the doctor stands by at that time, whether asked already or not: locked, no offer can come in between. */
async function calloutsAt({ tx, now }: CompanyWork, doctorId: number, { from, to }: Range): Promise<number[]> {
  const rows = await tx
    .selectFrom("responses")
    .innerJoin("lists", "lists.id", "responses.list_id")
    .select("responses.callout_id")
    .distinct()
    .where("responses.doctor_id", "=", doctorId)
    .where((e) => e.or([e("responses.outcome", "=", "standby"), e("responses.standby_wanted_at", "is not", null)]))
    .where("lists.starts_at", ">", now)
    .where("lists.starts_at", "<", to)
    .where("lists.ends_at", ">", from)
    .orderBy("responses.callout_id")
    .execute();
  return rows.map(({ callout_id }) => callout_id);
}

/** Of the offers of this doctor, those for that time: each list whose next standby is to be asked. */
function askedAway(unit: CompanyWork, locked: LockedCallout, doctorId: number, away: Range | null): ListRecord[] {
  const own = new Map(locked.responses.filter((one) => one.doctor_id === doctorId).map((one) => [one.id, one]));
  const isAway = (offered: Range): boolean => away === null || intersect(offered, away) !== undefined;
  return locked.offers
    .filter((offer) => offer.expires_at > unit.now && isAway({ from: offer.offered_from, to: offer.offered_to }))
    .flatMap((offer) => {
      const response = own.get(offer.response_id);
      return response ? [listOf(locked, response)] : [];
    });
}

/**
 * Nobody who is away then is asked alone any longer. A doctor who says so has declined; where the office enters it, the
 * doctor hears that the offer is over. The answers and the places in the line stay. Callouts are locked before their
 * doctor, so this comes before the leave is stored.
 */
export async function passOverAway(
  unit: CompanyWork,
  { doctorId, actor, away }: { doctorId: number; actor: AuditEvent["actor"]; away: Range },
): Promise<void> {
  const callouts: LockedCallout[] = [];
  for (const id of await calloutsAt(unit, doctorId, away)) callouts.push(await lockCallout(unit, id));
  await passOver(unit, callouts, { doctorId, actor, away });
}

type Passing = { doctorId: number; actor: AuditEvent["actor"]; away: Range | null };

/** `away`: null is for good. */
async function passOver(
  unit: CompanyWork,
  callouts: readonly LockedCallout[],
  { doctorId, actor, away }: Passing,
): Promise<void> {
  for (const locked of callouts)
    for (const list of askedAway(unit, locked, doctorId, away)) {
      const mailings =
        actor.type === "doctor"
          ? await passOn(unit, locked, list, "declined", actor)
          : await hurryOn(unit, locked, list, actor);
      await queueMailings(unit, locked, mailings);
      await recordChange(unit, locked.callout.id);
    }
}

/**
 * Locks the callouts ahead that these doctors were asked in: who is archived or restored changes what they need. Callouts are
 * locked before their doctors, so this comes before either is stored.
 */
export async function lockCalloutsOf({ tx, now }: CompanyWork, doctorIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom("callouts")
    .select("id")
    .where("id", "in", (e) =>
      e
        .selectFrom("responses")
        .innerJoin("lists", "lists.id", "responses.list_id")
        .select("responses.callout_id")
        .where("responses.doctor_id", "in", doctorIds)
        .where("lists.starts_at", ">", now),
    )
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Nobody who is archived is asked alone any longer. The doctor hears that the offer is over; the places in the line stay. */
export async function passOverArchived(
  unit: CompanyWork,
  { doctorId, actor }: Pick<Passing, "doctorId" | "actor">,
): Promise<void> {
  const asked = await unit.tx
    .selectFrom("standby_offers")
    .innerJoin("responses", "responses.id", "standby_offers.response_id")
    .select("responses.callout_id")
    .distinct()
    .where("responses.doctor_id", "=", doctorId)
    .where("standby_offers.status", "=", "open")
    .orderBy("responses.callout_id")
    .execute();
  const callouts: LockedCallout[] = [];
  for (const { callout_id } of asked) callouts.push(await lockCallout(unit, callout_id));
  await passOver(unit, callouts, { doctorId, actor, away: null });
}
