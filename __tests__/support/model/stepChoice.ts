/** Steps that a life with callouts is made of, and how each finds somebody to do it with. */

import { type Answer } from "../../../src/contract/callout.ts";
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { fc } from "../random/fc.ts";
import { type AnswerState, type ListState, listOfAnswer, listStretch, type Stretch, wallTime } from "./bookingState.ts";
import { type World } from "./bookingWorld.ts";

/** Nobody was there to do it with. */
export const NOTHING = "";

/** `run` says with whom it was done and what came of it. */
export class Step {
  readonly name: string;
  readonly run: (world: World) => Promise<string>;
  constructor(name: string, run: (world: World) => Promise<string>) {
    this.name = name;
    this.run = run;
  }
  /** What a failure tells. */
  toString(): string {
    return this.name;
  }
}

export const anyIndex = fc.nat({ max: 999 });
/** Once in `n` times. */
export const seldom = (n: number) => fc.nat({ max: n - 1 }).map((one) => one === 0);
export const anAnswer = fc.constantFrom<Answer>(
  "available",
  "available",
  "available",
  "available",
  "if_needed",
  "unavailable",
);

/** One of those that it is meant for; now and then, and seldom where there is none, any. */
export function choose<Item>(all: readonly Item[], likely: (item: Item) => boolean, n: number): Item | undefined {
  const some = n % 8 === 0 ? all : all.filter(likely);
  return some[Math.floor(n / 8) % some.length];
}

export const calloutOf = ({ state }: World, { callout_id }: { callout_id: number }) =>
  state.callouts.find(({ id }) => id === callout_id);

/** Under way, and its list is ahead. */
export function isLive(world: World, answer: AnswerState): boolean {
  const list = listOfAnswer(world.state, answer);
  const status = calloutOf(world, answer)?.status;
  const ahead = list.starts_at.getTime() > world.now && list.cover_status !== "cancelled";
  return ahead && (status === "open" || status === "confirmed");
}

/** Hours left out at the beginning and at the end. */
export type Part = { late: number; early: number };
export const aPart = fc.oneof(
  { arbitrary: fc.constant<Part>({ late: 0, early: 0 }), weight: 5 },
  { arbitrary: fc.record({ late: fc.nat({ max: 2 }), early: fc.nat({ max: 2 }) }), weight: 2 },
);

/** The part as instants and as it is asked for; null is the list's own edge. */
export function partOf(
  list: ListState,
  { late, early }: Part,
): { times: Stretch; from: string | null; to: string | null } {
  const whole = listStretch(list);
  const times = { from: whole.from + late * HOUR_MS, to: whole.to - early * HOUR_MS };
  return {
    times,
    from: late > 0 ? wallTime(times.from, list.time_zone) : null,
    to: early > 0 ? wallTime(times.to, list.time_zone) : null,
  };
}

/** The times that an answer as it is stored was given for, or would be given for now. */
export function timesOf(list: ListState, { part_from, part_to }: AnswerState): Stretch {
  const { from, to } = listStretch(list);
  const at = (wall: string): number => {
    for (let moment = from; moment <= to; moment += 60_000)
      if (wallTime(moment, list.time_zone) === wall) return moment;
    return Number.NaN;
  };
  return { from: part_from === null ? from : at(part_from), to: part_to === null ? to : at(part_to) };
}
