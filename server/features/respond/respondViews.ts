/** What the page shows, derived from the facts alone: what waits for the doctor first, then bookings, then the other lists. */
import { salutation } from "../../mail/callout/calloutMailBody.ts";
import { calloutTexts } from "../../mail/callout/calloutTexts.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import { times, zonedTimeLabels } from "../../mail/layout/zonedTimeLabels.ts";
import { type IconName, icon } from "../../pages/icons.ts";
import { answerForm, bookingRule, toldInputs } from "./answerForm.ts";
import { bookedSections, withdrawal } from "./bookedViews.ts";
import { allDecided, listRow, overText, ownNotes, standBy, withdrewLate } from "./decidedViews.ts";
import { answerField, card, nonBreaking, partSpan, quote, span } from "./listCard.ts";
import { offerSections } from "./offerViews.ts";
import { partFieldNames } from "./partForm.ts";
import { alert, hero, withBold } from "./respondFrame.ts";
import { hasWithdrawnAhead, isAnswerable, isOffered, needsAnswer, type RespondList } from "./respondList.ts";
import { changeLink, form, hidden, type Section, type Shown, telephone, type View } from "./sections.ts";
import { fieldsOf, type Typed } from "./typedAnswers.ts";

export type Asked = {
  /** "Change my answer" was pressed. */
  change?: boolean;
  /** "I can’t do it any more" was pressed for this list, with this reason so far. */
  withdraw?: number | undefined;
  reason?: string;
  typed?: Typed;
  problem?: string;
  /** It is about the pause or the language, whose part stays open. */
  preferences?: boolean;
};

export function respondView(shown: Shown, asked: Asked = {}): View {
  const { facts } = shown;
  const { lists, callout, now } = facts;
  const problem = asked.problem === undefined ? undefined : alert("error", asked.problem);
  const leaving = lists.find((list) => list.id === asked.withdraw && list.state === "booked" && list.startsAt > now);

  if (callout.status === "cancelled" && lists.every((list) => list.state !== "booked")) return cancelled(shown);
  if (leaving) return withdrawal(shown, leaving, asked.reason ?? "", problem);
  const sections = sectionsOf(shown, asked);
  const [first] = sections;
  if (!first) return answered(shown, problem);
  const main = html`${problem}${sections.map((section, at) => (at === 0 ? section.draw(1) : html`<div class="others">${section.draw(2)}</div>`))}${rest(shown, sections)}`;
  return { title: first.title, main };
}

/** What the doctor is asked, and what they are booked for; no list is in two of them. */
function sectionsOf(shown: Shown, asked: Asked): Section[] {
  const before = [...offerSections(shown), ...bookedSections(shown)];
  const taken = new Set(before.flatMap(({ lists }) => lists));
  const others = shown.facts.lists.filter((list) => !taken.has(list));
  const change = asked.typed ? asked.typed.change : asked.change === true;
  const choosable = others.filter(change ? isAnswerable : needsAnswer);
  const renewed = change ? [] : others.filter((list) => list.renewal && !choosable.includes(list));
  return [
    ...before,
    ...renewalSection(shown, renewed),
    ...formSection(shown, choosable, { change, typed: asked.typed }),
  ];
}

/** The form, under what it asks: for the first time, for the rest, or once more. */
function formSection(
  shown: Shown,
  asked: readonly RespondList[],
  { change, typed }: { change: boolean; typed: Typed | undefined },
): Section[] {
  const { facts, texts, place } = shown;
  if (asked.length === 0) return [];
  const again = asked.every((list) => list.again);
  const others = facts.lists.filter((list) => !asked.includes(list));
  const known = others.some((list) => list.state === "booked" || isAnswerable(list));
  const { usual } = calloutTexts(texts.language).answer;
  const first = asked.some((list) => list.usual) ? usual.heading(asked.length) : texts.form.title;
  const title = again ? texts.again.title : known ? texts.form.others : first;
  const draw: Section["draw"] = (level) => {
    const lead = again ? texts.again.lead : !change && level === 1 && told(others, shown);
    const [over] = asked.flatMap((list) => overText(shown, list) || []);
    const opening = html`${level === 1 ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}${over && alert("neutral", over)}${lead && html`<p class="lead">${lead}</p>`}`;
    return answerForm({ facts, texts, place, asked, opening, change, typed });
  };
  return [{ title, lists: asked, draw }];
}

const RENEWAL = "renewal";

/** One press said that an answer stands: nothing was typed, and its note is no text for another field. */
export const isRenewal = (body: unknown): boolean => fieldsOf(body)(RENEWAL) !== "";

/** Offers whose lists have other times now: one press gives the same answer to those. */
export function renewalSection(shown: Shown, lists: readonly RespondList[]): Section[] {
  const { texts } = shown;
  const words = texts.renewal;
  const { gap } = zonedTimeLabels(texts.language);
  if (lists.length === 0) return [];
  const cards = lists.map((list) => {
    const { before, part } = list.renewal ?? { before: null, part: { from: null, to: null } };
    const left = part.from !== null && part.to !== null && words.part(partSpan({ from: part.from, to: part.to }, list));
    const names = partFieldNames(list);
    const fields = html`${hidden(RENEWAL, 1)}${hidden(answerField(list), list.response)}${list.note && hidden("note", list.note)}${part.from !== null && hidden(names.from, part.from)}${part.to !== null && hidden(names.to, part.to)}`;
    const instant = list.instant && list.response === "available" && !left;
    const rule = instant && html`<p class="fact open">${icon("info", "s")}<span>${bookingRule(list, texts)}</span></p>`;
    const button = html`<button class="btn contained big" type="submit">${instant ? texts.first.yes : words.yes}</button>`;
    return card(
      list,
      texts,
      html`<p class="where"><b>${nonBreaking(words.question(times(list)))}</b></p>${before && html`<p class="where">${nonBreaking([words.before(span(before)), left].filter(Boolean).join(gap))}</p>`}${rule}${form(shown, "", html`${fields}${toldInputs(list)}${button}`, "stack")}`,
    );
  });
  const change = html`${cards}${changeLink(shown)}`;
  return [
    {
      title: words.title,
      lists,
      draw: (level) => html`${hero("clock", "risk", words.title, words.lead, level)}${change}`,
    },
  ];
}

/** The lists beside those, and a way to change what was said about them. */
function rest(shown: Shown, sections: readonly Section[]): Html {
  const taken = new Set(sections.flatMap(({ lists }) => lists));
  const others = shown.facts.lists.filter((list) => !taken.has(list));
  const link = others.some(isAnswerable) && sections.every(({ lists }) => lists.every((list) => !list.renewal));
  return html`${others.length > 0 && html`<div class="others">${others.map((list) => listRow(shown, list))}${link && changeLink(shown)}</div>`}`;
}

/** Nothing is asked, and nothing is booked. */
function answered(shown: Shown, problem: Html | undefined): View {
  const { facts, texts } = shown;
  const open = facts.lists.some((list) => list.state === "open");
  const filled = facts.lists.filter((list) => list.state === "filled");
  const decided = open || filled.length > 0 ? allDecided(shown, problem) : undefined;
  if (decided) return decided;
  if (open) return sent(shown, problem);
  if (filled.length > 0) return standBy(shown, filled, problem);
  return plain(shown, "clock", texts.closed.title, { lead: texts.closed.lead, more: problem });
}

type Said = { lead: Html | string; more?: Html | string | null | undefined };

function plain({ facts, texts }: Shown, picture: IconName, title: string, { lead, more }: Said): View {
  const cards = facts.lists.map((list) => card(list, texts, ""));
  return { title, main: html`${hero(picture, "neutral", title, lead)}${more}${cards}` };
}

/** The callout's reason stands above the lists, and beside each only another one; beside its lists where one has none. */
function cancelled({ facts, texts, place }: Shown): View {
  const isUnreasoned = facts.lists.some((list) => list.state === "cancelled" && list.reason === null);
  const reason = isUnreasoned ? null : facts.callout.cancelReason;
  const lists = facts.lists.map((list) => (list.reason === reason ? { ...list, reason: null } : list));
  const more = reason && quote(calloutTexts(texts.language).reason, reason);
  const { title, lead } = texts.cancelled;
  return plain({ facts: { ...facts, lists }, texts, place }, "cross", title, { lead: withBold(lead), more });
}

/** An offer that may still become a booking. */
const isUndecided = (list: RespondList): boolean => list.state === "open" && isOffered(list) && list.outcome === "none";

/** "You have told the practice that you are available on Wed 2 December": the best of the answers. */
function told(lists: readonly RespondList[], { texts }: Shown): Html | undefined {
  const best = (["available", "if_needed", "unavailable"] as const).find((answer) =>
    lists.some((list) => isAnswerable(list) && list.standing === answer),
  );
  if (!best) return undefined;
  const { formatList, mediumDate } = zonedTimeLabels(texts.language);
  const same = lists.filter((list) => isAnswerable(list) && list.standing === best);
  const dates = [...new Set(same.map((list) => mediumDate(list.date, list.now)))];
  const [before, on, end] = texts.sent.told;
  return html`${before}<b>${texts.sent.words[best]}</b>${on}${formatList(dates)}${end}`;
}

function sent(shown: Shown, problem: Html | undefined): View {
  const { facts, texts } = shown;
  const { lists, doctor } = facts;
  const title = texts.sent.thanks(salutation(doctor));
  const left = lists.filter(hasWithdrawnAhead);
  const late = left.some((list) => withdrewLate(shown, list));
  const main = html`${problem}${hero("sent", "open", title, told(lists, shown) ?? "")}${late && telephone(shown)}${left.length > 0 && alert("neutral", texts.sent.released, texts.sent.notExpected)}${lists.some(isUndecided) && alert("risk", texts.notBooked, texts.sent.eitherWay)}${lists.map((list) => listRow(shown, list, true))}${ownNotes(shown)}${changeLink(shown)}`;
  return { title, main };
}
