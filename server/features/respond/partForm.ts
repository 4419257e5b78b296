/** "Only part of it?": from and to of one list, folded away until wanted (product.md Q10). */
import { type Html, html } from "../../mail/html.ts";
import { type Part } from "../callouts/storeAnswer.ts";
import { type RespondList } from "./respondCase.ts";
import { type RespondTexts } from "./texts/en.ts";

/** As typed: empty for a time that was left out. */
export type TypedPart = { from: string; to: string };

export const readPart = (list: RespondList, text: (name: string) => string): TypedPart => ({
  from: text(`from-${list.id}`).trim(),
  to: text(`to-${list.id}`).trim(),
});

/** The whole list where nothing, or its own times, were given; undefined where the times make no sense. */
export function partIn({ from, to }: TypedPart, { startTime, endTime }: RespondList): Part | undefined {
  if ((!from && !to) || (from === startTime && to === endTime)) return { from: null, to: null };
  if (![from, to].every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))) return undefined;
  // Past midnight counts on: a list from 20:00 to 06:00 ends ten hours after it starts.
  const after = (time: string): string => (time < startTime ? `1${time}` : `0${time}`);
  const end = endTime <= startTime ? `1${endTime}` : `0${endTime}`;
  return after(from) < after(to) && after(to) <= end ? { from, to } : undefined;
}

export function partFields(list: RespondList, { from, to }: TypedPart, texts: RespondTexts): Html {
  const field = (name: string, label: string, value: string): Html =>
    html`<div class="field"><label for="${name}-${list.id}">${label}</label><input id="${name}-${list.id}" name="${name}-${list.id}" type="time" value="${value}"></div>`;
  return html`<details class="part"${Boolean(from || to) && html` open`}><summary>${texts.part.title}</summary><div class="row">${field("from", texts.part.from, from)}${field("to", texts.part.to, to)}</div></details>`;
}
