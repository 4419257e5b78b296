/** What came back from a doctor's form: read, checked, and made into answers. */
import { ANSWERS, type Answer } from "../../../src/contract/callout.ts";
import { LIMITS } from "../../../src/contract/limits.ts";
import { type RespondTexts } from "../../locales/en/respond.ts";
import { type AnswerResult, type Part, WHOLE } from "../callouts/public.ts";
import { answerField, momentIn, wholeOf } from "./listCard.ts";
import { NO_PART, partIn, readPart, type TypedPart, typedPart } from "./partForm.ts";
import { hasWithdrawn, type RespondList } from "./respondList.ts";
import { asShownBy, isOtherList, type Seen, shownIn } from "./shownList.ts";

/** What was typed, kept when the form comes back with a problem. By list id. */
export type Typed = {
  answers: Record<number, string>;
  parts: Record<number, TypedPart>;
  /** What the form said of the lists, by list id. */
  shown: Record<number, string>;
  /** Lists that the form showed as booked at once by a yes. */
  books: readonly number[];
  note: string;
  /** The note that the form came with; undefined where it did not say. */
  noteBefore: string | undefined;
  /** Every list was to choose for. */
  change: boolean;
};

const [, NOTE_MOST] = LIMITS.responseNote;
const isAnswer = (text: unknown): text is Answer => ANSWERS.some((answer) => answer === text);

/** Fields of an urlencoded body; anything but one plain text a field counts as not sent. */
export const fieldsOf = (body: unknown): ((name: string) => string) => {
  const fields = new Map(Object.entries((body ?? {}) as Record<string, unknown>));
  return (name) => {
    const value = fields.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
  };
};

const hasField = (body: unknown, name: string): boolean => Object.hasOwn((body ?? {}) as object, name);

export const isTooLong = (text: string): boolean => Array.from(text).length > NOTE_MOST;

export const booksField = ({ id }: { id: number }): string => `books-${id}`;
export const noteBeforeField = (noteName: string): string => `${noteName}-before`;

/** `noteName`: of the field with the note to these lists. */
export function readForm(body: unknown, lists: readonly RespondList[], noteName = "note"): Typed {
  const text = fieldsOf(body);
  const answers = lists.map((list) => [list.id, text(answerField(list))] as const);
  return {
    answers: Object.fromEntries(answers.filter(([, answer]) => isAnswer(answer))),
    parts: Object.fromEntries(lists.map((list) => [list.id, readPart(list, text)])),
    shown: Object.fromEntries(lists.map((list) => [list.id, shownIn(list, text)])),
    books: lists.filter((list) => text(booksField(list)) !== "").map(({ id }) => id),
    note: text(noteName),
    noteBefore: hasField(body, noteBeforeField(noteName)) ? text(noteBeforeField(noteName)) : undefined,
    change: text("change") !== "",
  };
}

const isYes = (answer: string | undefined): boolean => answer === "available" || answer === "if_needed";
const partOf = ({ parts }: Typed, list: RespondList): Part | undefined => partIn(parts[list.id] ?? NO_PART, list);

/** A yes to times that make no sense. */
export const hasWrongPart = (typed: Typed, list: RespondList): boolean =>
  isYes(typed.answers[list.id]) && !partOf(typed, list);

/** Times of a part, other than those that the form came with, and no answer. */
export const isUnanswered = (typed: Typed, list: RespondList): boolean => {
  const { from, to } = typed.parts[list.id] ?? NO_PART;
  const before = given([list]).parts[list.id] ?? NO_PART;
  const isOther = from !== before.from || to !== before.to;
  // The part that it came with is known while the list is open: somebody may be booked since the form was made.
  return list.state === "open" && !isAnswer(typed.answers[list.id]) && Boolean(from || to) && isOther;
};

/** The first list of which only the times of a part were given. */
export const unansweredIn = (typed: Typed, lists: readonly RespondList[]): RespondList | undefined =>
  lists.find((list) => isUnanswered(typed, list));

/** A yes to a list that has changed since the form was made. */
export const isOutdated = (typed: Typed, list: RespondList): boolean =>
  isYes(typed.answers[list.id]) && isOtherList(list, typed.shown[list.id] ?? "");

/** A yes that books now, though the form did not say so. */
const isSurprised = (typed: Typed, list: RespondList): boolean =>
  list.instant &&
  typed.answers[list.id] === "available" &&
  partOf(typed, list) === WHOLE &&
  !typed.books.includes(list.id);

/** The sentence to show instead of storing it, if any. */
export function problemOf(typed: Typed, lists: readonly RespondList[], texts: RespondTexts): string | undefined {
  const { answers, note } = typed;
  const unanswered = unansweredIn(typed, lists);
  if (unanswered) return texts.part.unanswered(momentIn(wholeOf(unanswered), unanswered, texts));
  if (Object.keys(answers).length === 0) return texts.wrong.nothing;
  if (lists.some((list) => isOutdated(typed, list))) return texts.wrong.changed;
  if (lists.some((list) => hasWrongPart(typed, list))) return texts.part.wrong;
  if (isTooLong(note)) return texts.wrong.note(NOTE_MOST);
  return lists.some((list) => isSurprised(typed, list)) ? texts.first.changed : undefined;
}

/** A reason for a withdrawal is no note to another answer. */
const ownNote = ({ note, outcome }: RespondList): string => (outcome === "released" ? "" : (note ?? ""));

const noteOf = (lists: readonly RespondList[]): string => lists.map(ownNote).find((note) => note !== "") ?? "";

/** The part that a stood-down offer was for, as far as it still lies within the list. */
export function earlierPart(list: RespondList): { from: string; to: string } | undefined {
  const { from, to } = typedPart(list.offered, list);
  const part = list.again ? partIn({ from, to }, list) : undefined;
  return part && part !== WHOLE ? { from, to } : undefined;
}

/** What the form shows first: the answers given so far, as far as they still count. */
export const given = (lists: readonly RespondList[]): Pick<Typed, "answers" | "parts" | "note"> => ({
  answers: Object.fromEntries(lists.map((list) => [list.id, list.standing])),
  parts: Object.fromEntries(
    lists.map((list) => [
      list.id,
      isYes(list.standing) ? typedPart(list.renewal?.part ?? list.offered, list) : (earlierPart(list) ?? NO_PART),
    ]),
  ),
  note: noteOf(lists),
});

export const seenIn = ({ shown, books }: Typed): Seen => ({
  asShown: asShownBy(({ id }) => shown[id] ?? ""),
  books,
});

/** The same sentence where that had changed by then. */
export function outdatedBy(results: readonly AnswerResult[], texts: RespondTexts): string | undefined {
  if (results.some(({ result }) => result === "changed")) return texts.wrong.changed;
  if (results.some(({ result }) => result === "booked_since")) return texts.wrong.bookedSince(texts.confirmed.cannot);
  return results.some(({ result }) => result === "would_book") ? texts.first.changed : undefined;
}

type GivenAnswer = { listId: number; response: Answer; note: string | null; part: Part | null };

/** The form came with this answer, and it was left as it was. */
function isAsGiven(typed: Typed, list: RespondList): boolean {
  const before = given([list]);
  const [part, partBefore] = [partOf(typed, list), partOf({ ...typed, ...before }, list)];
  const same = typed.answers[list.id] === before.answers[list.id];
  return same && (!isYes(list.standing) || (part?.from === partBefore?.from && part?.to === partBefore?.to));
}

/**
 * Whose note an edited one replaces: of the answers that are new, or had it. Where there is none, it is about those that
 * still count, or takes the place of a withdrawal's reason: what was typed is never lost.
 */
function aboutEdited(typed: Typed, answered: readonly RespondList[], before: string): readonly RespondList[] {
  const hadIt = (list: RespondList): boolean => !hasWithdrawn(list) && ownNote(list) === before;
  const meant = answered.filter((list) => !isAsGiven(typed, list) || hadIt(list));
  if (meant.length > 0 || typed.note === "") return meant;
  const counting = answered.filter((list) => !hasWithdrawn(list));
  return counting.length > 0 ? counting : answered;
}

/** Every list that was answered; the one note goes to those that it is about. */
export function answersIn(typed: Typed, lists: readonly RespondList[]): GivenAnswer[] {
  const answered = lists.filter((list) => isAnswer(typed.answers[list.id]));
  const before = typed.noteBefore ?? noteOf(answered);
  const edited = typed.note === before ? [] : aboutEdited(typed, answered, before);
  const noteTo = (list: RespondList): string | null => {
    if (edited.includes(list)) return typed.note || null;
    return isAsGiven(typed, list) ? list.note : ownNote(list) || typed.note || null;
  };
  return answered.flatMap((list) => {
    const response = typed.answers[list.id];
    if (!isAnswer(response)) return [];
    const part = isYes(response) ? (partOf(typed, list) ?? null) : null;
    return [{ listId: list.id, response, note: noteTo(list), part }];
  });
}
