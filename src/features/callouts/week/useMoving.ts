/** Moves lists: at once where nobody was asked, else by way of the dialog that says whom the change concerns. */
import { useEffect, useState } from "react";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { joinMoment } from "../../../lib/formatList.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted, undoBy } from "../../notifications/public.ts";
import { listsApi, useChangeListMutation } from "../api/listsApi.ts";
import { listValues } from "../form/model/draftValues.ts";
import { isSameList, listInput, type NewList } from "../form/model/newList.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

/** Where it stands now, and where it shall stand. */
export type Move = { list: ListRow; to: NewList };

type Arrival = { id: number; version: number };

/** Until the dialog has closed. Milliseconds. */
const LOOKS_AGAIN_MS = 100;

/** What has been moved is drawn anew elsewhere: who moved it by keyboard goes on from there. */
function useArrival(lists: readonly ListRow[]): (arrival: Arrival) => void {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const isThere =
    arrival !== null && lists.some(({ id, lock_version }) => id === arrival.id && lock_version >= arrival.version);
  useEffect(() => {
    if (!arrival || !isThere) return undefined;
    const looking = setInterval(() => {
      if (document.querySelector("[role=dialog]")) return;
      const entry = document.querySelector<HTMLElement>(`[data-list="${arrival.id}"] > [data-cover]`);
      if (document.activeElement === document.body) entry?.focus();
      setArrival(null);
    }, LOOKS_AGAIN_MS);
    return () => clearInterval(looking);
  }, [arrival, isThere]);
  return setArrival;
}

/** `onAsk`: doctors know of the list, so the change is looked at first. */
export function useMoving(lists: readonly ListRow[], format: TimeFormat, onAsk: (move: Move) => void) {
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const [change, { isLoading }] = useChangeListMutation();
  const arrive = useArrival(lists);
  async function move({ list, to }: Move): Promise<void> {
    if (isLoading || isSameList(to, listValues(list))) return;
    if (list.callout) {
      onAsk({ list, to });
      return;
    }
    const { id, lock_version } = list;
    const { data, error } = await change({ id, list: listInput(to), lock_version });
    if (!data) {
      const params = { reason: problemText(error) };
      dispatch(toasted({ tone: "error", text: { key: "callouts:week.move.failed", params } }));
      return;
    }
    const params = { when: joinMoment(format.language, format.date(data.date), data.start_time) };
    const before = { id, list: listInput(listValues(list)), lock_version: data.lock_version };
    const undo = undoBy(listsApi.endpoints.changeList, before);
    dispatch(toasted({ tone: "success", text: { key: "callouts:week.move.done", params }, undo }));
    arrive({ id, version: data.lock_version });
  }
  return move;
}
