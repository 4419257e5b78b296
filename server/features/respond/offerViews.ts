/** What a standby sees who is asked alone for some time: until when, and yes or no. */

import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { type Language } from "../../../src/contract/languages.ts";
import { dateAt, timeAt } from "../../domain/zonedTime.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import { zonedTimeLabels } from "../../mail/layout/zonedTimeLabels.ts";
import { icon } from "../../pages/icons.ts";
import { card, instantAt } from "./listCard.ts";
import { hero } from "./respondFrame.ts";
import { type RespondList } from "./respondList.ts";
import { form, hidden, type Section, type Shown } from "./sections.ts";
import { stretchShownAs } from "./shownList.ts";

/** "1 hour 20 minutes": a started minute counts as one that is left. */
function timeLeft(milliseconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  const units = [
    { unit: "hour", value: Math.floor(minutes / 60) },
    { unit: "minute", value: minutes % 60 },
  ].filter(({ value }) => value > 0);
  const words = units.map(({ unit, value }) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value),
  );
  return words.join(zonedTimeLabels(language).gap);
}

/** The time alone where it is today's. */
function formatUntil(until: Date, { facts, texts }: Shown, list: RespondList): Html {
  const { timeZone, otherClock } = list;
  const isToday = dateAt(until, timeZone) === dateAt(facts.now, timeZone);
  if (!isToday || otherClock) return instantAt(until, list, texts);
  return html`<b class="nowrap">${timeAt(until, timeZone)}</b>`;
}

function answers(shown: Shown, list: RespondList): Html {
  const { texts } = shown;
  const press = (answer: "yes" | "no", button: Html): Html =>
    form(
      shown,
      "/standby_offer",
      html`${hidden("list", list.id)}${hidden("answer", answer)}${hidden(...stretchShownAs(list))}${button}`,
    );
  const yes = html`<button class="btn contained big" type="submit">${icon("check")}${texts.first.yes}</button>`;
  const no = html`<button class="btn outlined" type="submit">${texts.offer.no}</button>`;
  // Who is booked elsewhere then cannot be booked here.
  return html`<div class="stack">${list.elsewhere.length === 0 && press("yes", yes)}${press("no", no)}</div>`;
}

/** One list each: every offer has a time of its own. */
export function offerSections(shown: Shown): Section[] {
  const { facts, texts } = shown;
  const { title, lead, until: before, left, books } = texts.offer;
  return facts.lists.flatMap((list): Section[] => {
    const { asked } = list;
    if (asked === null || typeof asked === "string") return [];
    const clock = html`${before[0]}${formatUntil(asked.until, shown, list)}${before[1]}`;
    const remains = left(timeLeft(asked.until.getTime() - facts.now.getTime(), texts.language));
    const draw: Section["draw"] = (level) =>
      html`${hero("clock", "risk", title, lead, level)}<div class="alert risk">${icon("clock")}<span class="grow">${clock}<br>${remains}</span></div>${card(list, texts, "")}${answers(shown, list)}${list.elsewhere.length === 0 && html`<p class="cap late">${books}</p>`}`;
    return [{ title, lists: [list], draw }];
  });
}
