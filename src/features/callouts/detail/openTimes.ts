/** At which times somebody is still needed for a list, and whose offer is for none of them. */
import { saysYes } from "../../../contract/callout.ts";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList, type WallSpan } from "../../../contract/shapes/calloutList.ts";
import { addDays } from "../../../lib/dateFormats.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { spanText, wholeSpan } from "../shared/cover.ts";

/** Where more are needed at one time than at the next, the two are one for whoever is asked. */
function joined(spans: readonly WallSpan[]): WallSpan[] {
  const found: WallSpan[] = [];
  for (const { from, to } of spans) {
    const last = found.at(-1);
    if (last?.to === from) last.to = to;
    else found.push({ from, to });
  }
  return found;
}

/** "08:00–10:00, 12:00–17:30"; of a list that is covered, all of it. */
export const openText = (list: CalloutList, language: string): string => {
  const spans = list.open.length === 0 ? [wholeSpan(list)] : joined(list.open);
  return joinFacts(
    language,
    spans.map((span) => spanText(span, list)),
  );
};

/** In days and wall times that can be compared. `start`: when the list begins that it is part of. */
const datedSpan = (date: string, { from, to }: WallSpan, start = from): WallSpan => ({
  from: `${addDays(date, from < start ? 1 : 0)} ${from}`,
  to: `${addDays(date, to <= from || from < start ? 1 : 0)} ${to}`,
});

/** Of a list that is open: the doctor has offered, but for no time at which somebody is still needed. */
export function offersNothingOpen({ response, offered }: CalloutResponse, list: CalloutList): boolean {
  if (!saysYes(response) || !offered || list.open.length === 0) return false;
  const own = datedSpan(offered.date, offered);
  return list.open.every((span) => {
    const open = datedSpan(list.date, span, list.start_time);
    return own.to <= open.from || open.to <= own.from;
  });
}
