/** "To answer": the lists of all callouts in one form with one button. */
import { type RespondTexts } from "../../locales/en/respond.ts";
import { textsIn } from "../../locales/texts.ts";
import { calloutTexts } from "../../mail/callout/calloutTexts.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import { offeredFee } from "../../mail/layout/offeredFee.ts";
import { icon } from "../../pages/icons.ts";
import {
  answerCard,
  type FormPlace,
  given,
  instantAt,
  isTooLong,
  noteField,
  quote,
  type RespondCase,
  type RespondList,
  stampField,
} from "../respond/public.ts";
import { type HomeTyped, noteName } from "./homeAnswers.ts";

type Asked = { facts: RespondCase; lists: readonly RespondList[] };

/** "Please answer by Fri 27 Nov, 17:00." */
function deadline({ facts: { callout, now }, lists }: Asked, texts: RespondTexts): Html | false {
  const { respondBy } = callout;
  const [first] = lists;
  if (!first || !respondBy || respondBy <= now) return false;
  return html`<p class="ask sec">${texts.answerBy[0]}${instantAt(respondBy, first, texts)}${texts.answerBy[1]}</p>`;
}

/** The lists of one callout with what the practice says of them, and room for a note. */
function group(asked: Asked, texts: RespondTexts, typed: HomeTyped | undefined): Html {
  const { facts, lists } = asked;
  const own = typed?.get(facts.callout.id);
  const { message } = facts.callout;
  const mail = calloutTexts(texts.language);
  const fee = offeredFee(facts, texts.language);
  const cards = lists.map((list) => answerCard(list, texts, { typed: own, why: true, first: true }));
  const before = own?.noteBefore ?? given(lists).note;
  const text = own?.note ?? before;
  const label = textsIn(texts.language).home.answer.note(lists.length);
  const field = { name: noteName(facts), label: texts.note, placeholder: texts.noteExample, text, before };
  const note = noteField(field, texts);
  const open = (text !== "" || isTooLong(text)) && html` open`;
  return html`<div class="ask">${deadline(asked, texts)}${message && quote(mail.message, message)}${fee && html`<p>${mail.fee(fee)}</p>`}${cards}<details class="part"${open}><summary>${label}</summary>${note}</details></div>`;
}

export function answerForm(
  asked: readonly Asked[],
  texts: RespondTexts,
  place: FormPlace,
  typed: HomeTyped | undefined,
): Html {
  const instant = asked.some(({ lists }) => lists.some((list) => list.instant));
  const stated = instant ? calloutTexts(texts.language).answer.instant.text : texts.notBooked;
  const { send } = textsIn(texts.language).home.answer;
  const change = place.change === undefined ? "" : html`<input type="hidden" name="change" value="${place.change}">`;
  return html`<form method="post" action="/respond/${place.token}">${stampField(place)}${change}${asked.map((one) => group(one, texts, typed))}
<div class="stick"><p class="notb">${icon("info")}<b>${stated}</b></p><button class="btn contained big" type="submit">${send}</button></div></form>`;
}
