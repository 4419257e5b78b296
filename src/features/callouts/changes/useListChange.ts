/** Changing a list that doctors were asked about: what it asks of whom, saving it, and a colleague's change in the meantime. */
import { useState } from "react";
import { isProblem } from "../../../api/problem.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted } from "../../notifications/public.ts";
import { useChangeSentListMutation, usePreviewListChangeMutation } from "../api/calloutListApi.ts";
import { isFinal } from "../api/refusalText.ts";
import { useListFields } from "../form/lists/useListFields.ts";
import { mergedList } from "../form/model/comparedLists.ts";
import { listValues } from "../form/model/draftValues.ts";
import { isSameList, listInput, type NewList } from "../form/model/newList.ts";
import { isMade, useMailsBefore } from "../mails/useMailsBefore.ts";
import { type SentList, staleList } from "../shared/changeableList.ts";

type Options = { calloutId: number; list: SentList; moved: NewList | undefined; version: string; onClose: () => void };

const isOverlap = (error: unknown): boolean => isProblem(error) && error.code === "overlap";
const isUncredentialed = (error: unknown): boolean => isProblem(error) && error.code === "not_credentialed";

export function useListChange({ calloutId, list: sent, moved, version, onClose }: Options) {
  const dispatch = useAppDispatch();
  // As it was when the dialog opened; a later version counts once it was looked at.
  const [seen, setSeen] = useState({ list: listValues(sent), version: sent.lock_version });
  const [despite, setDespite] = useState(false);
  /** As it stands here where nothing was typed; another place may have been chosen before the dialog opened. */
  const [untyped, setUntyped] = useState(moved ?? seen.list);
  const fields = useListFields(untyped);
  const previewing = usePreviewListChangeMutation();
  const [change, changing] = useChangeSentListMutation();
  const isSame = isSameList(fields.list, seen.list);
  const request = { id: calloutId, listId: sent.id, list: listInput(fields.list), lock_version: seen.version };
  const isAsked = !isSame && fields.isComplete;
  const mails = useMailsBefore(previewing, isAsked && !isMade(changing) ? request : null, version);
  const unasked = isAsked ? mails.error : undefined;
  const error = changing.error ?? unasked;
  const stale = staleList(error, sent.id);
  const conflict = stale && stale.list.lock_version !== seen.version ? stale : null;
  const asksOnceMore = isUncredentialed(changing.error);
  const isHeldUp = mails.asking || unasked !== undefined || isOverlap(error) || (asksOnceMore && !despite);
  return {
    fields: {
      ...fields,
      change: (next: Partial<NewList>) => {
        fields.change(next);
        setDespite(false);
        changing.reset();
      },
    },
    seen: seen.list,
    isSame,
    isTyped: !isSame && !isSameList(fields.list, untyped),
    preview: isAsked ? mails.data : undefined,
    /** Nothing to save, not known yet what saving sends, or it can only be refused until something else is chosen. */
    isWaiting: isSame || (isAsked && isHeldUp),
    isAsking: mails.asking,
    isBusy: changing.isLoading,
    isBlocked: conflict !== null || (isFinal(error) && !isOverlap(error) && !asksOnceMore),
    error,
    retry: isAsked && unasked !== undefined && !isFinal(unasked) ? () => void previewing[0](request) : undefined,
    conflict,
    decide: (list: NewList) => {
      if (!conflict) return;
      const theirs = listValues(conflict.list);
      setUntyped(isSameList(list, theirs) ? theirs : mergedList(seen.list, untyped, theirs));
      setSeen({ list: theirs, version: conflict.list.lock_version });
      setDespite(false);
      fields.replace(list);
      changing.reset();
    },
    asksOnceMore,
    despite,
    setDespite,
    save: async () => {
      if (!fields.check()) return;
      const result = await change({ ...request, ...(despite ? { despite_credential: true } : {}) });
      if ("error" in result) return;
      dispatch(toasted({ tone: "success", text: { key: "callouts:changes.done" } }));
      onClose();
    },
  };
}
