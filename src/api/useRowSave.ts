/** Saves a form's row over the version that the form goes on from; one's own save whose answer was lost is nobody else's. */
import { useRef, useState } from "react";
import { isUnclear } from "./problem.ts";
import { requestKeys } from "./requestKey.ts";
import { staleRow } from "./staleRow.ts";

type Versioned = { lock_version: number };

/** `before`: none, where it is added; `key`: the Idempotency-Key. */
type Change<Input, Row> = { input: Input; before: Row | undefined; key: string };

/** As RTK Query answers. */
type Answer<Row> = { data?: Row | undefined; error?: unknown };

/** `theirs`: somebody else was quicker, and this is what they saved; `versions` has met it. */
export type RowSaved<Row> = Answer<Row> & { theirs: Row | null };

type Versions<Row> = {
  before: Row | undefined;
  meet: (theirs: Row | null) => void;
  goOnFrom: (row: Row) => void;
};

export function useRowSave<Input, Row extends Versioned>(
  { before, meet, goOnFrom }: Versions<Row>,
  send: (change: Change<Input, Row>) => Promise<Answer<Row>>,
): (input: Input) => Promise<RowSaved<Row>> {
  const [keyOf] = useState(requestKeys);
  const lost = useRef<Change<Input, Row> | null>(null);

  async function attempt(input: Input, over: Row | undefined): Promise<Answer<Row>> {
    const change = { input, before: over, key: keyOf([input, over?.lock_version]) };
    const earlier = lost.current;
    const answer = await send(change);
    lost.current = isUnclear(answer.error) ? change : null;
    if (!earlier || earlier.key === change.key || !staleRow(answer.error)) return answer;
    // With its key it is answered as it was then; it cannot be made now, over a version that is no more.
    const again = await send(earlier);
    if (isUnclear(again.error)) {
      lost.current = earlier;
      return again;
    }
    if (!again.data) return answer;
    goOnFrom(again.data);
    return attempt(input, again.data);
  }

  return async (input) => {
    const answer = await attempt(input, before);
    const theirs = staleRow<Row>(answer.error);
    meet(theirs);
    return { ...answer, theirs };
  };
}
