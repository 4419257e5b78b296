/** The form that asks: three choices a list and a note. */
import { type RespondTexts } from "../../locales/en/respond.ts";
import { calloutTexts } from "../../mail/callout/calloutTexts.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import { listLabels } from "../../mail/layout/listLabels.ts";
import { offeredFee } from "../../mail/layout/offeredFee.ts";
import { zonedTimeLabels } from "../../mail/layout/zonedTimeLabels.ts";
import { icon } from "../../pages/icons.ts";
import { card, choices, instantAt, momentIn, nonBreaking, partSpan, quote, span } from "./listCard.ts";
import { NO_PART, partFields } from "./partForm.ts";
import { type RespondCase } from "./respondCase.ts";
import { type RespondList } from "./respondList.ts";
import { shownAs } from "./shownList.ts";
import {
  booksField,
  earlierPart,
  given,
  hasWrongPart,
  isOutdated,
  isTooLong,
  isUnanswered,
  noteBeforeField,
  type Typed,
} from "./typedAnswers.ts";

/** `change`: the one list whose answer a page about many changes; a page about one callout changes all of them. */
export type FormPlace = { token: string; stamp: string; change?: number };

/** "Anaesthetist for Ms P. Sorrento-Hale, plastics. Please answer by …"; what differs between lists is left out. */
function request({ lists, callout, now }: RespondCase, texts: RespondTexts): Html {
  const same = (of: (list: RespondList) => string | null): string => {
    const [first, ...others] = new Set(lists.map(of));
    return others.length > 0 ? "" : (first ?? "");
  };
  const { role: roles } = calloutTexts(texts.language);
  const role = [...new Set(lists.map((list) => roles[list.role]))].join(listLabels(texts.language).comma);
  const { inSentence, gap } = zonedTimeLabels(texts.language);
  const { respondBy } = callout;
  const [first] = lists;
  const deadline = first && respondBy && respondBy > now && instantAt(respondBy, first, texts);
  return html`${texts.needed(
    role,
    same((list) => list.surgeon),
    inSentence(same((list) => list.specialty)),
  )}${deadline && html`${gap}${texts.answerBy[0]}${deadline}${texts.answerBy[1]}`}`;
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
  const earlier = earlierPart(list);
  const offered = earlier && fact("risk", nonBreaking(texts.again.part(partSpan(earlier, list))));
  const rule = first && list.instant && fact("open", bookingRule(list, texts));
  const other = typed && isOutdated(typed, list) && fact("risk", texts.wrong.otherList);
  const wrong = typed !== undefined && !other && hasWrongPart(typed, list);
  const missing = typed !== undefined && isUnanswered(typed, list);
  const chosen = choices(list, shown.answers[list.id] ?? "none", texts, missing);
  const parts = partFields(list, shown.parts[list.id] ?? NO_PART, texts, wrong);
  return card(
    list,
    texts,
    html`${other}${reason && fact("risk", nonBreaking(reason))}${offered}${rule}${chosen}${parts}${toldInputs(list)}`,
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
