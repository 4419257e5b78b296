/** Standbys, and who asked to be one, were promised to be asked first, in their order, and each alone: what breaks that in one happening. */
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import {
  type AnswerState,
  type BookingState,
  isAwayDuring,
  isBookedDuring,
  isUncovered,
  isWithin,
  type ListState,
  listStretch,
  standbyLine,
  stretch,
} from "./bookingState.ts";
import { answersIn, type Happening, isBooked, nameIn } from "./happening.ts";

const openOffer = ({ offers }: BookingState, { id }: { id: number }) =>
  offers.find((offer) => offer.list_id === id && offer.status === "open");

/** Has offered all of the list, is free and not on leave then, and was not asked yet since the chain began. */
function canBeAsked(state: BookingState, list: ListState, standby: AnswerState, since: number): boolean {
  const whole = listStretch(list);
  const hindered = isBookedDuring(state, standby, whole) || isAwayDuring(state, standby, whole);
  const asked = state.offers.some(
    ({ response_id, offered_at, status }) =>
      response_id === standby.id && status !== "withdrawn" && offered_at.getTime() >= since,
  );
  return !hindered && !asked && isWithin(whole, stretch(standby.offered_from, standby.offered_to));
}

/** Somebody left, said no or was silent: whoever is next is asked, where there is time for it. */
function forgotten(happening: Happening, list: ListState, asksByItself: boolean): string[] {
  const { before, after, now } = happening;
  const left = answersIn(happening).some(
    ({ one, was }) => one.list_id === list.id && isBooked(was) && one.outcome === "released",
  );
  const passed = after.offers.some(
    ({ id, list_id, status }) =>
      list_id === list.id &&
      (status === "lapsed" || status === "declined") &&
      before.offers.some((offer) => offer.id === id && offer.status === "open"),
  );
  const open = after.callouts.some(({ id, status }) => id === list.callout_id && status === "open");
  const inTime = list.starts_at.getTime() - now >= 45 * MINUTE_MS && list.cover_status === "calling";
  if (!((left && asksByItself) || passed) || !open || !inTime || openOffer(after, list) || !isUncovered(after, list))
    return [];
  const since = passed ? (list.chain_started_at?.getTime() ?? now) : now;
  return standbyLine(after, list)
    .filter((one) => canBeAsked(after, list, one, since))
    .map((one) => `${nameIn(happening, one)}: a standby who should be asked now, and is not`);
}

/** Nobody is asked before those who are ahead in line. */
function outOfOrder(happening: Happening, list: ListState): string[] {
  const { before, after } = happening;
  const offer = openOffer(after, list);
  if (!offer || before.offers.some(({ id }) => id === offer.id)) return [];
  const since = list.chain_started_at?.getTime() ?? 0;
  const line = standbyLine(after, list);
  const ahead = line.slice(
    0,
    line.findIndex(({ id }) => id === offer.response_id),
  );
  return ahead
    .filter((one) => canBeAsked(after, list, one, since))
    .map((one) => `${nameIn(happening, one)}: passed over among the standbys`);
}

/** While one standby is asked alone, nobody else is booked by a yes of their own. */
function overtaken(happening: Happening, list: ListState): string[] {
  const offer = openOffer(happening.before, list);
  if (!offer || happening.by !== "doctor") return [];
  return answersIn(happening)
    .filter(
      ({ one, was }) => one.list_id === list.id && one.id !== offer.response_id && isBooked(one) && !isBooked(was),
    )
    .map(({ one }) => `${nameIn(happening, one)}: booked while a standby is asked alone`);
}

/** `asksByItself`: the practice wants it so. */
export const chainFaults = (happening: Happening, asksByItself: boolean): string[] =>
  happening.after.lists.flatMap((list) => [
    ...forgotten(happening, list, asksByItself),
    ...outOfOrder(happening, list),
    ...overtaken(happening, list),
  ]);
