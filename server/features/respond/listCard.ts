/** One list as the doctor's page shows it: date, session, place; and below or beside it an answer, a choice or a booking. */

import { ANSWERS, type Answer, SESSION_CELLS } from "../../../src/contract/callout.ts";
import { formatEnd, formatSpan, formatStart } from "../../../src/contract/wallSpan.ts";
import { type Range, wallSpan } from "../../domain/coverage.ts";
import { type RespondTexts } from "../../locales/en/respond.ts";
import { textsIn } from "../../locales/texts.ts";
import { calloutTexts } from "../../mail/callout/calloutTexts.ts";
import { caseRows } from "../../mail/layout/caseRows.ts";
import { type Html, type HtmlValue, html, lines } from "../../mail/layout/html.ts";
import { listLabels } from "../../mail/layout/listLabels.ts";
import { times, zonedTimeLabels } from "../../mail/layout/zonedTimeLabels.ts";
import { type IconName, icon } from "../../pages/icons.ts";
import { type Decision, decisionOf, type Moment, type RespondList } from "./respondList.ts";

/** Decorative cells, always followed by the word. */
function session(list: RespondList, { language }: RespondTexts): Html {
  const word = calloutTexts(language).session[list.session];
  if (!word) return html``;
  const cells = SESSION_CELLS[list.session].map((on) => (on ? html`<b class="on"></b>` : html`<b></b>`));
  return html`<span class="ses"><i aria-hidden="true">${cells}</i>${word}</span>`;
}

type Span = { from: string; to: string };

export const span = ({ from, to }: Span): string => times({ startTime: from, endTime: to });

/** Of a part of the list, which may begin after midnight. */
export const partSpan = ({ from, to }: Span, { startTime }: { startTime: string }): string =>
  formatSpan(from, to, startTime);

/** "Thu 26 November, 08:00–12:00". */
export const momentIn = (moment: Moment, { now }: RespondList, { language }: RespondTexts): string =>
  [zonedTimeLabels(language).mediumDate(moment.date, now), span(moment)].join(listLabels(language).comma);

export const wholeOf = ({ date, startTime: from, endTime: to }: RespondList): Moment => ({ date, from, to });

/** With times in one piece: lines would break at their dash. */
export const nonBreaking = (text: string): Html =>
  html`${text.split(/(\d\d:\d\d(?:\u00a0\+1)?–\d\d:\d\d(?:\u00a0\+1)?)/).map((piece, at) => (at % 2 === 1 ? html`<span class="nowrap">${piece}</span>` : piece))}`;

/** The times this is about, where they are not all of the list. */
function timesOf(list: RespondList, texts: RespondTexts): string {
  const { part, state } = list;
  if (!part) return times(list);
  if (state === "booked") return texts.confirmed.times(partSpan(part, list), times(list));
  return calloutTexts(texts.language).partOf(partSpan(part, list), times(list));
}

/** With the name of the hospital's clocks, where they are not the practice's. */
function clock({ otherClock, timeZone }: RespondList, at: Date, { language }: RespondTexts): string {
  const { gap, zoneName } = zonedTimeLabels(language);
  return otherClock ? `${gap}${calloutTexts(language).zone(zoneName(at, timeZone))}` : "";
}

/** "Fri 27 Nov, 17:00". */
export const instantAt = (instant: Date, list: RespondList, texts: RespondTexts): Html =>
  html`<b class="nowrap">${zonedTimeLabels(texts.language).shortInstant(instant, list.timeZone, list.now)}</b>${clock(list, instant, texts)}`;

const when = (list: RespondList, texts: RespondTexts): Html =>
  html`<div class="row wrap when">${session(list, texts)}<span class="${list.part ? "own" : "sec"} num">${nonBreaking(timesOf(list, texts))}${clock(list, list.startsAt, texts)}</span></div>`;

export const place = (list: RespondList, { language }: RespondTexts): string =>
  [list.siteName, list.theatre].filter(Boolean).join(listLabels(language).comma);

export const chip = (look: string, picture: IconName | null, word: string): Html =>
  html`<span class="chip ${look}">${picture && icon(picture, "s")}${word}</span>`;

const DECIDED: Record<Decision, { look: string; picture: IconName }> = {
  standby: { look: "open", picture: "clock" },
  not_required: { look: "neutral", picture: "cross" },
  released: { look: "neutral", picture: "cross" },
};

/** What became of the list or of the offer, if anything. */
function stateChip(list: RespondList, texts: RespondTexts): Html | undefined {
  if (list.state === "cancelled") return chip("neutral", "cross", texts.cancelledChip);
  const decision = decisionOf(list);
  if (decision)
    return chip(DECIDED[decision].look, DECIDED[decision].picture, textsIn(texts.language).decided[decision].chip);
  if (list.state === "filled" && list.standing === "none") return chip("neutral", null, texts.filledChip);
  return undefined;
}

/** Who operates and what is needed, where the lists of the callout differ. */
function who({ apart }: RespondList, { language }: RespondTexts): Html {
  const role = apart.role && calloutTexts(language).role[apart.role];
  const words = [role, apart.surgeon, apart.specialty].filter(Boolean).join(listLabels(language).comma);
  return html`${words && html`<p class="where">${words}</p>`}`;
}

/** And what kinds of operations, and what they ask. */
function about(list: RespondList, texts: RespondTexts): Html {
  const { colon } = listLabels(texts.language);
  const rows = caseRows(list, texts.language);
  return html`${who(list, texts)}${rows.map(({ label, text }) => html`<p class="where">${label}${colon}${lines(text)}</p>`)}`;
}

export const quote = (heading: string, text: string): Html =>
  html`<div class="quote"><span class="cap">${heading}</span><br>${lines(text)}</div>`;

/** What else the doctor has to know of a list: what is open, what stands against it, and why the practice decided as it did. */
function notes(list: RespondList, texts: RespondTexts): Html {
  const { language } = texts;
  const { formatList } = zonedTimeLabels(language);
  const open = list.stillOpen.map((range: Range) => partSpan(wallSpan({ time_zone: list.timeZone }, range), list));
  const clashes = list.elsewhere.map((one) => [momentIn(one, list, texts), one.site].join(listLabels(language).comma));
  return html`${open.length > 0 && html`<p class="fact open">${icon("clock", "s")}<span>${nonBreaking(texts.stillOpen(formatList(open)))}</span></p>`}${list.away && html`<p class="fact risk">${icon("info", "s")}<span>${texts.away}</span></p>`}${clashes.map((where) => html`<p class="fact risk">${icon("info", "s")}<span>${nonBreaking(texts.elsewhere(where))}</span></p>`)}${list.unanswered && html`<p class="where">${calloutTexts(language).released.ended.unanswered}</p>`}${list.reason && quote(calloutTexts(language).reason, list.reason)}`;
}

/** `detailed`: `more` tells where it is and what it is about. */
export function card(list: RespondList, texts: RespondTexts, more: HtmlValue, detailed = false): Html {
  const state = stateChip(list, texts);
  const facts = !detailed && html`<p class="where">${place(list, texts)}</p>${about(list, texts)}`;
  return html`<section class="rl ${detailed && "booked"}" aria-labelledby="l${list.id}"><h2 id="l${list.id}">${zonedTimeLabels(texts.language).mediumDate(list.date, list.now)}</h2>${when(list, texts)}${facts}${state && html`<p class="decided">${state}</p>`}${notes(list, texts)}${more}</section>`;
}

const CHOICE: Record<Answer, { look: string; picture: IconName }> = {
  available: { look: "a", picture: "check" },
  if_needed: { look: "q", picture: "question" },
  unavailable: { look: "x", picture: "cross" },
};

export const answerField = (list: { id: number }): string => `answer-${list.id}`;

/** Three equal choices; the chosen one has border, tint and tick. A yes that books says so. `missing`: refused without one. */
export function choices(list: RespondList, chosen: string, texts: RespondTexts, missing = false): Html {
  const said = `${answerField(list)}-missing`;
  const choice = (answer: Answer, at: number): Html => {
    const { look, picture } = CHOICE[answer];
    const checked = chosen === answer && html` checked`;
    const words = answer === "available" && list.instant ? texts.first.yes : texts.answers[answer];
    return html`<label><input type="radio" name="${answerField(list)}" value="${answer}"${checked}${missing && at === 0 && html` autofocus`}><span class="big3 ${look}">${icon(picture, "l")}<span>${words}</span><span class="tick" aria-hidden="true">${icon("chosen")}</span></span></label>`;
  };
  return html`${missing && html`<p class="help" id="${said}">${texts.wrong.nothing}</p>`}<div class="tri" role="radiogroup" aria-labelledby="l${list.id}"${missing && html` aria-invalid="true" aria-describedby="${said}"`}>${ANSWERS.map(choice)}</div>`;
}

const LOOK: Record<Answer, string> = { available: "confirmed", if_needed: "risk", unavailable: "neutral" };

/** An answer is a chip, and so is what became of it; only a booking is more. */
function answerChip(list: RespondList, texts: RespondTexts): Html {
  const { response, state } = list;
  const decided = stateChip(list, texts);
  if (decided) return decided;
  if (response === "none") return chip("neutral", null, state === "closed" ? texts.closedChip : texts.noAnswer);
  return chip(LOOK[response], CHOICE[response].picture, texts.answers[response]);
}

/** A row for a list that is not being asked about just now. `more`: below it. */
export function summary(list: RespondList, texts: RespondTexts, more: HtmlValue = ""): Html {
  const { offered, part } = list;
  const from = offered.from ?? list.startTime;
  const isPart = !part && (offered.from !== null || offered.to !== null);
  const said =
    isPart &&
    texts.part.said(formatStart(from, list.startTime), formatEnd(from, offered.to ?? list.endTime, list.startTime));
  return html`<section class="rl"><div class="row between"><div><b>${zonedTimeLabels(texts.language).mediumDate(list.date, list.now)}</b>${when(list, texts)}${list.apart.place && html`<p class="where">${place(list, texts)}</p>`}${who(list, texts)}</div><div>${answerChip(list, texts)}${said && html`<p class="cap sec">${said}</p>`}</div></div>${notes(list, texts)}${more}</section>`;
}
