/** What a callout's page shows of its lists and answers, held against a count minute by minute. */
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../src/contract/shapes/callout.ts";
import { type CalloutList, type OpenSpan } from "../../../src/contract/shapes/calloutList.ts";
import { type BookingMemory } from "./bookingMemory.ts";
import {
  answerName,
  type BookingState,
  type ListState,
  listStretch,
  missingAt,
  type Stretch,
  wallTime,
} from "./bookingState.ts";

function minutesOf(list: ListState): number[] {
  const { from, to } = listStretch(list);
  return Array.from({ length: (to - from) / MINUTE_MS }, (_, at) => from + at * MINUTE_MS);
}

/** Runs of minutes at which as many doctors are missing. */
function openOf(state: BookingState, list: ListState): (Stretch & { missing: number })[] {
  const open: (Stretch & { missing: number })[] = [];
  for (const minute of minutesOf(list)) {
    const missing = missingAt(state, list, minute);
    const last = open.at(-1);
    if (missing <= 0) continue;
    if (last?.to === minute && last.missing === missing) last.to += MINUTE_MS;
    else open.push({ from: minute, to: minute + MINUTE_MS, missing });
  }
  return open;
}

function listFaults(state: BookingState, list: ListState, shown: CalloutList): string[] {
  const open = openOf(state, list).map(
    ({ from, to, missing }): OpenSpan => ({
      from: wallTime(from, list.time_zone),
      to: wallTime(to, list.time_zone),
      missing,
    }),
  );
  const held = minutesOf(list).map((minute) => list.positions - missingAt(state, list, minute));
  const filled = Math.max(0, Math.min(list.positions, ...held));
  const told = (spans: readonly OpenSpan[]) => spans.map(({ from, to, missing }) => `${from}–${to} ×${missing}`).join();
  return [
    ...(told(open) === told(shown.open) ? [] : [`open is ${told(open)}, and ${told(shown.open)} is shown`]),
    ...(filled === shown.filled ? [] : [`${filled} are filled, and ${shown.filled} is shown`]),
  ];
}

/** The longest stretch within `within` at which somebody is missing, where anything is left of it. */
function roomIn(state: BookingState, list: ListState, within: Stretch | undefined): string | null {
  const runs: Stretch[] = [];
  for (const { from, to } of openOf(state, list)) {
    const [begins, ends] = within ? [Math.max(from, within.from), Math.min(to, within.to)] : [0, 0];
    const last = runs.at(-1);
    if (begins >= ends) continue;
    if (last?.to === begins) last.to = ends;
    else runs.push({ from: begins, to: ends });
  }
  const longest = Math.max(0, ...runs.map(({ from, to }) => to - from));
  const best = runs.find(({ from, to }) => to - from === longest);
  return best ? `${wallTime(best.from, list.time_zone)}–${wallTime(best.to, list.time_zone)}` : null;
}

/** Confirm books what the doctor has said yes to, as far as somebody is still needed; never more. */
function answerFaults({ state, memory, now }: Shown, list: ListState, shown: CalloutResponse): string[] {
  const undecided = shown.outcome === "none" || shown.outcome === "standby";
  const live = list.cover_status !== "cancelled" && list.starts_at.getTime() > now;
  const meant = live && undecided ? roomIn(state, list, memory.yesOf(shown)) : null;
  const said = shown.bookable && `${shown.bookable.from}–${shown.bookable.to}`;
  return meant === said
    ? []
    : [
        `${answerName(state, { doctor_id: shown.doctor.id, list_id: list.id })}: ${meant} can be booked, and ${said} is shown`,
      ];
}

/** `now` in milliseconds. */
type Shown = { state: BookingState; memory: BookingMemory; now: number };

export function shownFaults(shownIn: Shown, callout: CalloutDetail): string[] {
  const { state } = shownIn;
  return state.lists
    .filter((list) => list.callout_id === callout.id)
    .flatMap((list) => {
      const shown = callout.lists.find(({ id }) => id === list.id);
      const own = callout.responses.filter(({ list_id }) => list_id === list.id);
      return [
        ...(shown ? listFaults(state, list, shown) : [`list ${list.id} is not shown`]),
        ...own.flatMap((answer) => answerFaults(shownIn, list, answer)),
      ];
    });
}
