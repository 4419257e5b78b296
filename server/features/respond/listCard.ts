/** One list as the doctor's page shows it: date, session, place; and below or beside it an answer, a choice or a booking. */
import { ANSWERS, type Answer } from "../../../src/contract/callout.ts";
import { SESSION_CELLS } from "../../../src/contract/sessionCells.ts";
import { caseRows } from "../../mail/caseRows.ts";
import { type Html, type HtmlValue, html, lines } from "../../mail/html.ts";
import { listLabels } from "../../mail/listLabels.ts";
import { times, wallWords } from "../../mail/wallWords.ts";
import { decidedTexts } from "./decidedTexts.ts";
import { type IconName, icon } from "./icons.ts";
import { decisionOf, type RespondList } from "./respondCase.ts";
import { type RespondTexts } from "./texts/en.ts";

/** Decorative cells, always followed by the word. */
function session(list: RespondList, texts: RespondTexts): Html {
  const word = texts.session[list.session];
  if (!word) return html``;
  const cells = SESSION_CELLS[list.session].map((on) => (on ? html`<b class="on"></b>` : html`<b></b>`));
  return html`<span class="ses"><i aria-hidden="true">${cells}</i>${word}</span>`;
}

const when = (list: RespondList, texts: RespondTexts): Html =>
  html`<div class="row wrap when">${session(list, texts)}<span class="sec num">${times(list)}</span></div>`;

export const place = (list: RespondList, { language }: RespondTexts): string =>
  [list.siteName, list.theatre].filter(Boolean).join(listLabels(language).comma);

/** What the practice has said to the offer, if anything. */
function decisionChip(list: RespondList, texts: RespondTexts): Html | undefined {
  const decision = decisionOf(list);
  const [look, picture] = decision === "standby" ? (["open", "clock"] as const) : (["neutral", "cross"] as const);
  return (
    decision &&
    html`<span class="chip ${look}">${icon(picture, "s")}${decidedTexts(texts.language)[decision].chip}</span>`
  );
}

/** Who operates and what is needed, where the lists of the callout differ. */
function who({ apart }: RespondList, texts: RespondTexts): Html {
  const { comma } = listLabels(texts.language);
  const words = [apart.role && texts.role[apart.role], apart.surgeon, apart.specialty].filter(Boolean).join(comma);
  return html`${words && html`<p class="where">${words}</p>`}`;
}

/** And what kinds of operations, and what they ask. */
function about(list: RespondList, texts: RespondTexts): Html {
  const { colon } = listLabels(texts.language);
  const rows = caseRows(list, texts.language);
  return html`${who(list, texts)}${rows.map(({ label, text }) => html`<p class="where">${label}${colon}${lines(text)}</p>`)}`;
}

/** A booked list tells the rest among its details. */
export function card(list: RespondList, texts: RespondTexts, more: HtmlValue, kind: "" | "booked" = ""): Html {
  const decided = decisionChip(list, texts);
  const facts = kind !== "booked" && html`<p class="where">${place(list, texts)}</p>${about(list, texts)}`;
  return html`<section class="rl ${kind}" aria-labelledby="l${list.id}"><h2 id="l${list.id}">${wallWords(texts.language).mediumDate(list.date)}</h2>${when(list, texts)}${facts}${decided && html`<p class="decided">${decided}</p>`}${more}</section>`;
}

const CHOICE: Record<Answer, { look: string; picture: IconName }> = {
  available: { look: "a", picture: "check" },
  if_needed: { look: "q", picture: "question" },
  unavailable: { look: "x", picture: "cross" },
};

export const answerField = (list: { id: number }): string => `answer-${list.id}`;

/** Three equal choices; the chosen one has border, tint and tick. */
export function choices(list: RespondList, chosen: string, texts: RespondTexts): Html {
  const choice = (answer: Answer): Html => {
    const { look, picture } = CHOICE[answer];
    const checked = chosen === answer && html` checked`;
    return html`<label><input type="radio" name="${answerField(list)}" value="${answer}"${checked}><span class="big3 ${look}">${icon(picture, "l")}<span>${texts.answers[answer]}</span><span class="tick" aria-hidden="true">${icon("chosen")}</span></span></label>`;
  };
  return html`<div class="tri" role="radiogroup" aria-labelledby="l${list.id}">${ANSWERS.map(choice)}</div>`;
}

const LOOK: Record<Answer, string> = { available: "confirmed", if_needed: "risk", unavailable: "neutral" };

/** An answer is a chip, and so is what became of it; only a booking is more (mockups/DESIGN.md §1.2). */
function answerChip(list: RespondList, texts: RespondTexts): Html {
  const { response, state, outcome } = list;
  const decided = decisionChip(list, texts);
  if (decided) return decided;
  if (state === "filled" && (response === "none" || outcome === "not_required"))
    return html`<span class="chip neutral">${texts.filledChip}</span>`;
  if (state === "closed" && response === "none") return html`<span class="chip neutral">${texts.closedChip}</span>`;
  if (response === "none") return html`<span class="chip neutral">${texts.noAnswer}</span>`;
  return html`<span class="chip ${LOOK[response]}">${icon(CHOICE[response].picture, "s")}${texts.answers[response]}</span>`;
}

/** A row for a list that is not being asked about just now. */
export const summary = (list: RespondList, texts: RespondTexts): Html =>
  html`<section class="rl row between"><div><b>${wallWords(texts.language).mediumDate(list.date)}</b>${when(list, texts)}${who(list, texts)}</div><div>${answerChip(list, texts)}${list.part.from && list.part.to && html`<p class="cap sec">${texts.part.said(list.part.from, list.part.to)}</p>`}</div></section>`;
