/** One more list for an open callout: what it sends, adding it, and a colleague's change in the meantime. */
import { useState } from "react";
import { requestKeys } from "../../../api/requestKey.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted } from "../../notifications/public.ts";
import { useAddListMutation, usePreviewAddingListMutation } from "../api/calloutListApi.ts";
import { staleOf } from "../api/staleCallout.ts";
import { useListFields } from "../form/lists/useListFields.ts";
import { listValues } from "../form/model/draftValues.ts";
import { anotherList, emptyList, isSameList, listInput, type NewList } from "../form/model/newList.ts";
import { isMade, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";
import { useFormDefaults } from "../shared/sessionHours.ts";

export function useListAddition(callout: CalloutDetail, onClose: () => void) {
  const { id, lists, lock_version } = callout;
  const dispatch = useAppDispatch();
  const { times } = useFormDefaults();
  const last = lists.at(-1);
  const [initial] = useState(() => (last ? anotherList(listValues(last)) : emptyList(times)));
  // As it was when the dialog opened; a later version counts once it was looked at.
  const [version, setVersion] = useState(lock_version);
  const fields = useListFields(initial);
  const previewing = usePreviewAddingListMutation();
  const [add, adding] = useAddListMutation();
  const [keyOf] = useState(requestKeys);
  const request = { id, list: listInput(fields.list), lock_version: version };
  const question = fields.isComplete && !isMade(adding) ? request : null;
  const mails = useMailsBefore(previewing, question, versionOf(callout));
  const unasked = fields.isComplete ? mails.error : undefined;
  const error = adding.error ?? unasked;
  const stale = staleOf(error);
  return {
    fields: {
      ...fields,
      change: (next: Partial<NewList>) => {
        fields.change(next);
        adding.reset();
      },
    },
    isTyped: !isSameList(fields.list, initial),
    preview: fields.isComplete ? mails.data : undefined,
    isAsking: mails.asking,
    isWaiting: fields.isComplete && (mails.asking || unasked !== undefined),
    isBusy: adding.isLoading,
    error,
    retry: adding.error === undefined && fields.isComplete ? mails.retry : undefined,
    stale,
    goOn: () => {
      if (stale) setVersion(stale.lock_version);
      adding.reset();
    },
    add: async () => {
      if (!fields.check()) return;
      const result = await add({ ...request, key: keyOf(request) });
      if ("error" in result) return;
      dispatch(toasted({ tone: "success", text: { key: "callouts:changes.addDone" } }));
      onClose();
    },
  };
}
