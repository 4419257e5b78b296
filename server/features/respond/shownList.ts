/**
 * What a form says of each list as the doctor saw it, so that a yes on an old page is not taken for another day, place,
 * role or other times. A form without it is taken as it is.
 */
import { type RespondList } from "./respondList.ts";

const shownField = ({ id }: { id: number }): string => `shown-${id}`;

const spanOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string =>
  `${startsAt.toISOString()}/${endsAt.toISOString()}`;

const shown = (list: RespondList): string => [spanOf(list), list.siteName, list.role].join(" ");

/** With the stretch that is booked, or offered to a standby. */
const shownStretch = (list: RespondList): string => [list.part && spanOf(list.part), shown(list)].join(" ").trim();

/** Name and value of the hidden field. */
export const shownAs = (list: RespondList): [string, string] => [shownField(list), shown(list)];
export const stretchShownAs = (list: RespondList): [string, string] => [shownField(list), shownStretch(list)];

type Fields = (name: string) => string;

/** What the form said of the list; empty where it said nothing. */
export const shownIn = (list: RespondList, text: Fields): string => text(shownField(list));

const TAKES_YES: readonly RespondList["state"][] = ["open", "filled", "booked"];

/** `said`: by the form. Where no yes is taken any more, that is told instead. */
export const isOtherList = (list: RespondList, said: string): boolean =>
  TAKES_YES.includes(list.state) && said !== "" && said !== shown(list);

export function isOtherStretch(list: RespondList, text: Fields): boolean {
  const said = shownIn(list, text);
  return said !== "" && said !== shownStretch(list);
}
