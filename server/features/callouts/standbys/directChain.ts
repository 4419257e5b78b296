/** The office takes a hand in asking the standbys: begins it, hurries it on, or stops it. */
import { type ChainRequest } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { notFound, Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { type LockedCallout, lockCallout } from "../state/lockCallout.ts";
import { standbyLine } from "../state/rankStandbys.ts";
import { hurryOn, startChain, stopChain } from "./standbyChain.ts";

type Asked = { calloutId: number; listId: number } & ChainRequest;

const notNow = (): Problem =>
  new Problem(409, "invalid_transition", ["The standbys of this list cannot be asked in that way now."]);

async function act(
  unit: CompanyWork,
  locked: LockedCallout,
  { listId, action, response_id }: Asked,
  userId: number,
): Promise<Mailing[]> {
  const list = locked.lists.find(({ id }) => id === listId);
  if (!list) throw notFound("list");
  if (locked.callout.status !== "open" || list.cover_status !== "calling" || list.starts_at <= unit.now) throw notNow();
  const actor = { type: "admin", id: userId } as const;
  const offer = locked.offers.find((one) => one.list_id === listId);
  if (action === "start") {
    if (offer || standbyLine(locked, listId).length === 0) throw notNow();
    return startChain(unit, locked, list, { byOffice: true });
  }
  // Whoever saw another doctor asked meant that one.
  if (!offer || (response_id !== undefined && response_id !== offer.response_id)) throw notNow();
  return action === "next" ? hurryOn(unit, locked, list, actor) : stopChain(unit, locked, list, actor);
}

export async function directChain(unit: CompanyWork, asked: Asked, userId: number): Promise<void> {
  const locked = await lockCallout(unit, asked.calloutId);
  await queueMailings(unit, locked, await act(unit, locked, asked, userId));
  await recordChange(unit, asked.calloutId);
}
