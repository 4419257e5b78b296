/** The form that asks: three choices a list and a note; and what came back from it. */
import { ANSWERS, type Answer } from "../../../src/contract/callout.ts";
import { LIMITS } from "../../../src/contract/limits.ts";
import { offeredFee } from "../../mail/calloutMailParts.ts";
import { type Html, html, lines } from "../../mail/html.ts";
import { listLabels } from "../../mail/listLabels.ts";
import { wallWords } from "../../mail/wallWords.ts";
import { type Part } from "../callouts/storeAnswer.ts";
import { icon } from "./icons.ts";
import { answerField, card, choices, summary } from "./listCard.ts";
import { partFields, partIn, readPart, type TypedPart } from "./partForm.ts";
import { type RespondCase, type RespondList } from "./respondCase.ts";
import { type RespondTexts } from "./texts/en.ts";

/** What was typed, kept when the form comes back with a problem. By list id. */
export type Typed = { answers: Record<number, string>; parts: Record<number, TypedPart>; note: string };

export type FormPlace = { token: string; stamp: string };

const [, NOTE_MOST] = LIMITS.responseNote;
const isAnswer = (text: unknown): text is Answer => ANSWERS.some((answer) => answer === text);

/** Fields of an urlencoded body; anything but one plain text a field counts as not sent. */
export function readForm(body: unknown, lists: readonly RespondList[]): Typed {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  const text = (name: string): string => {
    const value = fields.find(([field]) => field === name)?.[1];
    return typeof value === "string" ? value : "";
  };
  const answers = lists.map((list) => [list.id, text(answerField(list))] as const);
  return {
    answers: Object.fromEntries(answers.filter(([, answer]) => isAnswer(answer))),
    parts: Object.fromEntries(lists.map((list) => [list.id, readPart(list, text)])),
    note: text("note").replaceAll("\r\n", "\n").trim(),
  };
}

const isYes = (answer: string | undefined): boolean => answer === "available" || answer === "if_needed";
const partOf = ({ parts }: Typed, list: RespondList): Part | undefined =>
  partIn(parts[list.id] ?? { from: "", to: "" }, list);

/** The sentence to show instead of storing it, if any. */
export function problemOf(typed: Typed, lists: readonly RespondList[], texts: RespondTexts): string | undefined {
  const { answers, note } = typed;
  if (Object.keys(answers).length === 0) return texts.wrong.nothing;
  if (lists.some((list) => isYes(answers[list.id]) && !partOf(typed, list))) return texts.part.wrong;
  return Array.from(note).length > NOTE_MOST ? texts.wrong.note(NOTE_MOST) : undefined;
}

/** What the form shows first: the answers given so far. */
const given = (lists: readonly RespondList[]): Typed => ({
  answers: Object.fromEntries(lists.map((list) => [list.id, list.response])),
  parts: Object.fromEntries(lists.map(({ id, part }) => [id, { from: part.from ?? "", to: part.to ?? "" }])),
  note: lists.find((list) => list.note)?.note ?? "",
});

/** "Anaesthetist for Ms P. Sorrento-Hale, plastics. Please answer by …"; what differs between lists is left out. */
function request({ lists, callout }: RespondCase, texts: RespondTexts): Html {
  const same = (of: (list: RespondList) => string | null): string => {
    const [first, ...others] = new Set(lists.map(of));
    return others.length > 0 ? "" : (first ?? "");
  };
  const role = [...new Set(lists.map((list) => texts.role[list.role]))].join(listLabels(texts.language).comma);
  const specialty = wallWords(texts.language).inSentence(same((list) => list.specialty));
  const deadline =
    callout.respondBy && wallWords(texts.language).shortInstant(callout.respondBy, lists[0]?.timeZone ?? "UTC");
  return html`${texts.needed(
    role,
    same((list) => list.surgeon),
    specialty,
  )}${deadline && html` ${texts.answerBy[0]}<b class="nowrap">${deadline}</b>${texts.answerBy[1]}`}`;
}

type GivenAnswer = { listId: number; response: Answer; note: string | null; part: Part | null };

/** Every list that was answered, with the one note. */
export const answersIn = (typed: Typed, lists: readonly RespondList[]): GivenAnswer[] =>
  lists.flatMap((list) => {
    const response = typed.answers[list.id];
    if (!isAnswer(response)) return [];
    const part = isYes(response) ? (partOf(typed, list) ?? null) : null;
    return [{ listId: list.id, response, note: typed.note || null, part }];
  });

/** Hidden in every form: when it was handed out. */
export const stampField = ({ stamp }: FormPlace): Html => html`<input type="hidden" name="stamp" value="${stamp}">`;

type AnswerForm = {
  facts: RespondCase;
  texts: RespondTexts;
  place: FormPlace;
  /** The lists to choose for; the others only show their state. */
  asked: readonly RespondList[];
  heading: string;
  typed?: Typed | undefined;
  problem?: Html | undefined;
};

export function answerForm({ facts, texts, place, asked, heading, typed, problem }: AnswerForm): Html {
  const shown = typed ?? given(asked);
  const tooLong = Array.from(shown.note).length > NOTE_MOST;
  const { message } = facts.callout;
  const fee = offeredFee(facts, texts.language);
  const rest = facts.lists.filter((list) => list.state !== "booked" && !asked.includes(list));
  return html`${problem}<h1>${heading}</h1><p class="lead">${request(facts, texts)}</p>
${message && html`<div class="quote"><span class="cap">${texts.message}</span><br>${lines(message)}</div>`}${fee && html`<p>${texts.fee(fee)}</p>`}
<form method="post" action="/respond/${place.token}">${stampField(place)}
${asked.map((list) => card(list, texts, html`${choices(list, shown.answers[list.id] ?? "none", texts)}${partFields(list, shown.parts[list.id] ?? { from: "", to: "" }, texts)}`))}${rest.map((list) => summary(list, texts))}
<div class="field${tooLong && " bad"}"><label for="note">${texts.note} <span class="opt">${texts.optional}</span></label><textarea id="note" name="note" rows="2" maxlength="${NOTE_MOST}" placeholder="${texts.noteExample}"${tooLong && html` aria-invalid="true"`}>${shown.note}</textarea></div>
<div class="stick"><p class="notb">${icon("info")}<b>${texts.notBooked}</b></p><button class="btn contained big" type="submit">${texts.form.send}</button></div></form>`;
}
