/** A booking on a doctor's home, and a list that is over. */
import { type RespondTexts } from "../../locales/en/respond.ts";
import { textsIn } from "../../locales/texts.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import { icon } from "../../pages/icons.ts";
import {
  cannot,
  card,
  chip,
  detailsOf,
  form,
  hidden,
  type RespondList,
  type Shown,
  summary,
} from "../respond/public.ts";

/** All that is needed to be there, "Got it" until it was pressed, and the way out. */
export function bookedCard(shown: Shown, list: RespondList): Html {
  const { gotIt } = shown.texts.confirmed;
  const press = html`${hidden("list", list.id)}<button class="btn contained" type="submit">${icon("thumb")}${gotIt}</button>`;
  const buttons = html`${!list.acknowledged && form(shown, "/acknowledge", press)}${cannot(shown, list)}`;
  return card(list, shown.texts, html`${detailsOf(list, shown)}<div class="stack">${buttons}</div>`, true);
}

/** Only a booking is more than what was answered. */
export function pastRow(list: RespondList, texts: RespondTexts): Html {
  const wasBooked = chip("confirmed", "check", textsIn(texts.language).home.booked.chip);
  return summary(list, texts, list.state === "booked" ? html`<p class="decided">${wasBooked}</p>` : "");
}
