/** All that is stored of a practice's callouts at one moment, and which lists somebody is missing at, computed here and nowhere else. */
import { type Selectable } from "kysely";
import { type Db } from "../../../server/db/database.ts";
import { type Tables } from "../../../server/db/schema.ts";

export type ListState = Selectable<Tables["lists"]> & { callout_id: number };
export type AnswerState = Selectable<Tables["responses"]>;
export type WaveState = Selectable<Tables["waves"]>;
export type BookingState = {
  callouts: Selectable<Tables["callouts"]>[];
  lists: ListState[];
  answers: AnswerState[];
  offers: Selectable<Tables["standby_offers"]>[];
  waves: WaveState[];
  /** Leave of doctors. */
  away: Selectable<Tables["doctor_unavailabilities"]>[];
};

export async function bookingState(db: Db): Promise<BookingState> {
  const [callouts, lists, answers, offers, waves, away] = await Promise.all([
    db.selectFrom("callouts").selectAll().orderBy("id").execute(),
    db
      .selectFrom("lists")
      .innerJoin("callout_lists", "callout_lists.list_id", "lists.id")
      .selectAll("lists")
      .select("callout_lists.callout_id")
      .orderBy("lists.id")
      .execute(),
    db.selectFrom("responses").selectAll().orderBy("id").execute(),
    db.selectFrom("standby_offers").selectAll().orderBy("id").execute(),
    db.selectFrom("waves").selectAll().where("callout_id", "is not", null).orderBy("position").execute(),
    db.selectFrom("doctor_unavailabilities").selectAll().orderBy("id").execute(),
  ]);
  return { callouts, lists, answers, offers, waves, away };
}

/** A stretch of time, in milliseconds. */
export type Stretch = { from: number; to: number };

export const stretch = (from: Date | null, to: Date | null): Stretch | undefined =>
  from && to ? { from: from.getTime(), to: to.getTime() } : undefined;
export const bookedStretch = ({ booked_from, booked_to }: AnswerState): Stretch | undefined =>
  stretch(booked_from, booked_to);
export const isWithin = (inner: Stretch, outer: Stretch | undefined): boolean =>
  outer !== undefined && outer.from <= inner.from && inner.to <= outer.to;
export const listStretch = ({ starts_at, ends_at }: ListState): Stretch => ({
  from: starts_at.getTime(),
  to: ends_at.getTime(),
});

/** Whether the doctor is on leave for some of that time. */
export const isAwayDuring = (
  { away }: BookingState,
  { doctor_id }: { doctor_id: number },
  { from, to }: Stretch,
): boolean =>
  away.some((one) => one.doctor_id === doctor_id && one.starts_at.getTime() < to && from < one.ends_at.getTime());

/** Whether the doctor is booked for some of that time. */
export const isBookedDuring = (
  { answers }: BookingState,
  { doctor_id }: { doctor_id: number },
  { from, to }: Stretch,
): boolean =>
  answers.some((one) => {
    const booked = one.doctor_id === doctor_id ? bookedStretch(one) : undefined;
    return booked !== undefined && booked.from < to && from < booked.to;
  });

export const listOfAnswer = ({ lists }: BookingState, { list_id }: { list_id: number }): ListState => {
  const list = lists.find(({ id }) => id === list_id);
  if (!list) throw new Error(`There is no list ${list_id}`);
  return list;
};

/** Who was promised to be asked first about a list, in this order: the office's standbys by rank, then those who asked for it. */
export function standbyLine({ answers }: BookingState, { id }: { id: number }): AnswerState[] {
  const own = answers.filter(({ list_id }) => list_id === id);
  const ranked = own.filter(({ outcome }) => outcome === "standby");
  const wished = own.filter(
    ({ outcome, response, standby_wanted_at: wanted }) =>
      wanted &&
      outcome !== "standby" &&
      outcome !== "confirmed" &&
      (response === "available" || response === "if_needed"),
  );
  return [
    ...ranked.sort((one, other) => Number(one.standby_rank) - Number(other.standby_rank)),
    ...wished.sort(
      (one, other) => Number(one.standby_wanted_at) - Number(other.standby_wanted_at) || one.id - other.id,
    ),
  ];
}

/** Doctors that are missing at that moment; below zero there are too many. */
export const missingAt = ({ answers }: BookingState, list: ListState, moment: number): number =>
  list.positions -
  answers.filter(({ list_id, booked_from, booked_to }) => {
    const booked = stretch(booked_from, booked_to);
    return list_id === list.id && booked !== undefined && booked.from <= moment && moment < booked.to;
  }).length;

/** A count changes only where a booking begins or ends. */
export function isUncovered(state: BookingState, list: ListState): boolean {
  const whole = listStretch(list);
  const edges = state.answers.flatMap((one) => {
    const booked = one.list_id === list.id ? bookedStretch(one) : undefined;
    return booked ? [booked.from, booked.to] : [];
  });
  return [whole.from, ...edges].some(
    (moment) => whole.from <= moment && moment < whole.to && missingAt(state, list, moment) > 0,
  );
}

/** What the clocks of the site show. */
export const wallTime = (instant: number | Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(instant);

/** "doctor 2, list 3": both by their place, counted from 0. */
export function answerName({ answers, lists }: BookingState, one: { doctor_id: number; list_id: number }): string {
  const doctors = [...new Set(answers.map(({ doctor_id }) => doctor_id))].sort((a, b) => a - b);
  return `doctor ${doctors.indexOf(one.doctor_id)}, list ${lists.findIndex(({ id }) => id === one.list_id)}`;
}
