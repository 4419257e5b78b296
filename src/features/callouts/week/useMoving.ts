/** Moves lists: at once where nobody was asked yet, else by way of the dialog that says whom the change concerns. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { systemClock } from "../../../lib/clock.ts";
import { joinMoment } from "../../../lib/formatList.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted, undoBy } from "../../notifications/public.ts";
import { useSitesQuery } from "../../places/public.ts";
import { calloutLifeApi, useChangeCalloutMutation } from "../api/calloutLifeApi.ts";
import { useLazyCalloutQuery } from "../api/calloutsApi.ts";
import { listsApi, useChangeListMutation } from "../api/listsApi.ts";
import { useNoteText } from "../form/lists/ListNotes.tsx";
import { listValues } from "../form/model/draftValues.ts";
import { isSameList, listInput, type NewList } from "../form/model/newList.ts";
import { useProblemFormat } from "../form/model/useProblemFormat.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { draftInput, isListUnsent, whyNotMoved } from "./movedList.ts";

/** Where it stands now, and where it shall stand. */
export type Move = { list: ListRow; to: NewList };

type Arrival = { id: number; version: number };

const ENDS_SENTENCE = /[.!?…。！？]$/;

/** Until the dialog has closed. Milliseconds. */
const LOOKS_AGAIN_MS = 100;

/** For what stands against a place. Milliseconds. */
const NOTES_WAIT_MS = 1000;

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
  const { t } = useTranslation("callouts");
  const problemText = useProblemText();
  const problemFormat = useProblemFormat();
  const noteText = useNoteText();
  const [change] = useChangeListMutation();
  const [changeDraft] = useChangeCalloutMutation();
  const [read] = useLazyCalloutQuery();
  const arrive = useArrival(lists);
  const last = useRef(Promise.resolve());
  const { data: sites = [] } = useSitesQuery();
  const reasonOf = (error: unknown) =>
    isProblem(error) && error.fields?.send_at ? t("week.move.sentLater") : problemText(error);
  const refuse = (why: string): void => {
    // Below a field a reason has no full stop; in the toast it follows a sentence.
    const reason = ENDS_SENTENCE.test(why) ? why : t("week.move.reason", { reason: why });
    dispatch(toasted({ tone: "error", text: { key: "callouts:week.move.failed", params: { reason } } }));
  };
  /** An archived site keeps the lists it has, and takes none, not even one that was there. */
  const canReturn = ({ list, to }: Move) => [Number(to.site), ...sites.map(({ id }) => id)].includes(list.site.id);
  async function moveFree({ list, to }: Move) {
    const { id, lock_version } = list;
    const { data, error } = await change({ id, list: listInput(to), lock_version });
    if (!data) return { error };
    const before = { id, list: listInput(listValues(list)), lock_version: data.lock_version };
    return { data, undo: undoBy(listsApi.endpoints.changeList, before) };
  }
  /** What stands against its new place; where that takes long, the move is told without. */
  async function notesOn(id: number) {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, NOTES_WAIT_MS, undefined));
    const asked = dispatch(listsApi.endpoints.list.initiate(id, { subscribe: false, forceRefetch: true }));
    return (await Promise.race([asked, late]))?.data?.list_notes;
  }
  async function moveInDraft(id: number, moved: Move) {
    const asked = await read(id);
    if (!asked.data) return { error: asked.error };
    const { lock_version } = asked.data;
    const { data, error } = await changeDraft({ id, callout: draftInput(asked.data, moved), lock_version });
    const list = data?.lists.find((one) => one.id === moved.list.id);
    if (!data || !list) return { error };
    const before = { id, callout: draftInput(asked.data), lock_version: data.lock_version };
    return {
      data: { ...list, list_notes: await notesOn(list.id) },
      undo: undoBy(calloutLifeApi.endpoints.changeCallout, before),
    };
  }
  async function moveNow({ list, to }: Move): Promise<void> {
    const moved = list.callout ? await moveInDraft(list.callout.id, { list, to }) : await moveFree({ list, to });
    if (!moved.data) return refuse(reasonOf(moved.error));
    const { data } = moved;
    const undo = canReturn({ list, to }) && { undo: moved.undo };
    const when = joinMoment(format.language, format.date(data.date), data.start_time);
    const notes = (data.list_notes ?? []).map(noteText).join(" · ");
    const key = notes ? "callouts:week.move.noted" : "callouts:week.move.done";
    dispatch(toasted({ tone: "success", text: { key, params: { when, ...(notes && { notes }) } }, ...undo }));
    arrive({ id: list.id, version: data.lock_version });
  }
  return ({ list, to }: Move): void => {
    if (isSameList(to, listValues(list))) return;
    const wrong = whyNotMoved({ list, to }, sites, systemClock.now());
    if (wrong) refuse(problemFormat(wrong));
    else if (list.callout && !isListUnsent(list)) onAsk({ list, to });
    // One after the other: the second of a draft's lists goes into the draft as the first left it.
    else last.current = last.current.then(() => moveNow({ list, to }));
  };
}
