/** The draft of a callout being written: one draft, whatever is changed, kept in the order of the changes. */
import { useRef, useState } from "react";
import { isProblem, isUnclear, missingThing } from "../../../../api/problem.ts";
import { newRequestKey } from "../../../../api/requestKey.ts";
import { isUnsent } from "../../../../contract/callout.ts";
import { type CalloutInput } from "../../../../contract/shapes/calloutRequests.ts";
import { systemClock } from "../../../../lib/clock.ts";
import { isTemporary } from "../../api/sendingRefused.ts";
import { staleOf } from "../../api/staleCallout.ts";
import { type Draft, type Kept, serialise, useDraftWrite, type Write } from "./useDraftWrite.ts";

/** `at`: when these words were kept; instants in milliseconds. */
export type Saved =
  | { kind: "none" }
  | { kind: "saving" }
  | { kind: "saved"; at: number; words: string }
  /** `isTemporary`: for want of a connection; the same may go well later. */
  | { kind: "failed"; isTemporary: boolean; error: unknown }
  /** Somebody changed the draft, or a list that is to be called out, after it was read; null: deleted such a list. */
  | { kind: "stale"; conflict: ReturnType<typeof staleOf> }
  /** The draft is none any more: somebody sent it. */
  | { kind: "gone" };

const isMissing = (error: unknown, thing: "callout" | "list"): boolean =>
  isProblem(error) && missingThing(error) === thing;

function failure(error: unknown, draft: Draft | null): Saved {
  const conflict = staleOf(error);
  const isGone = isProblem(error) && error.code === "invalid_transition";
  const isSent = conflict?.status !== undefined && !isUnsent(conflict.status);
  if (draft && (isGone || isSent)) return { kind: "gone" };
  if (conflict || isMissing(error, "list")) return { kind: "stale", conflict };
  return { kind: "failed", isTemporary: isTemporary(error), error };
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
  const lost = useRef<Write | null>(null);
  const [scheduled, setScheduled] = useState(wasScheduled);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [saved, setSaved] = useState<Saved>({ kind: "none" });
  const { attempt, leaveSchedule } = useDraftWrite(scheduled);

  /** Asked for once more as it was, a write whose answer was lost is answered; else it would be in the way of the next. */
  async function recover(asked: Write): Promise<unknown> {
    const again = await attempt(asked);
    if ("error" in again && isUnclear(again.error)) return again.error;
    lost.current = null;
    if (!("error" in again)) draft.current = again;
    return undefined;
  }

  async function writeOver(old: Draft | null, input: CalloutInput): Promise<Kept> {
    const asked = { draft: old, input, key: newRequestKey() };
    const kept = await attempt(asked);
    if ("error" in kept && isUnclear(kept.error)) lost.current = asked;
    return kept;
  }

  async function write(input: CalloutInput, goesOut: boolean): Promise<Kept> {
    const error = lost.current && (await recover(lost.current));
    if (error) return { error };
    const old = draft.current;
    if (old?.words === serialise(input)) return old;
    const kept = await writeOver(old, input);
    if (!("error" in kept) || !old || !scheduled || !goesOut || !isOffSchedule(kept.error)) return kept;
    const left = await leaveSchedule(old);
    if ("error" in left) return left;
    setScheduled(false);
    draft.current = left;
    return writeOver(left, input);
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

  /** The version that somebody else made is known. */
  function catchUp(): void {
    if (!draft.current || saved.kind !== "stale") return;
    const { lock_version = draft.current.lock_version, status } = saved.conflict ?? {};
    draft.current = { ...draft.current, lock_version, words: "" };
    if (status) setScheduled(status === "scheduled");
  }

  /** Once somebody else's change is known: these words stand all the same. */
  function overwrite(input: CalloutInput): Promise<Kept> {
    catchUp();
    return keep(draft.current ? input : anyVersion(input));
  }

  /** The same, while nothing can be written yet. */
  function accept(): void {
    catchUp();
    setSaved({ kind: "none" });
  }

  /** What somebody did since it was saved, for which sending was refused. The next write replaces a draft that is no more. */
  function whatHappened(error: unknown): "overtaken" | "deleted" | null {
    const now = failure(error, draft.current);
    const isDeleted = draft.current !== null && isMissing(error, "callout");
    if (now.kind === "failed" && !isDeleted) return null;
    if (isDeleted) draft.current = draft.current && { ...draft.current, words: "" };
    setSaved(isDeleted ? { kind: "none" } : now);
    return isDeleted ? "deleted" : "overtaken";
  }

  const present = () => draft.current;
  return { saved, scheduled, keep, overwrite, accept, whatHappened, present };
}
