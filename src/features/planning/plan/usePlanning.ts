/** Which lists of a plan are ticked, who would be emailed about them, and planning them. */
import { useState } from "react";
import { requestKeys } from "../../../api/requestKey.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type DoctorRef } from "../../../contract/shapes/doctor.ts";
import { type PlanEntry, type PlanRequest, type PlanResult } from "../../../contract/shapes/planning.ts";
import { systemClock } from "../../../lib/clock.ts";
import { addDays } from "../../../lib/dateFormats.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted, undoBy } from "../../notifications/public.ts";
import { planningApi, usePlanWeeksMutation } from "../planningApi.ts";

export const keyOf = ({ standing_list_id, date }: Pick<PlanEntry, "standing_list_id" | "date">): string =>
  `${standing_list_id} ${date}`;

const [, MOST_LISTS] = LIMITS.listsPerCallout;

/** Wall times, as they sort. */
const spanOf = ({ date, start_time, end_time }: PlanEntry) => ({
  from: `${date} ${start_time}`,
  to: `${end_time > start_time ? date : addDays(date, 1)} ${end_time}`,
});

/** Whether one doctor cannot take both. */
function clash(one: PlanEntry, other: PlanEntry): boolean {
  if (one === other || one.usual?.doctor.id !== other.usual?.doctor.id) return false;
  const [a, b] = [spanOf(one), spanOf(other)];
  return a.from < b.to && b.from < a.to;
}

/** The chosen lists of which the usual doctor is asked: of several at one time the first, whichever of them are left out. */
function askedOf(chosen: readonly PlanEntry[], entries: readonly PlanEntry[]): PlanEntry[] {
  const asked: PlanEntry[] = [];
  for (const entry of chosen) {
    const skip = entry.usual?.skip;
    const isFree = skip === null || (skip === "clash" && entries.some((one) => one.possible && clash(one, entry)));
    if (isFree && !asked.some((one) => clash(one, entry))) asked.push(entry);
  }
  return asked;
}

/** The usual doctors who are emailed, and about how many lists each. */
function mailedOf(...lists: Parameters<typeof askedOf>): { doctor: DoctorRef; lists: number }[] {
  const doctors = askedOf(...lists).flatMap(({ usual }) => usual?.doctor ?? []);
  return [...Map.groupBy(doctors, ({ id }) => id).values()].flatMap(([doctor, ...others]) =>
    doctor ? [{ doctor, lists: 1 + others.length }] : [],
  );
}

/** Says how many lists were planned; for as long as that is possible, with a button that takes the plan back. */
function toastOf({ created, asked, lists, callouts, call_back_ms }: PlanResult) {
  if (created === 0) return toasted({ tone: "success", text: { key: "planning:plan.already" } });
  const params = { count: created, mails: asked.length };
  const key = asked.length > 0 ? "planning:plan.doneAsked" : "planning:plan.done";
  const undo = {
    ...undoBy(planningApi.endpoints.callBackPlan, { lists, callouts }),
    ...(asked.length > 0 ? { until: systemClock.now() + call_back_ms } : {}),
    words: { button: "planning:plan.undo", done: "planning:plan.undone" },
    lists: lists.map(({ id }) => id),
  } as const;
  const isHeld = asked.length === 0 || call_back_ms > 0;
  return toasted({ tone: "success", text: { key, params }, ...(isHeld ? { undo } : {}) });
}

export function usePlanning(entries: readonly PlanEntry[], onPlanned: () => void) {
  const dispatch = useAppDispatch();
  /** By `keyOf`: ticked or unticked by hand. */
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [asks, setAsks] = useState(true);
  const [request, { isLoading, data, error, requestId, reset }] = usePlanWeeksMutation();
  // What was planned once may be planned again: its lists may have been deleted since.
  const [requestKeyOf, setRequestKeyOf] = useState(() => requestKeys());
  const isChosen = (entry: PlanEntry): boolean =>
    entry.possible && (byHand.get(keyOf(entry)) ?? entry.notes.length === 0);
  const chosen = entries.filter(isChosen);
  const [looking, setLooking] = useState(false);
  const mailed = mailedOf(chosen, entries);
  const content = {
    entries: chosen.map(({ standing_list_id, date, lock_version }) => ({ standing_list_id, date, lock_version })),
    // Nobody is emailed who was not named here first, though the server may know by now of somebody to email.
    ask_usual: asks && mailed.length > 0,
  };
  const plan = async (asked: PlanRequest) => {
    setLooking(false);
    if (asked.entries.length === 0 || isLoading) return;
    const result = await request({ ...asked, key: requestKeyOf(asked) });
    if ("error" in result) return;
    setRequestKeyOf(() => requestKeys());
    dispatch(toastOf(result.data));
    if (result.data.existing.length === 0) onPlanned();
  };
  return {
    isChosen,
    chosen,
    /** All that can be planned. */
    open: entries.filter(({ possible }) => possible),
    choose: (some: readonly PlanEntry[], on: boolean) =>
      setByHand(new Map([...byHand, ...some.map((entry) => [keyOf(entry), on] as const)])),
    asks,
    setAsks,
    mailed,
    /** One for each callout. */
    emails: mailed.reduce((sum, { lists }) => sum + Math.ceil(lists / MOST_LISTS), 0),
    content,
    /** The emails are looked at before. */
    looking,
    busy: isLoading,
    error,
    /** Of the last press: what had been planned before it. */
    already: data && data.existing.length > 0 ? { id: requestId, existing: data.existing } : null,
    /** What was said was about other weeks. */
    forget: reset,
    submit: () => (content.ask_usual ? setLooking(true) : void plan(content)),
    plan,
    back: () => setLooking(false),
  };
}
export type Planning = ReturnType<typeof usePlanning>;
