/** Lists that began with nobody found. */
import { type ListRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { type Mailing } from "../mails/queueMailings.ts";
import { dropOffers } from "../standbys/standbyChain.ts";
import { isUndecidedOffer, type LockedCallout, listOf } from "../state/lockCallout.ts";
import { standsBy } from "../state/rankStandbys.ts";

/** Returns the mails that follow, still to be queued: whoever waited for these lists hears once that nobody was taken. */
export async function giveUpLists(
  unit: CompanyWork,
  locked: LockedCallout,
  lists: readonly ListRecord[],
): Promise<Mailing[]> {
  if (lists.length === 0) return [];
  const ids = lists.map(({ id }) => id);
  await dropOffers(unit, locked, lists);
  await unit.tx.updateTable("lists").set({ cover_status: "uncovered" }).where("id", "in", ids).execute();
  const waiting = locked.responses.filter(
    (one) => ids.includes(one.list_id) && (isUndecidedOffer(one) || standsBy(one)),
  );
  return [...Map.groupBy(waiting, (one) => one.doctor_id).values()].flatMap((own): Mailing[] => {
    const [response] = own;
    return response ? [{ kind: "expired", response, lists: own.map((one) => listOf(locked, one)) }] : [];
  });
}
