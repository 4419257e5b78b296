/** What a booked doctor sees: the booking with all that is needed to be there, a question where the list has changed, and the way out. */
import { LIMITS } from "../../../src/contract/limits.ts";
import { telephoneLink } from "../../../src/contract/rules/telephoneLink.ts";
import { caseRows } from "../../mail/layout/caseRows.ts";
import { type Html, html, lines } from "../../mail/layout/html.ts";
import { listLabels } from "../../mail/layout/listLabels.ts";
import { zonedTimeLabels } from "../../mail/layout/zonedTimeLabels.ts";
import { icon } from "../../pages/icons.ts";
import { noteField } from "./answerForm.ts";
import { card, instantAt, momentIn, nonBreaking, place as placeOf, span } from "./listCard.ts";
import { hero } from "./respondFrame.ts";
import { type Consent, mustTelephone, type RespondList } from "./respondList.ts";
import { form, hidden, type Section, type Shown, telephone, type View } from "./sections.ts";
import { stretchShownAs } from "./shownList.ts";

export const REASON_MOST = LIMITS.responseNote[1];

type Rowed = { term: string; value: Html | string | null };

export function detailsOf(list: RespondList, { texts }: Shown): Html {
  const { address, surgeon, where } = texts.confirmed;
  const labels = listLabels(texts.language);
  const { notes = null, phone = null, mapUrl = null } = list.arrival ?? {};
  const map = mapUrl && (URL.parse(mapUrl)?.hostname ?? mapUrl);
  const rows: Rowed[] = [
    { term: where, value: placeOf(list, texts) },
    { term: address, value: list.siteAddress },
    { term: labels.map, value: map && html`<a class="tap" href="${mapUrl}" rel="noopener noreferrer">${map}</a>` },
    { term: labels.telephone, value: phone && html`<a class="tap" href="${telephoneLink(phone)}">${phone}</a>` },
    { term: labels.arriving, value: notes && lines(notes) },
    { term: surgeon, value: [list.surgeon, list.specialty].filter(Boolean).join(labels.comma) },
    ...caseRows(list, texts.language).map(({ label, text }) => ({ term: label, value: lines(text) })),
  ];
  return html`<dl class="kv">${rows.map(({ term, value }) => value && html`<dt>${term}</dt><dd>${value}</dd>`)}</dl>`;
}

export const cannot = ({ facts, texts, place }: Shown, list: RespondList): Html =>
  list.startsAt > facts.now
    ? html`<a class="btn danger" href="/respond/${place.token}?withdraw=${list.id}">${texts.confirmed.cannot}</a>`
    : html``;

/** What was agreed to, in so far as it is another date or other times. */
function beforeRow(list: RespondList, { before }: Consent, { texts }: Shown): Html {
  if (!before) return html``;
  const words = before.date === list.date ? span(before) : momentIn(before, list, texts);
  return html`<p class="where">${texts.changed.before}${listLabels(texts.language).colon}<span class="num">${nonBreaking(words)}</span></p>`;
}

function questionCard(shown: Shown, list: RespondList, consent: Consent, alone: boolean): Html {
  const { facts, texts } = shown;
  const { title, yes } = texts.changed[consent.about];
  const { dueAt } = consent;
  const due =
    dueAt && dueAt > facts.now
      ? html`<p class="fact risk">${icon("clock", "s")}<span>${texts.changed.due[0]}${instantAt(dueAt, list, texts)}${texts.changed.due[1]}</span></p>`
      : "";
  const press = (answer: "yes" | "no", button: Html): Html =>
    form(
      shown,
      "/change",
      html`${hidden("list", list.id)}${hidden("answer", answer)}${hidden(...stretchShownAs(list))}${button}`,
    );
  const buttons = html`<div class="stack">${press("yes", html`<button class="btn contained big" type="submit">${icon("check")}${yes}</button>`)}${press("no", html`<button class="btn danger outlined" type="submit">${texts.confirmed.cannot}</button>`)}</div>`;
  const question = !alone && html`<p class="where"><b>${title}</b></p>`;
  return card(
    list,
    texts,
    html`${question}${beforeRow(list, consent, shown)}${due}${detailsOf(list, shown)}${buttons}`,
    true,
  );
}

/** Booked lists that have changed: one question each. */
export function changedSection(shown: Shown, lists: readonly RespondList[]): Section[] {
  const { texts, facts } = shown;
  const asked = lists.flatMap((list) => (list.consent ? [{ list, consent: list.consent }] : []));
  const kind = asked.some(({ consent }) => consent.about === "moved") ? "moved" : "times";
  if (asked.length === 0) return [];
  const { title, lead } = texts.changed[kind];
  const alike = asked.every(({ consent }) => consent.about === kind);
  const others = lists.length > asked.length;
  const draw: Section["draw"] = (level) =>
    html`${hero("calendar", "risk", title, lead, level)}${asked.map(({ list, consent }) => questionCard(shown, list, consent, alike))}${!others && html`<p class="cap late">${texts.confirmed.late(facts.withdrawPhoneHours)}</p>`}`;
  return [{ title, lists: asked.map(({ list }) => list), draw }];
}

function confirmedSection(shown: Shown, booked: readonly RespondList[]): Section[] {
  const { facts, texts, place } = shown;
  if (booked.length === 0) return [];
  const { title, gotIt, calendar, late } = texts.confirmed;
  // "Got it" means every booking; one that is asked about has its own answer.
  const acknowledges = facts.lists.every((list) => !list.consent) && booked.some((list) => !list.acknowledged);
  const told = booked.every((list) => list.acknowledged) ? texts.confirmed.known : acknowledges && texts.confirmed.ask;
  const said = texts.confirmed.booked(
    booked.length,
    booked.some((list) => list.part),
  );
  const [only] = booked.length === 1 ? booked : [];
  const press = html`<button class="btn contained big" type="submit">${icon("thumb")}${gotIt}</button>`;
  const cards = booked.map((list) =>
    card(list, texts, html`${detailsOf(list, shown)}${!only && cannot(shown, list)}`, true),
  );
  const words = [said, told].filter(Boolean).join(zonedTimeLabels(texts.language).gap);
  const draw: Section["draw"] = (level) =>
    html`${hero("booked", "confirmed", title, words, level)}
${cards}
<div class="stack">${acknowledges && form(shown, "/acknowledge", press)}<a class="btn outlined" href="/respond/${place.token}/calendar.ics">${icon("calendar")}${calendar}</a>${only && cannot(shown, only)}</div><p class="cap late">${late(facts.withdrawPhoneHours)}</p>`;
  return [{ title, lists: booked, draw }];
}

/** What waits for an answer comes first. */
export function bookedSections(shown: Shown): Section[] {
  const booked = shown.facts.lists.filter((list) => list.state === "booked");
  return [
    ...changedSection(shown, booked),
    ...confirmedSection(
      shown,
      booked.filter((list) => !list.consent),
    ),
  ];
}

/** "I can’t do it any more", asked once more, with room for the reason. */
export function withdrawal(shown: Shown, list: RespondList, reason: string, problem: Html | undefined): View {
  const { facts, texts, place } = shown;
  const late = mustTelephone(list, facts.withdrawPhoneHours, facts.now);
  const { title, lead, button, keep, reason: label, reasonHint: hint } = texts.withdraw;
  const fields = html`${hidden("list", list.id)}${noteField({ name: "reason", label, hint, text: reason }, texts)}<div class="stack"><button class="btn danger outlined big" type="submit">${button}</button><a class="btn" href="/respond/${place.token}">${keep}</a></div>`;
  const main = html`${problem}${hero("calendar", "error", title, lead)}${late && telephone(shown)}${card(list, texts, "")}
${form(shown, "/withdraw", fields)}`;
  return { title, main };
}
