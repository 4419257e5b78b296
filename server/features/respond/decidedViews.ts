/** What the page shows of offers that the practice has answered without booking: on standby, not required, filled by others (product.md R6, Q3). */
import { type Html, html } from "../../mail/html.ts";
import { type FormPlace, stampField } from "./answerForm.ts";
import { decidedTexts } from "./decidedTexts.ts";
import { icon } from "./icons.ts";
import { card, summary } from "./listCard.ts";
import { decisionOf, isOffered, type RespondCase, type RespondList } from "./respondCase.ts";
import { hero, withBold } from "./respondFrame.ts";
import { type RespondTexts } from "./texts/en.ts";

export type View = { title: string; main: Html };
export type Shown = { facts: RespondCase; texts: RespondTexts; place: FormPlace };

export const changeLink = ({ place, texts }: Shown): Html =>
  html`<p class="stack"><a class="btn outlined" href="/respond/${place.token}?change=1">${texts.sent.change}</a></p>`;

/** `told`: the page has said above what the decision means. */
function decidedCard({ texts, place }: Shown, list: RespondList, told: boolean): Html {
  const decision = decisionOf(list);
  if (!decision) return card(list, texts, "");
  const words = decidedTexts(texts.language);
  const meaning = !told && html`<p class="where">${withBold(words[decision].lead)}</p>`;
  if (decision === "not_required") return card(list, texts, meaning);
  const rank = list.rank !== null && list.rank > 1 && html`<p class="where">${words.rank(list.rank)}</p>`;
  const takeBack = html`<form class="stack" method="post" action="/respond/${place.token}/withdraw">${stampField(place)}<input type="hidden" name="list" value="${list.id}"><button class="btn outlined" type="submit">${words.takeBack}</button></form>`;
  return card(list, texts, html`${rank}${meaning}${takeBack}`);
}

/** A list among others, with its answer or with what the practice said to it. */
export const listRow = (shown: Shown, list: RespondList): Html =>
  decisionOf(list) ? decidedCard(shown, list, false) : summary(list, shown.texts);

/** The page says it first where the practice has answered every offer alike; undefined where there is more to say. */
export function allDecided(shown: Shown, problem: Html | undefined): View | undefined {
  const { facts, texts } = shown;
  const offers = facts.lists.filter((list) => isOffered(list) && list.state !== "closed");
  const [decision, ...others] = new Set(offers.map(decisionOf));
  if (!decision || others.length > 0 || facts.lists.some((list) => list.outcome === "released")) return undefined;
  const { title, lead } = decidedTexts(texts.language)[decision];
  const opening = hero(decision === "standby" ? "clock" : "filled", "neutral", title, withBold(lead));
  const rows = facts.lists.map((list) => (decisionOf(list) ? decidedCard(shown, list, true) : summary(list, texts)));
  return { title, main: html`${problem}${opening}${rows}${changeLink(shown)}` };
}

/** Filled by others: nothing to do, but an offer to step in is one tap (product.md Q3). */
export function standBy(shown: Shown, filled: readonly RespondList[], problem: Html | undefined): View {
  const { facts, texts, place } = shown;
  const { title, lead, offered, stepIn, askFirst, standby } = texts.filled;
  const waiting = filled.filter((list) => !list.standsBy);
  const wished = filled.some((list) => list.standsBy && !decisionOf(list));
  const fields = waiting.map((list) => html`<input type="hidden" name="list" value="${list.id}">`);
  const ask = html`<section class="rl sunken"><b>${stepIn}</b><p class="sec">${askFirst}</p><form class="stack" method="post" action="/respond/${place.token}/standby">${stampField(place)}${fields}<button class="btn outlined" type="submit">${icon("clock")}${standby}</button></form></section>`;
  const known = html`${wished && html`<section class="rl sunken"><b>${offered}</b><p class="sec">${askFirst}</p></section>`}${changeLink(shown)}`;
  const cards = facts.lists.map((list) => decidedCard(shown, list, false));
  const main = html`${problem}${hero("filled", "neutral", title, withBold(lead(filled.length)))}${cards}${waiting.length > 0 ? ask : known}`;
  return { title, main };
}
