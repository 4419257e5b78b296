/** Rows stay where they are while somebody points at them, so that no press lands on another. */
import { useState } from "react";

type Steady<Row> = {
  rows: readonly Row[];
  /** For the element around them. */
  hold: { onPointerEnter: () => void; onPointerLeave: () => void };
};

/** What comes meanwhile is shown in its old place, what is new at the end; afterwards all stand as they should. */
export function useSteadyOrder<Row extends { id: number }>(rows: readonly Row[]): Steady<Row> {
  const [held, setHeld] = useState<ReadonlyMap<number, number> | null>(null);
  const placeOf = ({ id }: Row) => held?.get(id) ?? rows.length;
  return {
    rows: held ? rows.toSorted((one, other) => placeOf(one) - placeOf(other)) : rows,
    hold: {
      onPointerEnter: () => setHeld(new Map(rows.map(({ id }, place) => [id, place]))),
      onPointerLeave: () => setHeld(null),
    },
  };
}
