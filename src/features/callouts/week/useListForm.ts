/** A list by itself while it is being written: what is wrong with it, and keeping, removing or calling it out. */
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { isUnclear } from "../../../api/problem.ts";
import { useRowSaves } from "../../../api/useRowSave.ts";
import { type ListRequest, type ListRow } from "../../../contract/shapes/calloutList.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted } from "../../notifications/public.ts";
import { useChangeListMutation, useCreateListMutation, useDeleteListMutation } from "../api/listsApi.ts";
import { useListFields } from "../form/lists/useListFields.ts";
import { listValues } from "../form/model/draftValues.ts";
import { isSameList, listInput, type NewList } from "../form/model/newList.ts";
import { staleListRow } from "../shared/changeableList.ts";

type Options = { initial: NewList; row: ListRow | undefined; onDone: () => void };

export function useListForm({ initial, row, onDone }: Options) {
  const { list, replace, change: type, errorOf, check } = useListFields(initial);
  // As it was when the dialog opened; a later version counts once it was looked at.
  const [seen, setSeen] = useState(initial);
  const [before, setBefore] = useState(row);
  /** The response to a save was lost: the server may have more than `seen`. */
  const [unsure, setUnsure] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [create, creating] = useCreateListMutation();
  const [change, changing] = useChangeListMutation();
  const [remove, removing] = useDeleteListMutation();
  const error = changing.error ?? creating.error ?? removing.error;
  const conflict = before ? staleListRow(error, row ?? before) : null;
  const goOnFrom = (now: ListRow) => {
    setSeen(listValues(now));
    setBefore(now);
  };
  const { save: write, act } = useRowSaves<ListRequest, ListRow>(
    // `conflict` is what a colleague saved: another admin API may say no more than that there is something.
    { before, meet: () => undefined, goOnFrom },
    ({ input, before: over, key }) =>
      over ? change({ id: over.id, ...input, lock_version: over.lock_version, key }) : create({ ...input, key }),
  );
  const say = (key: "callouts:lists.saved" | "callouts:lists.removed") =>
    dispatch(toasted({ tone: "success", text: { key } }));

  /** The id of the kept list, or nothing. */
  async function keep(): Promise<number | undefined> {
    if (!check()) return undefined;
    removing.reset();
    if (before && !unsure && isSameList(list, seen)) return before.id;
    const { data, error: refusal } = await write({ list: listInput(list) });
    setUnsure(!data && (unsure || isUnclear(refusal)));
    return data?.id;
  }

  return {
    list,
    /** Also while it is being saved, which may be refused. */
    isTyped: !leaving && (unsure || !isSameList(list, seen)),
    /** What a colleague saved meanwhile; what is typed here stays until one of the two is chosen. */
    conflict,
    seen,
    error,
    busy: creating.isLoading || changing.isLoading || removing.isLoading || leaving,
    errorOf,
    change: type,
    save: async () => {
      if ((await keep()) === undefined) return;
      say("callouts:lists.saved");
      onDone();
    },
    callOut: async () => {
      const id = await keep();
      if (id === undefined) return;
      // Saved: leaving asks nothing. The next page may still have to be fetched.
      flushSync(() => setLeaving(true));
      await navigate(`/callouts/new?list=${id}`);
      setLeaving(false);
    },
    remove: async () => {
      changing.reset();
      if (!before || !(await act(before, ({ id, lock_version }) => remove({ id, lock_version })))) return;
      say("callouts:lists.removed");
      onDone();
    },
    decide: (next: NewList) => {
      if (!conflict) return;
      goOnFrom(conflict.list);
      setUnsure(false);
      replace(next);
      changing.reset();
      removing.reset();
    },
  };
}
