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
  /** Sent, and not answered. */
  const lost = useRef<readonly Change<Input, Row>[]>([]);

  /** What the server made of them: asked for with its key, it answers as it did then. */
  async function recover(): Promise<Answer<Row>> {
    for (const change of lost.current) {
      const again = await send(change);
      if (again.data || isUnclear(again.error)) return again;
    }
    return {};
  }

  async function attempt(input: Input, over: Row | undefined): Promise<Answer<Row>> {
    const change = { input, before: over, key: keyOf([input, over?.lock_version]) };
    const others = lost.current.filter(({ key }) => key !== change.key);
    // What may have been added is not added a second time.
    const answer = !over && others.length > 0 ? null : await send(change);
    if (answer && !(others.length > 0 && staleRow(answer.error))) {
      if (answer.data) lost.current = [];
      if (isUnclear(answer.error)) lost.current = [...others, change];
      return answer;
    }
    const again = await recover();
    if (isUnclear(again.error)) return again;
    lost.current = [];
    if (again.data) goOnFrom(again.data);
    return again.data || !answer ? attempt(input, again.data ?? over) : answer;
  }

  return async (input) => {
    const answer = await attempt(input, before);
    const theirs = staleRow<Row>(answer.error);
    meet(theirs);
    return { ...answer, theirs };
  };
}
