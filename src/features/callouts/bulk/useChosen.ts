/** What is changed together: the rows chosen on the page, or callouts of all pages that were chosen at one press. */
import { useState } from "react";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { type CalloutsQuery } from "../../../contract/shapes/calloutRequests.ts";
import { type Selection } from "../../../lib/hooks/useSelection.ts";
import { calloutName } from "../shared/calloutName.ts";

export type Chosen = { id: number; reference: string; name: string };

/**
 * `question`, `boxes`: the page and the choice there that it stands for; where either becomes another, it is over for good.
 * A row that leaves the page by itself is no other choice.
 */
type Held = { chosen: readonly Chosen[]; question: string; boxes: readonly number[] };

export function useChosen(rows: readonly CalloutRow[], selection: Selection, query: CalloutsQuery) {
  const [held, setHeld] = useState<Held | null>(null);
  const question = JSON.stringify(query);
  const isSame = (boxes: readonly number[]) => rows.every(({ id }) => boxes.includes(id) === selection.ids.has(id));
  const there = held?.question === question && isSame(held.boxes) ? held.chosen : null;
  if (held && !there) setHeld(null);
  const hold = (chosen: readonly Chosen[]) => {
    const ids = new Set(chosen.map(({ id }) => id));
    const boxes = rows.flatMap(({ id }) => (ids.has(id) ? [id] : []));
    selection.clear();
    selection.choose(boxes, true);
    setHeld({ chosen, question, boxes });
  };
  const onPage = rows
    .filter(({ id }) => selection.ids.has(id))
    .map((row): Chosen => ({ id: row.id, reference: row.reference, name: calloutName(row) }));
  return {
    chosen: there ?? onPage,
    /** Whether all of them are in view. */
    onPage: !there || there.length === onPage.length,
    hold,
    clear: () => {
      setHeld(null);
      selection.clear();
    },
  };
}
