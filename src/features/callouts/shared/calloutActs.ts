/** What can be done with a callout as a whole from wherever it is named. */
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { isCancellable } from "./changeableList.ts";
import { openLists } from "./cover.ts";

export type CalloutAct = "confirmBest" | "remind" | "duplicate" | "cancel";

/** Those that make sense now, in the order of a menu. */
export function actsOf(row: CalloutRow, now: number): CalloutAct[] {
  return [
    ...(row.offers > 0 && row.filled < row.needed ? ["confirmBest" as const] : []),
    ...(openLists(row, now).some(({ counts }) => counts.none > 0) ? ["remind" as const] : []),
    "duplicate",
    ...(isCancellable(row, now) ? ["cancel" as const] : []),
  ];
}
