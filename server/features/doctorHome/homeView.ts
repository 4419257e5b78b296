/** A doctor's home: what waits for an answer first, then offers and bookings, and below what is over. */
import { type RespondTexts } from "../../locales/en/respond.ts";
import { textsIn } from "../../locales/texts.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import {
  alert,
  changedSection,
  type FormPlace,
  hasWithdrawnAhead,
  isAnswerable,
  listRow,
  momentIn,
  offerSections,
  type RespondList,
  renewalSection,
  type Section,
  type Shown,
  summary,
  telephone,
  type View,
  wholeOf,
  withdrawal,
  withdrewLate,
} from "../respond/public.ts";
import { type AwayDays } from "./away.ts";
import { awaySection, awayTold } from "./awayViews.ts";
import { type HomeTyped } from "./homeAnswers.ts";
import { bookedCard, pastRow } from "./homeCards.ts";
import { answerForm } from "./homeForm.ts";
import { byCallout, type HomeLists, type OwnList, sortLists } from "./homeLists.ts";
import { type HomeVisit } from "./homeVisit.ts";
import { type UsualTime } from "./ownTimes.ts";
import { calendarFold, figuresFold, type Settled, usuallyNotFold } from "./settingsViews.ts";

export type HomeAsked = {
  /** "Change my answer" was pressed for this list. */
  change?: number | undefined;
  /** "I can’t do it any more" was pressed for this list, with this reason so far. */
  withdraw?: number | undefined;
  reason?: string | undefined;
  typed?: HomeTyped;
  problem?: string | undefined;
  /** The list whose booking the doctor has just taken back. */
  withdrawn?: number | undefined;
  /** Answers have just been stored. */
  sent?: boolean;
  /** Lists whose answers were not taken; `rest`: others were. */
  notTaken?: { lists: readonly RespondList[]; rest: boolean };
  /** The entry of time away that has just been stored. */
  away?: number | undefined;
  /** Days of an entry that was not stored; `awayWrong`: because of them. */
  awayDays?: AwayDays;
  awayWrong?: boolean;
  /** Times of the week that were ticked and not stored. */
  usualTimes?: readonly UsualTime[];
  /** What has just been settled. */
  saved?: Settled | undefined;
  /** What stays unfolded where it was not. */
  unfolded?: Settled;
  /** It is about the pause or the language, whose part stays open. */
  preferences?: boolean;
};

const heading = (id: string, title: string, more: Html): Html =>
  html`<section class="topic" id="${id}" aria-labelledby="${id}-h"><h2 id="${id}-h">${title}</h2>${more}</section>`;

export function homeView(visit: HomeVisit, place: FormPlace, asked: HomeAsked): View {
  const { texts, about } = visit;
  const words = textsIn(texts.language).home;
  const lists = sortLists(visit.cases, asked.change);
  const there = asked.awayWrong && html`<a class="tap" href="#away">${words.away.title}</a>`;
  const problem = asked.problem === undefined ? undefined : alert("error", asked.problem, there || undefined);
  const shownOf = ({ facts, list }: OwnList): Shown => ({ facts, texts, place: { ...place, change: list.id } });
  const leaving = [...lists.booked, ...lists.changed].find(({ list }) => list.id === asked.withdraw);
  if (leaving && leaving.list.startsAt > about.now)
    return withdrawal(shownOf(leaving), leaving.list, asked.reason ?? "", problem);

  const left = lists.others.find(({ list }) => list.id === asked.withdrawn && hasWithdrawnAhead(list));
  const first = waiting(lists, shownOf).map(({ draw }) => html`<div class="others">${draw(2)}</div>`);
  const met = awayTold(visit, asked.away, [...lists.booked, ...lists.changed], shownOf);
  const main = html`<h1>${words.title}</h1>${contents(lists, words)}${problem}${told(asked, visit)}${left && leftBooking(shownOf(left), left.list)}${met}${first}
${heading("answer", words.answer.title, toAnswer(lists, visit, place, asked))}
${heading("offered", words.offered.title, offered(lists.offered, shownOf, words.offered))}
${heading("booked", words.booked.title, booked(lists.booked, shownOf, place, words.booked.none))}
${cancelled(lists.cancelled, texts)}
${fold(lists.others, words.others(lists.others.length), (one) => answered(shownOf(one), one.list, words.offered.change, one === left))}
${fold(lists.past, words.past(lists.past.length), ({ list }) => pastRow(list, texts))}
${heading("away", words.away.title, awaySection(visit, place, { typed: asked.awayDays, wrong: asked.awayWrong ? asked.problem : undefined }))}
${usuallyNotFold(visit, place, asked)}
${calendarFold(visit, place, asked)}
${figuresFold(visit)}`;
  return { title: words.title, main };
}

type HomeTexts = ReturnType<typeof textsIn>["home"];
type ShownOf = (one: OwnList) => Shown;

/** How much there is, with the way there. */
function contents({ toAnswer: asked, offered: some, booked: own }: HomeLists, words: HomeTexts): Html {
  const links = [
    { to: "answer", count: asked.length, text: words.contents.answer(asked.length) },
    { to: "offered", count: some.length, text: words.contents.offered(some.length) },
    { to: "booked", count: own.length, text: words.contents.booked(own.length) },
    { to: "away", count: 1, text: words.away.title },
  ].filter(({ count }) => count > 0);
  return html`<p class="contents">${links.map(({ to, text }) => html`<a class="tap" href="#${to}">${text}</a>`)}</p>`;
}

/** What became of what was pressed. */
function told({ sent, notTaken }: HomeAsked, { texts, about }: HomeVisit): Html {
  const { answer } = textsIn(texts.language).home;
  if (notTaken) {
    const rows = notTaken.lists.map((list) => html`<li>${momentIn(wholeOf(list), list, texts)}</li>`);
    return alert("error", answer.notTaken, html`<ul>${rows}</ul>${notTaken.rest && answer.rest}`);
  }
  return html`${sent && about && html`<div class="alert confirmed" role="status"><b>${answer.thanks}</b></div>`}`;
}

/** A booking has just ended; near its start the practice must hear of it by telephone as well. */
function leftBooking(shown: Shown, list: RespondList): Html {
  const { texts } = shown;
  const { released, notExpected } = texts.sent;
  const which = html`${momentIn(wholeOf(list), list, texts)}<br>${notExpected}`;
  return html`<div role="status">${alert("neutral", released, which)}</div>${withdrewLate(shown, list) && telephone(shown)}`;
}

/** What the doctor alone is asked, and changes of what was said, each with its own buttons. */
function waiting(lists: HomeLists, shownOf: ShownOf): Section[] {
  return [
    ...lists.alone.flatMap((one) => offerSections({ ...shownOf(one), facts: { ...one.facts, lists: [one.list] } })),
    ...lists.changed.flatMap((one) => changedSection(shownOf(one), [one.list])),
    ...lists.renewed.flatMap((one) => renewalSection(shownOf(one), [one.list])),
  ];
}

function toAnswer({ toAnswer: asked }: HomeLists, visit: HomeVisit, place: FormPlace, { typed }: HomeAsked): Html {
  const { none } = textsIn(visit.texts.language).home.answer;
  if (asked.length === 0) return html`<p class="sec">${none}</p>`;
  return answerForm(byCallout(asked), visit.texts, place, typed);
}

/** A list with what was said about it, and the way to say something else. */
function answered(shown: Shown, list: RespondList, change: string, isTold = false): Html {
  const { token } = shown.place;
  const link =
    isAnswerable(list) &&
    html`<p><a class="change" href="/respond/${token}?change=${list.id}#answer">${change}</a></p>`;
  return html`${listRow(shown, list, isTold)}${link}`;
}

function offered(lists: readonly OwnList[], shownOf: ShownOf, words: HomeTexts["offered"]): Html {
  if (lists.length === 0) return html`<p class="sec">${words.none}</p>`;
  return html`${lists.map((one) => answered(shownOf(one), one.list, words.change))}`;
}

function booked(lists: readonly OwnList[], shownOf: ShownOf, { token }: FormPlace, none: string): Html {
  const [first] = lists;
  if (!first) return html`<p class="sec">${none}</p>`;
  const { facts, texts } = shownOf(first);
  const { calendar, late } = texts.confirmed;
  return html`${lists.map((one) => bookedCard(shownOf(one), one.list))}<div class="stack"><a class="btn outlined" href="/respond/${token}/calendar.ics">${calendar}</a></div><p class="cap late">${late(facts.withdrawPhoneHours)}</p>`;
}

/** Seen at once, since somebody may have planned to come. */
const cancelled = (lists: readonly OwnList[], texts: RespondTexts): Html =>
  html`${lists.length > 0 && heading("cancelled", textsIn(texts.language).home.cancelled(lists.length), html`${lists.map(({ list }) => summary(list, texts))}`)}`;

/** Folded away until wanted, unless a booking has ended that the doctor took back. */
const fold = (lists: readonly OwnList[], title: string, row: (one: OwnList) => Html): Html =>
  html`${lists.length > 0 && html`<details class="fold"${lists.some(({ list }) => hasWithdrawnAhead(list)) && html` open`}><summary>${title}</summary>${lists.map(row)}</details>`}`;
