/** What a confirmation books: the doctor's answers to one list or several, each for its stretch. */
import { useState } from "react";
import { MINUTE_MS } from "../../../contract/durations.ts";
import { lacksCredential } from "../../../contract/rules/answerOrder.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { systemClock } from "../../../lib/clock.ts";
import { type Decided, type DecidedAnswer } from "../api/calloutAnswersApi.ts";
import { isUncovered, wholeSpan } from "../shared/cover.ts";

type Item = { list: CalloutList; response: CalloutResponse };

export type Chosen = Item & {
  required: boolean;
  taken: boolean;
  /** For what the doctor has not said yes to: on the office's word. */
  spoken: boolean;
};

type Said = Partial<Pick<Chosen, "taken" | "spoken">>;

/** The doctor's answers to lists that still need somebody; the one that was pressed is among them whatever became of it. */
function itemsOf({ lists, responses }: CalloutDetail, pressed: CalloutResponse, now: number): Item[] {
  return lists.flatMap((list) => {
    if (list.id === pressed.list_id) return [{ list, response: pressed }];
    const response = responses.find((one) => one.list_id === list.id && one.recipient_id === pressed.recipient_id);
    const stretch = response?.bookable ?? response?.bookable_spoken;
    const can = response && response.outcome !== "confirmed" && stretch && !stretch.blocked;
    return can && isUncovered(list) && Date.parse(list.starts_at) > now ? [{ list, response }] : [];
  });
}

const answerOf = ({ response, spoken }: Chosen): DecidedAnswer => {
  const { id, lock_version, bookable, bookable_spoken } = response;
  const stretch = spoken ? bookable_spoken : bookable;
  return { id, lock_version, ...(stretch ? { from: stretch.from, to: stretch.to } : {}) };
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** From one wall time to the next other one. */
const minutesBetween = (from: string, to: string): number => (minutesOf(to) - minutesOf(from) + 1440) % 1440;

/** The stretch that is booked, in milliseconds. */
function stretchOf({ list, response, spoken }: Chosen): { from: number; to: number } {
  const { from, to } = (spoken ? response.bookable_spoken : response.bookable) ?? wholeSpan(list);
  const begins = Date.parse(list.starts_at) + minutesBetween(list.start_time, from) * MINUTE_MS;
  return { from: begins, to: begins + (minutesBetween(from, to) || 1440) * MINUTE_MS };
}

/** One doctor cannot be booked for both. */
function isOverlap(one: Chosen, other: Chosen): boolean {
  const [a, b] = [stretchOf(one), stretchOf(other)];
  return one !== other && a.from < b.to && b.from < a.to;
}

/** `spoken`: the office's word was what the button said. */
export function useConfirmation(callout: CalloutDetail, response: CalloutResponse, spoken: boolean) {
  // As they were when the button was pressed: a newer answer must be looked at first.
  const [items] = useState(() => itemsOf(callout, response, systemClock.now()));
  const [said, setSaid] = useState<ReadonlyMap<number, Said>>(new Map([[response.id, { spoken }]]));
  const chosen = items.map((item): Chosen => {
    const { id, bookable } = item.response;
    const required = id === response.id;
    return { ...item, required, taken: required, spoken: bookable === null, ...said.get(id) };
  });
  const taken = chosen.filter((one) => one.taken);
  const question: Decided = {
    id: callout.id,
    decision: "confirm",
    responses: taken.map(answerOf),
    ...(taken.some((one) => one.spoken) ? { spoken: true } : {}),
  };
  const say = (id: number, next: Said) => setSaid(new Map(said).set(id, { ...said.get(id), ...next }));
  // Once more: it is on record that the doctor may not work there.
  const asks = taken.some((one) => lacksCredential(one.response));
  const overlaps = taken.some((one) => taken.some((other) => isOverlap(one, other)));
  return { chosen, question: overlaps ? null : question, say, asks };
}
