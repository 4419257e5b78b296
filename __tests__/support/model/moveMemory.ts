/**
 * Who was told of a move, remembered from happening to happening: everybody who is not booked hears of it, at once where the
 * list needs somebody or they are in the line of standbys, else when it opens again; once, and as who had answered or never.
 */
import { type AnswerState, isUncovered, type ListState, listOfAnswer, standbyLine } from "./bookingState.ts";
import { answersIn, answersOfMail, type Change, changesIn, type Happening, isBooked, nameIn } from "./happening.ts";

/** Of what doctors read, as far as anything here changes it. */
const toldOf = (list: ListState): string =>
  [list.date, list.start_time, list.end_time, list.site_id, list.role_needed, list.theatre, list.notes_public].join();

const isLive = ({ after, now }: Happening, list: ListState): boolean =>
  list.cover_status !== "cancelled" &&
  list.starts_at.getTime() > now &&
  after.callouts.some(({ id, status }) => id === list.callout_id && (status === "open" || status === "confirmed"));

/** Promised to be asked first; also whoever was booked after asking for that, and is no longer. */
const inLine = ({ before }: Happening, { list }: Change, was: AnswerState | undefined): boolean =>
  was !== undefined &&
  (standbyLine(before, list).some(({ id }) => id === was.id) || (isBooked(was) && was.standby_wanted_at !== null));

export class MoveMemory {
  /** Who has ever said yes or no to a list. */
  readonly #answered = new Set<number>();
  /** Of answers whose doctors were not told of a move: what they know of the list. */
  readonly #untold = new Map<number, string>();

  see(happening: Happening): string[] {
    for (const { answerId, what } of happening.said) {
      if (what === "yes" || what === "no") this.#answered.add(answerId);
      if (what !== "spoken") this.#untold.delete(answerId);
    }
    const moved = changesIn(happening).filter(({ kind }) => kind === "moved");
    const first = new Set(moved.flatMap((change) => this.#note(happening, change)));
    const told = happening.after.answers.filter((one) => {
      if (!this.#untold.has(one.id)) return false;
      const list = listOfAnswer(happening.after, one);
      return isLive(happening, list) && (first.has(one.id) || isUncovered(happening.after, list));
    });
    const [anew, silent] = [true, false].map((known) => told.filter(({ id }) => this.#answered.has(id) === known));
    const changed = (silent ?? []).filter(
      (one) => this.#untold.get(one.id) !== toldOf(listOfAnswer(happening.after, one)),
    );
    for (const { id } of told) this.#untold.delete(id);
    for (const { id } of happening.after.answers.filter(isBooked)) this.#untold.delete(id);
    return [...this.#differ(happening, "asked_anew", anew ?? []), ...this.#differ(happening, "changed", changed)];
  }

  /** Returns whom the move concerns although others may cover the list. */
  #note(happening: Happening, change: Change): number[] {
    const own = answersIn(happening).filter(({ one }) => one.list_id === change.list.id && !isBooked(one));
    for (const { one } of own) if (!this.#untold.has(one.id)) this.#untold.set(one.id, toldOf(change.was));
    return own.filter(({ was }) => inLine(happening, change, was)).map(({ one }) => one.id);
  }

  #differ(happening: Happening, kind: "asked_anew" | "changed", wanted: readonly AnswerState[]): string[] {
    const mailed = happening.mails
      .filter((mail) => mail.kind === kind)
      .flatMap((mail) => answersOfMail(happening, mail))
      .filter((one) => !isBooked(one));
    const without = (some: readonly AnswerState[], others: readonly AnswerState[]): AnswerState[] =>
      some.filter(({ id }) => others.every((other) => other.id !== id));
    return [
      ...without(wanted, mailed).map((one) => `${nameIn(happening, one)}: not told of a move (${kind})`),
      ...without(mailed, wanted).map((one) => `${nameIn(happening, one)}: told of a move without need (${kind})`),
    ];
  }
}
