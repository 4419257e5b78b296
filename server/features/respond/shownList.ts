/**
 * What a form says of each list as the doctor saw it, so that a yes on an old page is not taken for another day, place,
 * role or other times. A form without it is taken as it is.
 */
import { isSame, rangeOf } from "../../domain/coverage.ts";
import { mailList } from "../../mail/callout/calloutMailFacts.ts";
import { type MailList } from "../../mail/mailFacts.ts";
import { type AnswersGiven } from "../callouts/public.ts";
import { type RespondList } from "./respondList.ts";

/** What the form said, to be compared once nothing can change any more. */
export type Seen = NonNullable<AnswersGiven["seen"]>;

const shownField = ({ id }: { id: number }): string => `shown-${id}`;

const spanOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string =>
  `${startsAt.toISOString()}/${endsAt.toISOString()}`;

const shown = (list: MailList): string => [spanOf(list), list.siteName, list.role].join(" ");

/** With the stretch that is booked, or offered to a standby. */
const shownStretch = (list: MailList): string => [list.part && spanOf(list.part), shown(list)].join(" ").trim();

/** Name and value of the hidden field. */
export const shownAs = (list: RespondList): [string, string] => [shownField(list), shown(list)];
export const stretchShownAs = (list: RespondList): [string, string] => [shownField(list), shownStretch(list)];

type Fields = (name: string) => string;

/** What the form said of the list; empty where it said nothing. */
export const shownIn = (list: { id: number }, text: Fields): string => text(shownField(list));

/** `said`: by the form, of each list. */
export const asShownBy =
  (said: (list: { id: number }) => string): Seen["asShown"] =>
  (list, stretch) => {
    const part = stretch && !isSame(stretch, rangeOf(list)) ? stretch : null;
    return ["", shownStretch(mailList(list, part))].includes(said(list));
  };

const TAKES_YES: readonly RespondList["state"][] = ["open", "filled", "booked"];

/** `said`: by the form. Where no yes is taken any more, that is told instead. */
export const isOtherList = (list: RespondList, said: string): boolean =>
  TAKES_YES.includes(list.state) && said !== "" && said !== shown(list);
