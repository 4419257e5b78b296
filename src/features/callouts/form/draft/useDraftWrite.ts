/** Writes a draft to the server, once: makes it, changes it, or puts another in the place of one that cannot be changed. */
import { useRef } from "react";
import { isProblem, missingThing } from "../../../../api/problem.ts";
import { type CalloutInput } from "../../../../contract/shapes/calloutRequests.ts";
import { useChangeCalloutMutation, useUnscheduleCalloutMutation } from "../../api/calloutLifeApi.ts";
import { useDeleteDraftMutation, useDraftCalloutMutation } from "../../api/calloutsApi.ts";
import { useMissingLists } from "./useMissingLists.ts";

export type Draft = { id: number; lock_version: number; words: string };
export type Kept = Draft | { error: unknown };
/** What was asked of the server: over which draft, and under which key. */
export type Write = { draft: Draft | null; input: CalloutInput; key: string };

/** The draft was deleted, or another admin API knows no changing of drafts. */
const knowsNoChange = (error: unknown): boolean =>
  isProblem(error) &&
  (error.status === 405 || (error.status === 404 && ["callout", undefined].includes(missingThing(error))));

/** Lists that are no more are made anew. */
const withoutLists = (input: CalloutInput, gone: ReadonlySet<number>): CalloutInput => ({
  ...input,
  lists: input.lists.map((list) => {
    const { id, lock_version, ...rest } = list;
    return id !== undefined && gone.has(id) ? rest : list;
  }),
});

export const serialise = (input: CalloutInput): string => JSON.stringify(input);

/** `scheduled`: what goes out by itself is never left behind for a copy of it. */
export function useDraftWrite(scheduled: boolean) {
  const [create] = useDraftCalloutMutation();
  const [change] = useChangeCalloutMutation();
  const [unschedule] = useUnscheduleCalloutMutation();
  const [remove] = useDeleteDraftMutation();
  const missingAmong = useMissingLists();
  // The form goes on naming the lists that went with a draft.
  const gone = useRef(new Set<number>());

  async function make(input: CalloutInput, key: string): Promise<Kept> {
    const { data, error } = await create({ callout: withoutLists(input, gone.current), key });
    return data ? { id: data.id, lock_version: data.lock_version, words: serialise(input) } : { error };
  }

  /** A draft in place of one that is no more, or cannot be changed. */
  async function replace({ input, key }: Write, old: Draft): Promise<Kept> {
    const missing = await missingAmong(input.lists.flatMap(({ id }) => id ?? []));
    for (const id of missing ?? []) gone.current.add(id);
    const made = await make(input, key);
    // Best effort: what stays behind is a draft that nobody was mailed about.
    if (!("error" in made)) await remove({ id: old.id, lock_version: old.lock_version });
    return made;
  }

  async function attempt(asked: Write): Promise<Kept> {
    const { draft: old, input, key } = asked;
    if (!old) return make(input, key);
    const { data, error } = await change({
      id: old.id,
      callout: withoutLists(input, gone.current),
      lock_version: old.lock_version,
      key,
    });
    if (data) return { id: old.id, lock_version: data.lock_version, words: serialise(input) };
    return knowsNoChange(error) && !scheduled ? replace(asked, old) : { error };
  }

  /** What was to go out by itself is a draft again, with nothing changed yet. */
  async function leaveSchedule(old: Draft): Promise<Kept> {
    const { data, error } = await unschedule({ id: old.id, lock_version: old.lock_version });
    return data ? { ...old, lock_version: data.lock_version } : { error };
  }

  return { attempt, leaveSchedule };
}
