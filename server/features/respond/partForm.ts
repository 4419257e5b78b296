/** "Only part of it?": from and to of one list, folded away until wanted. */

import { isSame, partRange } from "../../domain/coverage.ts";
import { type RespondTexts } from "../../locales/en/respond.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import { type Part, WHOLE } from "../callouts/public.ts";
import { type RespondList } from "./respondList.ts";

/** As typed: empty for a time that was left out. */
export type TypedPart = { from: string; to: string };

export const NO_PART: TypedPart = { from: "", to: "" };

export const partFieldNames = ({ id }: { id: number }) => ({ from: `from-${id}`, to: `to-${id}` });

export function readPart(list: { id: number }, text: (name: string) => string): TypedPart {
  const { from, to } = partFieldNames(list);
  return { from: wallTime(text(from)), to: wallTime(text(to)) };
}

/** "8", "830", "8.30", "8 h 30", "8:30 Uhr", "8時30分": how people write times. */
const WRITTEN = /^(\d{1,2})(?:(?:[:.h時时点點]|uhr)?(\d\d)(?:[h分]|uhr)?|[h時时点點]|uhr)?$/i;

/** As the page writes it: a field of the browser's own writes times in the browser's way. */
function wallTime(typed: string): string {
  const [, hour, minute = "00"] = WRITTEN.exec(typed.normalize("NFKC").replace(/\s/g, "")) ?? [];
  return hour ? `${hour.padStart(2, "0")}:${minute}` : typed.trim();
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The whole list where nothing, or its own times, were given; undefined where the times make no sense. */
export function partIn({ from, to }: TypedPart, list: RespondList): Part | undefined {
  if (!from && !to) return WHOLE;
  if (!TIME.test(from) || !TIME.test(to)) return undefined;
  const whole = { from: list.startsAt, to: list.endsAt };
  const wall = { date: list.date, start_time: list.startTime, end_time: list.endTime, time_zone: list.timeZone };
  const range = partRange({ ...wall, starts_at: whole.from, ends_at: whole.to }, { from, to });
  if (!range) return undefined;
  return isSame(range, whole) ? WHOLE : { from, to };
}

/** As the fields show what was offered. */
export const typedPart = ({ from, to }: Part, list: RespondList): TypedPart =>
  from === null && to === null ? NO_PART : { from: from ?? list.startTime, to: to ?? list.endTime };

/** `wrong`: the times are refused, which is said at them. */
export function partFields(list: RespondList, typed: TypedPart, texts: RespondTexts, wrong = false): Html {
  const names = partFieldNames(list);
  const said = `part-${list.id}`;
  const bad = wrong && html` aria-invalid="true" aria-describedby="${said}"`;
  const field = (name: string, label: string, value: string): Html =>
    html`<div class="field${wrong && " bad"}"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="off" placeholder="00:00" value="${value}"${bad}></div>`;
  const never = list.instant && html`<p class="cap sec">${texts.first.part}</p>`;
  return html`<details class="part"${Boolean(typed.from || typed.to) && html` open`}><summary>${texts.part.title}</summary>${never}<div class="row">${field(names.from, texts.part.from, typed.from)}${field(names.to, texts.part.to, typed.to)}</div>${wrong && html`<p class="help" id="${said}">${texts.part.wrong}</p>`}</details>`;
}
