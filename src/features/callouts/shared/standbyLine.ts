/** Who was promised to be asked first when a list is open again. */
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { canCome } from "./ResponseFit.tsx";

/** Asked to be put on standby for a list that was filled, and nobody has decided about it since. */
export const wantsStandby = (one: CalloutResponse): boolean =>
  one.standby_wanted_at !== null && canCome(one) && one.outcome !== "standby" && one.outcome !== "confirmed";

/** Those with a rank, then those who asked for it, the earliest first. */
export function standbyLine({ responses }: CalloutDetail, listId: number): CalloutResponse[] {
  const own = responses.filter(({ list_id }) => list_id === listId);
  const ranked = own.filter(({ outcome }) => outcome === "standby");
  const asked = ({ standby_wanted_at: at }: CalloutResponse): number => Date.parse(at ?? "");
  return [
    ...ranked.sort((one, other) => (one.standby_rank ?? 0) - (other.standby_rank ?? 0)),
    ...own.filter(wantsStandby).sort((one, other) => asked(one) - asked(other) || one.id - other.id),
  ];
}
