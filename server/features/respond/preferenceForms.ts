/** The foot of the doctor's page: pausing the mails, and the language; folded away until wanted. */
import { LANGUAGE_NAMES, LANGUAGES } from "../../../src/contract/languages.ts";
import { type RespondTexts } from "../../locales/en/respond.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import { zonedTimeLabels } from "../../mail/layout/zonedTimeLabels.ts";
import { type FormPlace, stampField } from "./answerForm.ts";
import { PAUSE_DAYS } from "./preferences/preferences.ts";
import { type RespondCase } from "./respondCase.ts";

/** `zone`: on whose clocks the end of a pause is told. */
type Below = Pick<RespondCase, "paused" | "now"> & {
  zone: string;
  texts: RespondTexts;
  place: FormPlace;
  open?: boolean | undefined;
};

export function preferenceForms({ paused, now, zone, texts, place, open }: Below): Html {
  const words = texts.settings;
  const until = paused?.until ? zonedTimeLabels(texts.language).shortInstant(paused.until, zone, now) : "";
  const action = `/respond/${place.token}/preferences`;
  const press = (value: number, label: string): Html =>
    html`<button class="btn outlined" type="submit" name="pause" value="${value}">${label}</button>`;
  const pause = paused
    ? html`<p>${words.paused(until)}</p>${press(0, words.resume)}`
    : PAUSE_DAYS.map((days) => press(days, words.days(days)));
  const languages = LANGUAGES.map(
    (one) =>
      html`<option value="${one}" lang="${one}"${one === texts.language && html` selected`}>${LANGUAGE_NAMES[one]}</option>`,
  );
  return html`<details class="settings"${Boolean(paused || open) && html` open`}><summary>${words.title}</summary>
<form id="emails" method="post" action="${action}">${stampField(place)}<fieldset class="stack"><legend>${words.pause}</legend>${pause}<p class="cap sec">${words.note}</p></fieldset></form>
<form method="post" action="${action}">${stampField(place)}<div class="field"><label for="locale">${words.language}</label><span class="select"><select id="locale" name="locale">${languages}</select></span></div><div class="stack"><button class="btn outlined" type="submit">${words.save}</button></div></form></details>`;
}
