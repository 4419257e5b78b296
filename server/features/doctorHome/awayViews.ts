/** "I'm away" on a doctor's home: what is entered, the form, and the question about bookings at that time. */
import { dateAt, timeAt } from "../../domain/zonedTime.ts";
import { textsIn } from "../../locales/texts.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import { zonedTimeLabels } from "../../mail/layout/zonedTimeLabels.ts";
import { cannot, card, hidden, type Shown, stampField } from "../respond/public.ts";
import { type AwayDays, bookedDuring } from "./away.ts";
import { type OwnList } from "./homeLists.ts";
import { type HomeVisit } from "./homeVisit.ts";
import { type OwnAway } from "./ownTimes.ts";

const zoneOf = ({ about }: HomeVisit): string => about.practice.timeZone ?? "UTC";
const textsOf = ({ texts }: HomeVisit) => textsIn(texts.language).home.away;

/** Its words stay on one line. */
const unbroken = (words: string): string => words.replaceAll(" ", "\u00a0");

/** "Mon 30 November – Fri 4 December"; with times where it is not whole days. */
function spanOf({ from, to }: OwnAway, visit: HomeVisit): string {
  const { mediumDate, shortInstant, gap } = zonedTimeLabels(visit.texts.language);
  const join = (...ends: string[]): string => ends.map(unbroken).join(`${gap}–${gap}`);
  const [zone, { now }] = [zoneOf(visit), visit.about];
  const isWhole = [from, to].every((one) => timeAt(one, zone) === "00:00");
  if (!isWhole) return join(shortInstant(from, zone, now), shortInstant(to, zone, now));
  const [first, last] = [dateAt(from, zone), dateAt(new Date(to.getTime() - 1), zone)];
  return join(...new Set([mediumDate(first, now), mediumDate(last, now)]));
}

function entry(away: OwnAway, visit: HomeVisit, place: Shown["place"]): Html {
  const texts = textsOf(visit);
  const span = spanOf(away, visit);
  const remove = html`<form method="post" action="/respond/${place.token}/away_remove">${stampField(place)}${hidden("away", away.id)}<button class="btn quiet" type="submit" aria-label="${texts.removeSpan(span)}">${texts.remove}</button></form>`;
  return html`<li><b>${span}</b>${away.own ? remove : html`<span class="cap sec">${texts.byOffice}</span>`}</li>`;
}

/** `wrong`: why these days make no sense, which is said at them. */
type Entered = { typed?: AwayDays | undefined; wrong?: string | undefined };

export function awaySection(visit: HomeVisit, place: Shown["place"], { typed, wrong }: Entered): Html {
  const texts = textsOf(visit);
  const { away } = visit.own;
  const field = (name: keyof AwayDays): Html =>
    html`<div class="field${wrong && " bad"}"><label for="away-${name}">${texts[name]}</label><input id="away-${name}" type="date" name="${name}" value="${typed?.[name] ?? ""}" required${wrong && html` aria-invalid="true" aria-describedby="away-wrong"`}></div>`;
  const entries = away.map((one) => entry(one, visit, place));
  return html`<p class="sec">${texts.lead}</p>${entries.length > 0 && html`<ul class="own-times">${entries}</ul>`}
<form method="post" action="/respond/${place.token}/away">${stampField(place)}<div class="pair">${field("from")}${field("to")}</div>${wrong && html`<p class="help" id="away-wrong">${wrong}</p>`}<div class="stack"><button class="btn outlined" type="submit">${texts.add}</button></div></form>`;
}

/** After the entry: that it is saved, and of bookings at that time, whether to withdraw. */
export function awayTold(
  visit: HomeVisit,
  awayId: number | undefined,
  booked: readonly OwnList[],
  shownOf: (one: OwnList) => Shown,
): Html {
  const away = visit.own.away.find(({ id }) => id === awayId);
  if (!away) return html``;
  const texts = textsOf(visit);
  const met = bookedDuring(booked, away);
  const saved = html`<div class="alert confirmed" role="status"><b>${texts.saved(spanOf(away, visit))}</b></div>`;
  if (met.length === 0) return saved;
  const cards = met.map((one) =>
    card(one.list, visit.texts, html`<div class="stack">${cannot(shownOf(one), one.list)}</div>`),
  );
  const keep = html`<div class="stack"><a class="btn outlined" href="/respond/${visit.token}">${texts.keep(met.length)}</a></div>`;
  return html`${saved}<section class="asks" aria-labelledby="asks-h"><h2 id="asks-h">${texts.booked(met.length)}</h2><p class="lead">${texts.stays}</p>${cards}${keep}</section>`;
}
