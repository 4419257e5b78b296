/** A list by itself while it is being written: what is wrong with it, and keeping, removing or calling it out. */
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type ListRow } from "../../contract/list.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { useNow } from "../../lib/useNow.ts";
import { toasted, undoBy } from "../notifications/public.ts";
import { checkList } from "./checkCallout.ts";
import { listValues } from "./draftValues.ts";
import { listsApi, useChangeListMutation, useCreateListMutation, useDeleteListMutation } from "./listsApi.ts";
import { listInput, type NewList } from "./newList.ts";
import { useSitesQuery } from "./placesApi.ts";
import { staleOf } from "./staleCallout.ts";
import { useProblemWords } from "./useProblemWords.ts";

const asText = (list: NewList): string => JSON.stringify(listInput(list));

type Options = { initial: NewList; row: ListRow | undefined; onClose: () => void };

export function useListForm({ initial, row, onClose }: Options) {
  const [list, setList] = useState(initial);
  const [version, setVersion] = useState(row?.lock_version ?? 0);
  const [tried, setTried] = useState(false);
  const begun = useRef(asText(initial));
  const { data: sites = [] } = useSitesQuery();
  const words = useProblemWords();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [create, creating] = useCreateListMutation();
  const [change, changing] = useChangeListMutation();
  const [remove, removing] = useDeleteListMutation();
  const problems = checkList(list, 0, sites, useNow());
  const error = changing.error ?? creating.error ?? removing.error;
  const stale = staleOf(changing.error);
  const say = (key: "callouts:lists.saved" | "callouts:lists.removed") =>
    dispatch(toasted({ tone: "success", text: { key } }));

  /** The id of the kept list, or nothing. */
  async function keep(): Promise<number | undefined> {
    setTried(true);
    const [first] = problems;
    if (first) document.getElementById(first.field)?.focus();
    if (first) return undefined;
    if (row && !stale && asText(list) === begun.current) return row.id;
    const input = { list: listInput(list) };
    const lock_version = stale?.lock_version ?? version;
    const result = row ? await change({ id: row.id, ...input, lock_version }) : await create(input);
    return "error" in result ? undefined : result.data.id;
  }

  return {
    list,
    stale,
    error,
    busy: creating.isLoading || changing.isLoading || removing.isLoading,
    errorOf: (field: string) => {
      const problem = tried ? problems.find((one) => one.field === field) : undefined;
      return problem && words(problem);
    },
    change: (next: Partial<NewList>) => setList({ ...list, ...next }),
    save: async () => {
      if ((await keep()) === undefined) return;
      say("callouts:lists.saved");
      onClose();
    },
    callOut: async () => {
      const id = await keep();
      if (id !== undefined) void navigate(`/callouts/new?list=${id}`);
    },
    remove: async () => {
      if (!row || "error" in (await remove({ id: row.id }))) return;
      const undo = undoBy(listsApi.endpoints.createList, { list: listInput(listValues(row)) });
      dispatch(toasted({ tone: "success", text: { key: "callouts:lists.removed" }, undo }));
      onClose();
    },
    view: () => {
      if (!row) return;
      begun.current = asText(listValues(row));
      setList(listValues(row));
      setVersion(row.lock_version);
      changing.reset();
    },
  };
}
