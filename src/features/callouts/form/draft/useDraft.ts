/** The draft of a callout being written: one draft, whatever is changed, kept in the order of the changes. */
import { useRef, useState } from "react";
import { isProblem } from "../../../../api/problem.ts";
import { type CalloutInput } from "../../../../contract/shapes/calloutRequests.ts";
import { systemClock } from "../../../../lib/clock.ts";
import { useChangeCalloutMutation, useUnscheduleCalloutMutation } from "../../api/calloutLifeApi.ts";
import { useDeleteDraftMutation, useDraftCalloutMutation } from "../../api/calloutsApi.ts";
import { staleOf } from "../../api/staleCallout.ts";

type Draft = { id: number; lock_version: number; words: string };
export type Kept = Draft | { error: unknown };
/** `at`: when these words were kept; instants in milliseconds. */
export type Saved =
  | { kind: "none" }
  | { kind: "saving" }
  | { kind: "saved"; at: number; words: string }
  /** `isTemporary`: for want of a connection; the same may go well later. */
  | { kind: "failed"; isTemporary: boolean }
  /** Somebody changed the draft, or a list that is to be called out, after it was read. */
  | { kind: "stale"; told: NonNullable<ReturnType<typeof staleOf>> }
  /** The draft is none any more: somebody sent it. */
  | { kind: "gone"; id: number };

/** Another admin API may know no changing of drafts. */
const knowsNoChange = (error: unknown): boolean => isProblem(error) && (error.status === 404 || error.status === 405);

/** No answer came, or a server that is not well gave it. */
const isTemporary = (error: unknown): boolean =>
  !isProblem(error) || typeof error.status === "string" || error.status >= 500 || error.status === 429;

export const serialise = (input: CalloutInput): string => JSON.stringify(input);

function failure(error: unknown, draft: Draft | null): Saved {
  const told = staleOf(error);
  if (told) return { kind: "stale", told };
  const isGone = isProblem(error) && error.code === "invalid_transition";
  return draft && isGone ? { kind: "gone", id: draft.id } : { kind: "failed", isTemporary: isTemporary(error) };
}

/** Does not go with the time at which it goes out by itself. */
const isOffSchedule = (error: unknown): boolean =>
  isProblem(error) && ["callout.respond_by", "send_at"].some((field) => error.fields?.[field] !== undefined);

/** The lists as they are by now are taken, whoever changed them. */
const anyVersion = (input: CalloutInput): CalloutInput => ({
  ...input,
  lists: input.lists.map(({ lock_version, ...list }) => list),
});

/** `wasScheduled`: what goes out by itself is never left behind for a copy of it. */
export function useDraft(initial: Draft | null, wasScheduled: boolean) {
  const draft = useRef<Draft | null>(initial);
  const [scheduled, setScheduled] = useState(wasScheduled);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [saved, setSaved] = useState<Saved>({ kind: "none" });
  const [create] = useDraftCalloutMutation();
  const [change] = useChangeCalloutMutation();
  const [unschedule] = useUnscheduleCalloutMutation();
  const [remove] = useDeleteDraftMutation();

  async function replace(input: CalloutInput, old: Draft | null): Promise<Kept> {
    const made = await create(input);
    if ("error" in made) return { error: made.error };
    // Best effort: what stays behind is a draft that nobody was mailed about.
    if (old) await remove({ id: old.id, lock_version: old.lock_version });
    return { id: made.data.id, lock_version: made.data.lock_version, words: serialise(input) };
  }

  /** A draft again, with nothing changed yet. */
  async function leaveSchedule(old: Draft): Promise<Kept> {
    const left = await unschedule({ id: old.id, lock_version: old.lock_version });
    if ("error" in left) return { error: left.error };
    setScheduled(false);
    draft.current = { ...old, lock_version: left.data.lock_version };
    return draft.current;
  }

  async function write(input: CalloutInput, goesOut: boolean): Promise<Kept> {
    const old = draft.current;
    if (old?.words === serialise(input)) return old;
    if (!old) return replace(input, null);
    const changeIt = ({ id, lock_version }: Draft) => change({ id, callout: input, lock_version });
    let changed = await changeIt(old);
    if (changed.error && scheduled && goesOut && isOffSchedule(changed.error)) {
      const left = await leaveSchedule(old);
      if ("error" in left) return left;
      changed = await changeIt(left);
    }
    if (changed.error)
      return knowsNoChange(changed.error) && !scheduled ? replace(input, old) : { error: changed.error };
    return { id: old.id, lock_version: changed.data.lock_version, words: serialise(input) };
  }

  /**
   * One after another: a save that is on its way must not make a second draft. `goesOut`: it is sent next, so the time at
   * which it was to go out by itself does not matter any more.
   */
  function keep(input: CalloutInput, goesOut = false): Promise<Kept> {
    const turn = queue.current.then(async () => {
      setSaved({ kind: "saving" });
      const kept = await write(input, goesOut);
      if ("error" in kept) setSaved(failure(kept.error, draft.current));
      else {
        draft.current = kept;
        setSaved({ kind: "saved", at: systemClock.now(), words: kept.words });
      }
      return kept;
    });
    queue.current = turn;
    return turn;
  }

  /** Once somebody else's change is known: these words stand all the same. */
  function overwrite(input: CalloutInput): Promise<Kept> {
    const old = draft.current;
    if (old && saved.kind === "stale") draft.current = { ...old, lock_version: saved.told.lock_version, words: "" };
    return keep(old ? input : anyVersion(input));
  }

  /** The version that somebody else made is known; nothing is written yet. */
  function accept(): void {
    const old = draft.current;
    if (old && saved.kind === "stale") draft.current = { ...old, lock_version: saved.told.lock_version, words: "" };
    setSaved({ kind: "none" });
  }

  return {
    ...{ saved, scheduled, keep, overwrite, accept },
    present: () => draft.current,
    draftId: () => draft.current?.id ?? null,
  };
}
