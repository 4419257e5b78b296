/** What the page shows, derived from the facts alone: asked, answered, booked, filled, cancelled or over (product.md Q3, Q14). */

import { salutation } from "../../mail/calloutMailBody.ts";
import { caseRows } from "../../mail/caseRows.ts";
import { type Html, html, lines } from "../../mail/html.ts";
import { listLabels } from "../../mail/listLabels.ts";
import { telephoneLink } from "../../mail/telephoneLink.ts";
import { wallWords } from "../../mail/wallWords.ts";
import { answerForm, stampField, type Typed } from "./answerForm.ts";
import { allDecided, changeLink, listRow, type Shown, standBy, type View } from "./decidedViews.ts";
import { icon } from "./icons.ts";
import { card, place as placeOf } from "./listCard.ts";
import { isOffered, mustTelephone, type RespondList } from "./respondCase.ts";
import { alert, hero, withBold } from "./respondFrame.ts";

export type Asked = {
  /** "Change my answer" was pressed. */
  change?: boolean;
  /** "I can’t do it any more" was pressed for this list. */
  withdraw?: number | undefined;
  typed?: Typed;
  problem?: string;
  /** It is about the pause or the language, whose part stays open. */
  preferences?: boolean;
};

export function respondView(shown: Shown, asked: Asked = {}): View {
  const { facts, texts } = shown;
  const { lists, callout } = facts;
  const problem = asked.problem === undefined ? undefined : alert("error", asked.problem);
  const open = lists.filter((list) => list.state === "open");
  const booked = lists.filter((list) => list.state === "booked");
  const filled = lists.filter((list) => list.state === "filled");
  const leaving = booked.find((list) => list.id === asked.withdraw && list.startsAt > facts.now);
  const asksAgain = asked.change === true || asked.typed !== undefined;

  if (callout.status === "cancelled")
    return plain(shown, "cross", texts.cancelled.title, withBold(texts.cancelled.lead));
  if (leaving) return withdrawal(shown, leaving, problem);
  const choosable = asksAgain ? [...open, ...filled] : open.every((list) => list.response === "none") ? open : [];
  const form = (heading: string): Html =>
    answerForm({ facts, texts, place: shown.place, asked: choosable, heading, typed: asked.typed, problem });
  if (booked.length > 0) {
    const others = choosable.length > 0 ? form(texts.form.others) : rest(shown);
    const below = lists.length > booked.length ? html`<div class="others">${others}</div>` : "";
    const top = choosable.length > 0 ? undefined : problem;
    return { title: texts.confirmed.title, main: html`${top}${confirmed(shown, booked)}${below}` };
  }
  if (choosable.length > 0) return { title: texts.form.title, main: form(texts.form.title) };
  if (open.length > 0) return sent(shown, problem);
  if (filled.length > 0) return standBy(shown, filled, problem);
  return plain(shown, "clock", texts.closed.title, texts.closed.lead, problem);
}

/** The lists beside the booked ones, and a way to change what was said about them. */
function rest(shown: Shown): Html {
  const others = shown.facts.lists.filter((list) => list.state !== "booked");
  const changeable = others.some((list) => list.state !== "closed");
  return html`${others.map((list) => listRow(shown, list))}${changeable && changeLink(shown)}`;
}

function plain(shown: Shown, picture: "cross" | "clock", title: string, lead: Html | string, problem?: Html): View {
  const cards = shown.facts.lists.map((list) => card(list, shown.texts, ""));
  return { title, main: html`${problem}${hero(picture, "neutral", title, lead)}${cards}` };
}

/** An offer that may still become a booking. */
const isUndecided = (list: RespondList): boolean => list.state === "open" && isOffered(list) && list.outcome === "none";

/** "You have told them you are available on Wed 2 December": the best of the answers. */
function told({ facts, texts }: Shown): Html {
  const best = (["available", "if_needed", "unavailable"] as const).find((answer) =>
    facts.lists.some((list) => list.response === answer),
  );
  if (!best) return html``;
  const { joinWords, mediumDate } = wallWords(texts.language);
  const dates = [...new Set(facts.lists.filter((list) => list.response === best).map((list) => mediumDate(list.date)))];
  const [before, on, end] = texts.sent.told;
  return html`${before}<b>${texts.sent.words[best]}</b>${on}${joinWords(dates)}${end}`;
}

function sent(shown: Shown, problem: Html | undefined): View {
  const decided = allDecided(shown, problem);
  if (decided) return decided;
  const { facts, texts } = shown;
  const { lists, doctor, withdrawPhoneHours } = facts;
  const title = texts.sent.thanks(salutation(doctor));
  const released = lists.filter((list) => list.outcome === "released");
  const late = released.some(
    (list) => list.respondedAt && !isOffered(list) && mustTelephone(list, withdrawPhoneHours, list.respondedAt),
  );
  const main = html`${problem}${hero("sent", "open", title, told(shown))}${late && telephone(shown)}${released.length > 0 && alert("neutral", texts.sent.released, texts.sent.notExpected)}${lists.some(isUndecided) && alert("risk", texts.notBooked, texts.sent.eitherWay)}${lists.map((list) => listRow(shown, list))}${changeLink(shown)}`;
  return { title, main };
}

const telephone = ({ facts, texts }: Shown): Html =>
  alert(
    "risk",
    texts.withdraw.telephone,
    html`${texts.withdraw.soon} <a class="phone" href="${telephoneLink(facts.practice.phone)}">${facts.practice.phone}</a>`,
  );

function bookedCard(shown: Shown, list: RespondList, many: boolean): Html {
  const { texts } = shown;
  const { address, surgeon, where } = texts.confirmed;
  const labels = listLabels(texts.language);
  const { notes = null, phone = null, mapUrl = null } = list.arrival ?? {};
  const row = (term: string, value: Html | string | null): Html | null =>
    value ? html`<dt>${term}</dt><dd>${value}</dd>` : null;
  const facts = [
    row(where, placeOf(list, texts)),
    row(address, list.siteAddress),
    row(
      labels.map,
      mapUrl &&
        html`<a class="tap" href="${mapUrl}" rel="noopener noreferrer">${URL.parse(mapUrl)?.hostname ?? mapUrl}</a>`,
    ),
    row(labels.telephone, phone && html`<a class="tap" href="${telephoneLink(phone)}">${phone}</a>`),
    row(labels.arriving, notes && lines(notes)),
    row(surgeon, [list.surgeon, list.specialty].filter(Boolean).join(labels.comma)),
    ...caseRows(list, texts.language).map(({ label, text }) => row(label, lines(text))),
  ];
  return card(list, texts, html`<dl class="kv">${facts}</dl>${many && cannot(shown, list)}`, "booked");
}

const cannot = ({ facts, texts, place }: Shown, list: RespondList): Html =>
  list.startsAt > facts.now
    ? html`<a class="btn danger" href="/respond/${place.token}?withdraw=${list.id}">${texts.confirmed.cannot}</a>`
    : html``;

function confirmed(shown: Shown, booked: readonly RespondList[]): Html {
  const { facts, texts, place } = shown;
  const known = booked.every((list) => list.acknowledged);
  const [only] = booked.length === 1 ? booked : [];
  const { lead, known: told } = texts.confirmed;
  return html`${hero("booked", "confirmed", texts.confirmed.title, known ? told(booked.length) : lead(booked.length))}
${booked.map((list) => bookedCard(shown, list, !only))}
<div class="stack">${!known && html`<form method="post" action="/respond/${place.token}/acknowledge">${stampField(place)}<button class="btn contained big" type="submit">${icon("thumb")}${texts.confirmed.gotIt}</button></form>`}<a class="btn outlined" href="/respond/${place.token}/calendar.ics">${icon("calendar")}${texts.confirmed.calendar}</a>${only && cannot(shown, only)}</div><p class="cap late">${texts.confirmed.late(facts.withdrawPhoneHours)}</p>`;
}

function withdrawal(shown: Shown, list: RespondList, problem: Html | undefined): View {
  const { facts, texts, place } = shown;
  const late = mustTelephone(list, facts.withdrawPhoneHours, facts.now);
  const { title, lead, button, keep } = texts.withdraw;
  const main = html`${problem}${hero("calendar", "error", title, lead)}${late && telephone(shown)}${card(list, texts, "")}
<form method="post" action="/respond/${place.token}/withdraw">${stampField(place)}<input type="hidden" name="list" value="${list.id}"><div class="stack"><button class="btn danger outlined big" type="submit">${button}</button><a class="btn" href="/respond/${place.token}">${keep}</a></div></form>`;
  return { title, main };
}
