/** After two answers of one person became one: who is no standby any more is not asked alone any longer, and the next one is. */

import { type CompanyWork } from "../../../platform/ports.ts";
import { type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { lockCallout } from "../state/lockCallout.ts";
import { closeOffers } from "./standbyChain.ts";

export async function reviewOffers(unit: CompanyWork, calloutId: number): Promise<void> {
  const locked = await lockCallout(unit, calloutId);
  const asking = locked.lists.filter((list) => locked.offers.some((offer) => offer.list_id === list.id));
  const mailings: Mailing[] = [];
  for (const list of asking) mailings.push(...(await closeOffers(unit, locked, list)));
  await queueMailings(unit, locked, mailings);
}
