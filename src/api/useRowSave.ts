/** Saves a form's row over the version it goes on from. A save of our own whose response was lost is not taken for somebody else's. */
import { useRef, useState } from "react";
import { isProblem, isUnclear } from "./problem.ts";
import { requestKeys } from "./requestKey.ts";
import { staleRow } from "./staleRow.ts";

type Versioned = { lock_version: number };

/** `before`: none, where it is added; `key`: the Idempotency-Key. */
type Change<Input, Row> = { input: Input; before: Row | undefined; key: string };

/** As RTK Query answers. */
type Answer<Row> = { data?: Row | undefined; error?: unknown };

/**
 * `theirs`: somebody else was quicker, and this is what they saved; `versions` has met it. `over`: what it was saved over, which
 * may be what one had saved oneself without knowing it.
 */
export type RowSaved<Row> = Answer<Row> & { theirs: Row | null; over: Row | undefined };

type Versions<Row> = {
  before: Row | undefined;
  meet: (theirs: Row | null) => void;
  goOnFrom: (row: Row) => void;
};

const isSame = <Input, Row>(one: Change<Input, Row>, other: Change<Input, Row>): boolean =>
  one.key === other.key && JSON.stringify(one.input) === JSON.stringify(other.input);

/** The version is another by now, or the key was already used with other content. */
const isConflict = (error: unknown): boolean => isProblem(error) && error.status === 409;

type Send<Input, Row> = (change: Change<Input, Row>) => Promise<Answer<Row>>;

/** The save alone, for forms that do nothing else to their row. */
export const useRowSave = <Input, Row extends Versioned>(
  versions: Versions<Row>,
  send: Send<Input, Row>,
): ((input: Input) => Promise<RowSaved<Row>>) => useRowSaves(versions, send).save;

export function useRowSaves<Input, Row extends Versioned>(
  { before, meet, goOnFrom }: Versions<Row>,
  send: Send<Input, Row>,
) {
  const [keyOf] = useState(requestKeys);
  /** On their way, or their answer was lost. */
  const unanswered = useRef<readonly Change<Input, Row>[]>([]);
  const saves = useRef(0);

  async function write(change: Change<Input, Row>): Promise<Answer<Row>> {
    const others = () => unanswered.current.filter((one) => !isSame(one, change));
    unanswered.current = [...others(), change];
    const answer = await send(change);
    if (answer.data) unanswered.current = unanswered.current.filter(({ key }) => key !== change.key);
    else if (!isUnclear(answer.error)) unanswered.current = others();
    return answer;
  }

  /** All attempts to add share one key, whatever is typed in between: the server creates at most one row. */
  function changeTo(input: Input, over: Row | undefined): Change<Input, Row> {
    const added = over ? undefined : unanswered.current.find(({ before }) => !before);
    return { input, before: over, key: added?.key ?? keyOf([input, over?.lock_version]) };
  }

  /** After a conflict: the save of our own that it was with, or why that is not known. Nothing: it was with somebody else's. */
  async function findOwn(change?: Change<Input, Row>): Promise<Answer<Row> | undefined> {
    for (const earlier of unanswered.current.filter((one) => !change || !isSame(one, change))) {
      // With its key it is answered as it was then. It cannot succeed now: its version or its key has been used.
      const again = await write(earlier);
      if (again.data) goOnFrom(again.data);
      if (!isConflict(again.error)) return again;
    }
    return undefined;
  }

  async function attempt(input: Input, over: Row | undefined): Promise<Answer<Row> & { over: Row | undefined }> {
    const change = changeTo(input, over);
    const answer = await write(change);
    if (!isConflict(answer.error)) return { ...answer, over };
    const own = await findOwn(change);
    return own?.data ? attempt(input, own.data) : { ...(own ?? answer), over };
  }

  async function save(input: Input): Promise<RowSaved<Row>> {
    saves.current += 1;
    const save = saves.current;
    const answer = await attempt(input, before);
    const theirs = staleRow<Row>(answer.error);
    // One that is waited for no longer does not take away what a later one has met.
    if (save === saves.current) meet(theirs);
    return { ...answer, theirs };
  }

  /** Does something else to the row, e.g. deletes it, over the version that it goes on from. False: refused. */
  async function act(over: Row, done: (row: Row) => Promise<{ error?: unknown }>): Promise<boolean> {
    const { error } = await done(over);
    if (!isConflict(error)) return error === undefined;
    const own = await findOwn();
    return own?.data !== undefined && act(own.data, done);
  }

  return { save, act };
}
