/** The form that asks: three choices a list and a note; and what came back from it. */
import { ANSWERS, type Answer } from "../../../src/contract/callout.ts";
import { LIMITS } from "../../../src/contract/limits.ts";
import { type RespondTexts } from "../../locales/en/respond.ts";
import { calloutTexts } from "../../mail/callout/calloutTexts.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import { listLabels } from "../../mail/layout/listLabels.ts";
import { offeredFee } from "../../mail/layout/offeredFee.ts";
import { zonedTimeLabels } from "../../mail/layout/zonedTimeLabels.ts";
import { icon } from "../../pages/icons.ts";
import { type AnswerResult, type Part, WHOLE } from "../callouts/public.ts";
import { answerField, card, choices, momentIn, nonBreaking, quote, span } from "./listCard.ts";
import { NO_PART, partFields, partIn, readPart, type TypedPart, typedPart } from "./partForm.ts";
import { type RespondCase } from "./respondCase.ts";
import { hasWithdrawn, type RespondList } from "./respondList.ts";
import { asShownBy, isOtherList, type Seen, shownAs, shownIn } from "./shownList.ts";

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

/** `change`: the one list whose answer a page about many changes; a page about one callout changes all of them. */
export type FormPlace = { token: string; stamp: string; change?: number };

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

const booksField = ({ id }: { id: number }): string => `books-${id}`;
const noteBeforeField = (noteName: string): string => `${noteName}-before`;

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
const hasWrongPart = (typed: Typed, list: RespondList): boolean =>
  isYes(typed.answers[list.id]) && !partOf(typed, list);

/** A yes to a list that has changed since the form was made. */
const isOutdated = (typed: Typed, list: RespondList): boolean =>
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
  if (Object.keys(answers).length === 0) return texts.wrong.nothing;
  if (lists.some((list) => isOutdated(typed, list))) return texts.wrong.changed;
  if (lists.some((list) => hasWrongPart(typed, list))) return texts.part.wrong;
  if (isTooLong(note)) return texts.wrong.note(NOTE_MOST);
  return lists.some((list) => isSurprised(typed, list)) ? texts.first.changed : undefined;
}

/** A reason for a withdrawal is no note to another answer. */
const ownNote = ({ note, outcome }: RespondList): string => (outcome === "released" ? "" : (note ?? ""));

const noteOf = (lists: readonly RespondList[]): string => lists.map(ownNote).find((note) => note !== "") ?? "";

/** What the form shows first: the answers given so far, as far as they still count. */
export const given = (lists: readonly RespondList[]): Pick<Typed, "answers" | "parts" | "note"> => ({
  answers: Object.fromEntries(lists.map((list) => [list.id, list.standing])),
  parts: Object.fromEntries(
    lists.map((list) => [
      list.id,
      isYes(list.standing) ? typedPart(list.renewal?.part ?? list.offered, list) : NO_PART,
    ]),
  ),
  note: noteOf(lists),
});

/** "Anaesthetist for Ms P. Sorrento-Hale, plastics. Please answer by …"; what differs between lists is left out. */
function request({ lists, callout, now }: RespondCase, texts: RespondTexts): Html {
  const same = (of: (list: RespondList) => string | null): string => {
    const [first, ...others] = new Set(lists.map(of));
    return others.length > 0 ? "" : (first ?? "");
  };
  const { role: roles } = calloutTexts(texts.language);
  const role = [...new Set(lists.map((list) => roles[list.role]))].join(listLabels(texts.language).comma);
  const { inSentence, shortInstant, gap } = zonedTimeLabels(texts.language);
  const { respondBy } = callout;
  const deadline = respondBy && respondBy > now && shortInstant(respondBy, lists[0]?.timeZone ?? "UTC", now);
  return html`${texts.needed(
    role,
    same((list) => list.surgeon),
    inSentence(same((list) => list.specialty)),
  )}${deadline && html`${gap}${texts.answerBy[0]}<b class="nowrap">${deadline}</b>${texts.answerBy[1]}`}`;
}

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

/** Hidden in every form: when it was handed out. */
export const stampField = ({ stamp }: FormPlace): Html => html`<input type="hidden" name="stamp" value="${stamp}">`;

/** Says with the answer which list the doctor saw, and that the doctor was told what a yes does. */
export function toldInputs(list: RespondList): Html {
  const [name, value] = shownAs(list);
  return html`<input type="hidden" name="${name}" value="${value}">${list.instant && html`<input type="hidden" name="${booksField(list)}" value="1">`}`;
}

/** Why the doctor is asked, if not for the first time. */
function whyAsked(list: RespondList, texts: RespondTexts): string {
  if (list.again) return texts.again.title;
  if (!list.earlier) return "";
  const { before } = list.earlier;
  if (!before) return texts.earlier.other;
  if (before.date !== list.date) return texts.earlier.date(momentIn(before, list, texts));
  return texts.earlier.times(span(before));
}

type NoteField = {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  text: string;
  /** What the form came with, where it matters whether it was changed. */
  before?: string;
};

/** A few lines of text for the practice; marked where they are too many. */
export function noteField({ name, label, hint, placeholder, text, before }: NoteField, texts: RespondTexts): Html {
  const bad = isTooLong(text);
  const described = hint && html` aria-describedby="${name}-hint"`;
  return html`<div class="field${bad && " bad"}"><label for="${name}">${label} <span class="opt">${texts.optional}</span></label><textarea id="${name}" name="${name}" rows="2"${placeholder && html` placeholder="${placeholder}"`}${described}${bad && html` aria-invalid="true"`}>${text}</textarea>${before !== undefined && html`<input type="hidden" name="${noteBeforeField(name)}" value="${before}">`}${hint && html`<p class="cap sec" id="${name}-hint">${hint}</p>`}</div>`;
}

/** What a yes to the whole list does. */
export const bookingRule = ({ usual }: RespondList, { language }: RespondTexts): string => {
  const { answer } = calloutTexts(language);
  return usual ? answer.usual.title : answer.instant.title;
};

type AnswerCard = {
  typed: Typed | undefined;
  /** Whether it says why the doctor is asked once more. */
  why: boolean;
  /** Whether it says that a yes books. */
  first: boolean;
};

/** A list with its three choices and the times of a part. */
export function answerCard(list: RespondList, texts: RespondTexts, { typed, why, first }: AnswerCard): Html {
  const shown = typed ?? given([list]);
  const fact = (tone: "open" | "risk", words: Html | string): Html =>
    html`<p class="fact ${tone}">${icon("info", "s")}<span>${words}</span></p>`;
  const reason = why && whyAsked(list, texts);
  const rule = first && list.instant && fact("open", bookingRule(list, texts));
  const other = typed && isOutdated(typed, list) && fact("risk", texts.wrong.otherList);
  const wrong = typed !== undefined && !other && hasWrongPart(typed, list);
  const chosen = choices(list, shown.answers[list.id] ?? "none", texts);
  const parts = partFields(list, shown.parts[list.id] ?? NO_PART, texts, wrong);
  return card(
    list,
    texts,
    html`${other}${reason && fact("risk", nonBreaking(reason))}${rule}${chosen}${parts}${toldInputs(list)}`,
  );
}

type AnswerForm = {
  facts: RespondCase;
  texts: RespondTexts;
  place: FormPlace;
  /** The lists to choose for. */
  asked: readonly RespondList[];
  /** Before the form: what it asks. */
  opening: Html;
  /** Every list is to choose for. */
  change: boolean;
  typed?: Typed | undefined;
};

export function answerForm({ facts, texts, place, asked, opening, change, typed }: AnswerForm): Html {
  const shown = typed ?? given(asked);
  const { message } = facts.callout;
  const fee = offeredFee(facts, texts.language);
  const mail = calloutTexts(texts.language);
  const instant = asked.filter((list) => list.instant);
  const all = instant.length === asked.length;
  const usual = asked.find((list) => list.usual);
  const rule = usual ? mail.answer.usual.title : mail.answer.instant.title;
  const again = asked.every((one) => one.again);
  const cards = asked.map((list) => answerCard(list, texts, { typed, why: !again, first: !all }));
  const before = typed?.noteBefore ?? given(asked).note;
  const note = { name: "note", label: texts.note, placeholder: texts.noteExample, text: shown.note, before } as const;
  const stated = instant.length > 0 ? mail.answer.instant.text : texts.notBooked;
  return html`${opening}<p class="lead">${usual && html`${mail.answer.usual.lead(asked.length)}${zonedTimeLabels(texts.language).gap}`}${request(facts, texts)}${all && html`${zonedTimeLabels(texts.language).gap}<b>${rule}</b>`}</p>
${message && quote(mail.message, message)}${fee && html`<p>${mail.fee(fee)}</p>`}
<form id="answer" method="post" action="/respond/${place.token}">${stampField(place)}${change && html`<input type="hidden" name="change" value="1">`}
${cards}
${noteField(note, texts)}
<div class="stick"><p class="notb">${icon("info")}<b>${stated}</b></p><button class="btn contained big" type="submit">${all ? texts.first.send : texts.form.send}</button></div></form>`;
}
