/** What a doctor settles for longer, and the own figures; each folded away until wanted. */
import { DAY_PARTS } from "../../../src/contract/doctor.ts";
import { FIGURES } from "../../domain/ninetyDays.ts";
import { textsIn } from "../../locales/texts.ts";
import { calloutTexts } from "../../mail/callout/calloutTexts.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import { listLabels } from "../../mail/layout/listLabels.ts";
import { weekdayNames } from "../../mail/layout/weekdayNames.ts";
import { type FormPlace, hidden, stampField } from "../respond/public.ts";
import { type HomeVisit } from "./homeVisit.ts";
import { type UsualTime, usualName } from "./ownTimes.ts";

export type Settled = "usually_not" | "calendar";
type Asked = { saved?: Settled | undefined; unfolded?: Settled; usualTimes?: readonly UsualTime[] };

const isOpen = (id: Settled, { saved, unfolded }: Asked): boolean => saved === id || unfolded === id;

const done = (words: string): Html => html`<div class="alert confirmed" role="status"><b>${words}</b></div>`;

function fold(id: string, title: string, more: Html, open: boolean): Html {
  return html`<details class="fold" id="${id}"${open && html` open`}><summary>${title}</summary>${more}</details>`;
}

/** The days of the week below each other, the parts of a day beside each other. */
export function usuallyNotFold({ own, texts }: HomeVisit, place: FormPlace, asked: Asked): Html {
  const words = textsIn(texts.language).home.usuallyNot;
  const { session } = calloutTexts(texts.language);
  const ticked = new Set((asked.usualTimes ?? own.usuallyNot).map(usualName));
  const { comma } = listLabels(texts.language);
  const heads = DAY_PARTS.map((part) => html`<th scope="col">${session[part]}</th>`);
  const rows = weekdayNames(texts.language).map((day, index) => {
    const cells = DAY_PARTS.map((part) => {
      const name = usualName({ weekday: index + 1, part });
      return html`<td><label><input type="checkbox" name="usually_not" value="${name}" aria-label="${day}${comma}${session[part]}"${ticked.has(name) && html` checked`}></label></td>`;
    });
    return html`<tr><th scope="row">${day}</th>${cells}</tr>`;
  });
  const table = html`<table class="week"><thead><tr><td></td>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
  const form = html`<form method="post" action="/respond/${place.token}/usually_not">${stampField(place)}${table}<div class="stack"><button class="btn outlined" type="submit">${texts.settings.save}</button></div></form>`;
  return fold(
    "usually_not",
    words.title,
    html`${asked.saved === "usually_not" && done(words.saved)}<p class="sec">${words.lead}</p>${form}`,
    isOpen("usually_not", asked),
  );
}

export function calendarFold({ own, texts }: HomeVisit, place: FormPlace, asked: Asked): Html {
  const words = textsIn(texts.language).home.calendar;
  const act = (open: boolean, look: string, label: string): Html =>
    html`<form method="post" action="/respond/${place.token}/calendar_address">${stampField(place)}${hidden("act", open ? "open" : "close")}<button class="btn ${look}" type="submit">${label}</button></form>`;
  const url = own.calendar;
  const address =
    url &&
    html`<div class="field"><label for="address">${words.address}</label><input id="address" readonly value="${url}" translate="no" dir="ltr"><p class="cap sec">${words.secret}</p></div>`;
  const buttons = url
    ? html`<a class="btn contained" href="${url.replace(/^https?:/, "webcal:")}">${words.subscribe}</a>${act(true, "outlined", words.replace)}${act(false, "quiet", words.close)}`
    : act(true, "outlined", words.open);
  const told = asked.saved === "calendar" && done(url ? words.opened : words.closed);
  return fold(
    "calendar",
    words.title,
    html`${told}<p class="sec">${words.lead}</p>${address}<div class="stack">${buttons}</div>`,
    isOpen("calendar", asked),
  );
}

export function figuresFold({ own, texts }: HomeVisit): Html {
  const words = textsIn(texts.language).home.figures;
  const { own: counts, median, doctors } = own.figures;
  const number = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1 });
  const rows = FIGURES.map(
    (figure) =>
      html`<tr><th scope="row">${words[figure]}</th><td>${number.format(counts[figure])}</td>${median && html`<td>${number.format(median[figure])}</td>`}</tr>`,
  );
  const table = html`<table class="week figures"><thead><tr><td></td><th scope="col">${words.you}</th>${median && html`<th scope="col">${words.median}</th>`}</tr></thead><tbody>${rows}</tbody></table>`;
  return fold(
    "figures",
    words.title,
    html`${table}<p class="cap sec">${median ? words.of(doctors) : words.few}</p><p class="cap sec">${words.order}</p>`,
    false,
  );
}
