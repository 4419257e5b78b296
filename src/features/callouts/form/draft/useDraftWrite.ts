/** Writes a draft to the server, once: makes it, changes it, or puts another in the place of one that cannot be changed. */
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

export const serialise = (input: CalloutInput): string => JSON.stringify(input);

/** `scheduled`: what goes out by itself is never left behind for a copy of it. */
export function useDraftWrite(scheduled: boolean) {
  const [create] = useDraftCalloutMutation();
  const [change] = useChangeCalloutMutation();
  const [unschedule] = useUnscheduleCalloutMutation();
  const [remove] = useDeleteDraftMutation();
  const missingAmong = useMissingLists();

  async function make(input: CalloutInput, key: string): Promise<Kept> {
    const { data, error } = await create({ callout: input, key });
    return data ? { id: data.id, lock_version: data.lock_version, words: serialise(input) } : { error };
  }

  /** A draft in place of one that is no more, or cannot be changed. The lists that went with it are made anew. */
  async function replace({ input, key }: Write, old: Draft): Promise<Kept> {
    const missing = await missingAmong(input.lists.flatMap(({ id }) => id ?? []));
    const lists = input.lists.map(({ id, ...list }) =>
      id === undefined || missing?.includes(id) ? list : { id, ...list },
    );
    const made = await make({ ...input, lists }, key);
    if ("error" in made) return made;
    // Best effort: what stays behind is a draft that nobody was mailed about.
    await remove({ id: old.id, lock_version: old.lock_version });
    return { ...made, words: serialise(input) };
  }

  async function attempt(asked: Write): Promise<Kept> {
    const { draft: old, input, key } = asked;
    if (!old) return make(input, key);
    const { data, error } = await change({ id: old.id, callout: input, lock_version: old.lock_version, key });
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
