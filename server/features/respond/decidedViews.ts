/** What the page shows of offers that the practice has answered without booking: on standby, not needed, released, filled by others. */

import { textsIn } from "../../locales/texts.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import { icon } from "../../pages/icons.ts";
import { card, quote, summary } from "./listCard.ts";
import { alert, hero, withBold } from "./respondFrame.ts";
import {
  decisionOf,
  hasWithdrawn,
  hasWithdrawnAhead,
  isOffered,
  mustTelephone,
  type RespondList,
} from "./respondList.ts";
import { changeLink, form, hidden, type Shown, telephone, type View } from "./sections.ts";
import { shownAs } from "./shownList.ts";

/** Was asked alone, and is no longer. */
export const overText = ({ texts }: Shown, { asked }: RespondList): string | false =>
  (asked === "lapsed" || asked === "ended") && texts.offer[asked];

const takeBack = (shown: Shown, list: RespondList): Html =>
  form(
    shown,
    "/withdraw",
    html`${hidden("list", list.id)}<button class="btn outlined" type="submit">${textsIn(shown.texts.language).decided.takeBack}</button>`,
    "stack",
  );

/** So near the start that the practice must hear of it by telephone as well. */
export const withdrewLate = ({ facts }: Shown, list: RespondList): boolean =>
  list.respondedAt !== null && mustTelephone(list, facts.withdrawPhoneHours, list.respondedAt);

/** That a booking which the doctor took back has ended, and why; `told`: the page already says above that the booking has ended. */
function withdrawn(shown: Shown, list: RespondList, told: boolean): Html | false {
  const { texts } = shown;
  const ended = hasWithdrawnAhead(list) && !told;
  const said =
    ended && html`<p class="where"><b>${texts.sent.released}</b></p>${withdrewLate(shown, list) && telephone(shown)}`;
  return hasWithdrawn(list) && html`${said}${list.note && quote(texts.ownNote, list.note)}`;
}

/** `told`: the page has said above what the decision means. */
function decidedCard(shown: Shown, list: RespondList, told: boolean): Html {
  const { texts } = shown;
  const decision = decisionOf(list);
  if (!decision) return card(list, texts, withdrawn(shown, list, false));
  const words = textsIn(texts.language).decided;
  const meaning = !told && html`<p class="where">${withBold(words[decision].lead)}</p>`;
  if (decision !== "standby") return card(list, texts, meaning);
  const over = !told && overText(shown, list);
  const rank = list.rank !== null && list.rank > 1 && html`<p class="where">${words.rank(list.rank)}</p>`;
  return card(
    list,
    texts,
    html`${over && html`<p class="where">${over}</p>`}${rank}${meaning}${takeBack(shown, list)}`,
  );
}

/** Offers to step in where others fill a list, by one press for all of them. */
function askStandby(shown: Shown, lists: readonly RespondList[]): Html {
  const { texts } = shown;
  const fields = lists.map((list) => html`${hidden("list", list.id)}${hidden(...shownAs(list))}`);
  const button = html`<button class="btn outlined" type="submit">${icon("clock")}${texts.filled.standby}</button>`;
  return form(shown, "/standby", html`${fields}${button}`, "stack");
}

/** Offered too late, or stood down when others filled it. */
function filledRow(shown: Shown, list: RespondList): Html {
  const { texts } = shown;
  if (list.standsBy) return summary(list, texts, html`<p class="where">${texts.filled.offered}</p>`);
  const late = list.tooLate && html`<p class="where"><b>${texts.first.late.title}</b></p>`;
  return summary(list, texts, html`${late}${askStandby(shown, [list])}`);
}

/** A list among others, with its answer or with what became of it; `told`: the page already says above that the booking has ended. */
export function listRow(shown: Shown, list: RespondList, told = false): Html {
  if (decisionOf(list)) return decidedCard(shown, list, false);
  if (list.state === "filled" && isOffered(list)) return filledRow(shown, list);
  return summary(list, shown.texts, withdrawn(shown, list, told));
}

const HERO = { standby: "clock", not_required: "filled", released: "cross" } as const;

/** The page says it first where the practice has answered every offer alike; undefined where there is more to say. */
export function allDecided(shown: Shown, problem: Html | undefined): View | undefined {
  const { facts, texts } = shown;
  const live = facts.lists.filter((list) => list.state !== "closed" && list.state !== "cancelled");
  const [decision, ...others] = new Set(live.filter(isOffered).map((list) => decisionOf(list)));
  if (!decision || others.length > 0 || live.some(hasWithdrawn)) return undefined;
  const { title, lead } = textsIn(texts.language).decided[decision];
  const [over] = live.flatMap((list) => overText(shown, list) || []);
  const opening = html`${hero(HERO[decision], "neutral", title, withBold(lead))}${over && alert("neutral", over)}`;
  const rows = facts.lists.map((list) => (decisionOf(list) ? decidedCard(shown, list, true) : summary(list, texts)));
  return { title, main: html`${problem}${opening}${rows}${changeLink(shown)}` };
}

/** Filled by others: nothing to do, but an offer to step in is one tap. */
export function standBy(shown: Shown, filled: readonly RespondList[], problem: Html | undefined): View {
  const { facts, texts } = shown;
  const { offered, stepIn, askFirst } = texts.filled;
  const waiting = filled.filter((list) => !list.standsBy);
  const late = filled.every((list) => list.tooLate);
  const { title, lead } = late
    ? texts.first.late
    : { title: texts.filled.title, lead: texts.filled.lead(filled.length) };
  const wished = filled.some((list) => list.standsBy && !decisionOf(list));
  const ask = html`<section class="rl sunken"><b>${stepIn}</b><p class="sec">${askFirst}</p>${askStandby(shown, waiting)}</section>`;
  const known = html`${wished && html`<section class="rl sunken"><b>${offered}</b><p class="sec">${askFirst}</p></section>`}${changeLink(shown)}`;
  const cards = facts.lists.map((list) => decidedCard(shown, list, false));
  const opening = hero(late ? "clock" : "filled", "neutral", title, withBold(lead));
  return { title, main: html`${problem}${opening}${cards}${waiting.length > 0 ? ask : known}` };
}

/** What the doctor wrote with the answers, once where it is the same for all of them; a withdrawal's reason is with its list. */
export function ownNotes({ facts, texts }: Shown): Html {
  const notes = new Set(facts.lists.flatMap((list) => (hasWithdrawn(list) ? [] : (list.note ?? []))));
  return html`${[...notes].map((note) => quote(texts.ownNote, note))}`;
}
