/** Rows stay where they are while somebody points at them, so that no press lands on another. */
import { useState } from "react";

type Steady<Row> = {
  rows: readonly Row[];
  /** For the element around them. */
  hold: { onPointerEnter: () => void; onPointerLeave: () => void };
};

/** What comes meanwhile is shown in its old place, what is new at the end; afterwards all stand as they should. */
export function useSteadyOrder<Row extends { id: number }>(rows: readonly Row[], order: string): Steady<Row> {
  const [pointed, setPointed] = useState<{ order: string; places: ReadonlyMap<number, number> } | null>(null);
  // Another order was asked for.
  const held = pointed?.order === order ? pointed.places : null;
  const placeOf = ({ id }: Row) => held?.get(id) ?? rows.length;
  return {
    rows: held ? rows.toSorted((one, other) => placeOf(one) - placeOf(other)) : rows,
    hold: {
      onPointerEnter: () => setPointed({ order, places: new Map(rows.map(({ id }, place) => [id, place])) }),
      onPointerLeave: () => setPointed(null),
    },
  };
}
