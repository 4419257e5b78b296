/** The draft of a callout being written: one draft, whatever is changed, kept in the order of the changes. */
import { useRef, useState } from "react";
import { isProblem } from "../../api/problem.ts";
import { type CalloutInput } from "../../contract/calloutRequests.ts";
import { systemClock } from "../../lib/clock.ts";
import { useChangeCalloutMutation } from "./calloutLifeApi.ts";
import { useDeleteDraftMutation, useDraftCalloutMutation } from "./calloutsApi.ts";

type Draft = { id: number; lock_version: number; words: string };
export type Kept = Draft | { error: unknown };
/** `at`: when these words were kept; instants in milliseconds. */
export type Saved =
  | { kind: "none" }
  | { kind: "saving" }
  | { kind: "saved"; at: number; words: string }
  | { kind: "failed" };

/** Another admin API may know no changing of drafts (product.md Q21). */
const knowsNoChange = (error: unknown): boolean => isProblem(error) && (error.status === 404 || error.status === 405);

export const wordsOf = (input: CalloutInput): string => JSON.stringify(input);

export function useDraft(initial: Draft | null) {
  const draft = useRef<Draft | null>(initial);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [saved, setSaved] = useState<Saved>({ kind: "none" });
  const [create] = useDraftCalloutMutation();
  const [change] = useChangeCalloutMutation();
  const [remove] = useDeleteDraftMutation();

  async function replace(input: CalloutInput, old: Draft | null): Promise<Kept> {
    const made = await create(input);
    if ("error" in made) return { error: made.error };
    // Best effort: what stays behind is a draft that nobody was mailed about.
    if (old) await remove({ id: old.id });
    return { id: made.data.id, lock_version: made.data.lock_version, words: wordsOf(input) };
  }

  async function write(input: CalloutInput): Promise<Kept> {
    const old = draft.current;
    if (old?.words === wordsOf(input)) return old;
    if (!old) return replace(input, null);
    const changed = await change({ id: old.id, callout: input, lock_version: old.lock_version });
    if ("error" in changed) return knowsNoChange(changed.error) ? replace(input, old) : { error: changed.error };
    return { id: old.id, lock_version: changed.data.lock_version, words: wordsOf(input) };
  }

  /** One after another: a save that is on its way must not make a second draft. */
  function keep(input: CalloutInput): Promise<Kept> {
    const turn = queue.current.then(async () => {
      setSaved({ kind: "saving" });
      const kept = await write(input);
      if ("error" in kept) setSaved({ kind: "failed" });
      else {
        draft.current = kept;
        setSaved({ kind: "saved", at: systemClock.now(), words: kept.words });
      }
      return kept;
    });
    queue.current = turn;
    return turn;
  }

  return { saved, keep, draftId: () => draft.current?.id ?? null };
}
