/**
 * Who has said yes to which times, remembered beside the product and told by what was said and done alone: nobody is booked
 * beyond a yes of their own that still counts, an administrator's word, or a change that they were asked about.
 */
import { HOUR_MS, MINUTE_MS } from "../../../src/contract/durations.ts";
import {
  type AnswerState,
  bookedStretch,
  isUncovered,
  isWithin,
  listOfAnswer,
  listStretch,
  type Stretch,
  wallTime,
} from "./bookingState.ts";
import { answersIn, type Change, changesIn, type Happening, isBooked, nameIn } from "./happening.ts";

const minutesOf = (wall: string): number => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));

/** The same time by the clocks of the site, as many days later as the list is now. */
function sameTime(at: number, { list, was }: Change): number {
  const moved = at + (Date.parse(list.date) - Date.parse(was.date));
  const off = minutesOf(wallTime(moved, list.time_zone)) - minutesOf(wallTime(at, was.time_zone));
  // Clocks may have been changed between the two days.
  return moved - (((off + 36 * 60) % (24 * 60)) - 12 * 60) * MINUTE_MS;
}

/** What a booking becomes: edges that were the list's own follow it, the others keep their wall time. */
function movedStretch(booked: Stretch, change: Change): Stretch | undefined {
  const [old, whole] = [listStretch(change.was), listStretch(change.list)];
  const from = booked.from === old.from ? whole.from : Math.max(whole.from, sameTime(booked.from, change));
  const to = booked.to === old.to ? whole.to : Math.min(whole.to, sameTime(booked.to, change));
  return from < to ? { from, to } : undefined;
}

/** By more than an hour at either end: no such change is only a question whether it is all right. */
const isFar = (one: Stretch, other: Stretch): boolean =>
  Math.abs(one.from - other.from) > HOUR_MS || Math.abs(one.to - other.to) > HOUR_MS;

export class BookingMemory {
  /** By answer. */
  readonly #yes = new Map<number, Stretch>();
  readonly #spoken = new Map<number, Stretch>();
  /** Which change a booked doctor has not answered. */
  readonly #asked = new Map<number, "times" | "moved">();
  /** What each booking was when it was made or last agreed to. */
  readonly #agreed = new Map<number, Stretch>();

  /** What the doctor has said yes to and was not told otherwise about since. */
  yesOf = ({ id }: { id: number }): Stretch | undefined => this.#yes.get(id);

  see(happening: Happening): string[] {
    this.#listen(happening);
    for (const { one, was } of answersIn(happening)) {
      const booked = bookedStretch(one);
      if (!booked) this.#agreed.delete(one.id);
      else if (!isBooked(was)) this.#agreed.set(one.id, booked);
    }
    const changes = changesIn(happening);
    const faults = changes.flatMap((change) => this.#follow(happening, change));
    this.#forget(happening);
    return [
      ...faults,
      ...happening.after.answers
        .filter(isBooked)
        .flatMap((one) => this.#faultOf(one).map((fault) => [one, fault] as const))
        .map(([one, fault]) => `${nameIn(happening, one)}: ${fault}`),
      ...this.#uncounted(happening),
    ];
  }

  #listen({ said, after }: Happening): void {
    for (const { answerId, what, times } of said) {
      const answer = after.answers.find(({ id }) => id === answerId);
      const booked = answer && bookedStretch(answer);
      if (what === "yes" && times) this.#yes.set(answerId, times);
      if (what === "no") this.#drop(answerId);
      if (what === "kept" && booked) {
        this.#yes.set(answerId, booked);
        this.#agreed.set(answerId, booked);
        this.#asked.delete(answerId);
      }
      if (what === "spoken" && booked) this.#spoken.set(answerId, booked);
    }
  }

  #drop(answerId: number): void {
    this.#yes.delete(answerId);
    this.#spoken.delete(answerId);
    this.#asked.delete(answerId);
  }

  /** A yes is for where and when the list was; a booking goes with it and waits for another one. */
  #follow(happening: Happening, change: Change): string[] {
    const own = answersIn(happening).filter(({ one }) => one.list_id === change.list.id);
    return own.flatMap(({ one, was }): string[] => {
      if (change.kind === "moved") {
        this.#yes.delete(one.id);
        this.#spoken.delete(one.id);
      }
      const [old, now] = [was && bookedStretch(was), bookedStretch(one)];
      if (!old) return [];
      const meant = movedStretch(old, change);
      const agreed = this.#agreed.get(one.id);
      if (now && (change.kind === "moved" || (agreed && isFar(now, agreed)))) this.#asked.set(one.id, "moved");
      else if (now && (now.from !== old.from || now.to !== old.to))
        this.#asked.set(one.id, this.#asked.get(one.id) ?? "times");
      return now?.from === meant?.from && now?.to === meant?.to
        ? []
        : [`${nameIn(happening, one)}: a ${change.kind} list takes its booking elsewhere than to the same times`];
    });
  }

  /** Told not to come: it takes another yes. */
  #forget({ after }: Happening): void {
    for (const { id, outcome } of after.answers) {
      if (outcome === "not_required" || outcome === "released") this.#drop(id);
      if (outcome !== "confirmed") this.#asked.delete(id);
    }
  }

  #faultOf(answer: AnswerState): string[] {
    const booked = bookedStretch(answer);
    if (!booked) return ["booked for no time"];
    const asked = this.#asked.get(answer.id);
    if (answer.consent !== (asked ?? null)) return [`asked about ${answer.consent}, and should be about ${asked}`];
    const agreed = isWithin(booked, this.#yes.get(answer.id));
    const spoken = answer.spoken_by !== null && isWithin(booked, this.#spoken.get(answer.id));
    const last = this.#agreed.get(answer.id);
    const near = asked === "times" && last !== undefined && !isFar(booked, last);
    return agreed || spoken || near || asked === "moved" ? [] : ["booked without a yes to these times"];
  }

  /** A yes to a list that still needs somebody then is worth something. */
  #uncounted(happening: Happening): string[] {
    return happening.said.flatMap(({ what, answerId }) => {
      const answer = happening.after.answers.find(({ id }) => id === answerId);
      if (what !== "yes" || !answer || ["none", "standby", "confirmed"].includes(answer.outcome)) return [];
      const needed = isUncovered(happening.after, listOfAnswer(happening.after, answer));
      return needed || answer.outcome === "released"
        ? [`${nameIn(happening, answer)}: a yes that counts for nothing`]
        : [];
    });
  }
}
