/** Keeps what is written: as a draft on the server once it is complete, on the device until then; and settles a colleague's change. */
import { useEffect, useEffectEvent, useState } from "react";
import { useRetry } from "../../../../lib/hooks/useRetry.ts";
import { checkCallout } from "../model/checkCallout.ts";
import { mergedCallout } from "../model/mergedCallout.ts";
import { type NewCallout, toInput } from "../model/newCallout.ts";
import { withoutIds } from "../model/newList.ts";
import { useAutosave } from "./useAutosave.ts";
import { serialise } from "./useDraftWrite.ts";
import { useKeeping, type useKeptForm } from "./useKeptForm.ts";
import { type useNewCallout } from "./useNewCallout.ts";
import { type useSending } from "./useSending.ts";
import { useTheirs } from "./useTheirs.ts";

type Options = {
  sending: ReturnType<typeof useSending>;
  form: ReturnType<typeof useNewCallout>;
  initial: NewCallout;
  scheduled: boolean;
  kept: ReturnType<typeof useKeptForm>;
};

export function useWriting({ sending, form, initial, scheduled, kept }: Options) {
  const { state, saved, keep, overwrite, accept, present, draftId } = sending;
  const theirs = useTheirs(form.values, draftId);
  const busy = state.kind === "busy";
  const isOvertaken = saved.kind === "stale" || saved.kind === "gone";
  const isSaved = saved.kind === "saved" && form.input !== null && saved.words === serialise(form.input);
  // What both versions began with. That it has saved itself since does not matter: nobody notices when it does.
  const [begun, setBegun] = useState(kept.restored?.base ?? initial);
  const [savedLast, setSavedLast] = useState(begun);
  if (isSaved && savedLast !== form.values) setSavedLast(form.values);
  const before = [begun, savedLast];
  const unsaved = form.dirty && !isSaved;
  const savesItself = unsaved && !scheduled && !busy && !isOvertaken;
  useAutosave(form.input, savesItself, keep);
  useRetry(savesItself && saved.kind === "failed" && saved.isTemporary, () => form.input && keep(form.input));
  useKeeping(kept, { values: form.dirty ? form.values : null, isSaved, draft: present, base: begun });
  const lookAtTheirs = useEffectEvent(theirs.look);
  // The outside world is the server, which has what somebody else did. It is asked once for each conflict.
  useEffect(() => {
    if (isOvertaken) void lookAtTheirs();
  }, [isOvertaken]);
  return {
    busy,
    unsaved,
    isOvertaken,
    theirs,
    before,
    /** These words stand; what was not touched here becomes theirs. */
    overwrite: () => {
      // Of a list that was deleted nothing is there to take over.
      const isDeleted = saved.kind === "stale" && saved.conflict === null;
      const known = theirs.theirs && !isDeleted ? mergedCallout(before, form.values, theirs.theirs) : form.values;
      const merged = { ...known, lists: withoutIds(known.lists, theirs.missing) };
      form.change(merged);
      // Without a draft only the lists were anybody else's.
      if (theirs.theirs) setBegun(draftId() === null ? { ...begun, lists: theirs.theirs.lists } : theirs.theirs);
      theirs.forget();
      if (checkCallout(merged, form.sites, form.now).length > 0) accept();
      else void overwrite(toInput(merged, form.sites));
    },
  };
}
