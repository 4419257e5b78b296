/** In which order the answers to a list are to be looked at, and why: one rule for the office, whoever decides or rings. */
import { type CalloutResponse } from "../shapes/callout.ts";

/** It is on record that the doctor may not work at the site that day. */
export const lacksCredential = ({ fit: { credential } }: CalloutResponse): boolean =>
  credential !== null && credential.state !== "valid";

/** On record against the doctor for this list. What the doctor usually does counts only until there is an answer. */
function against(one: CalloutResponse): number {
  const { away, usually_not, preference } = one.fit;
  const unusual = usually_not && one.response === "none";
  return [one.clash !== null, away, lacksCredential(one), preference === "avoid", unusual].filter(Boolean).length;
}

/** What could be booked: all of the list before what completes it, that before any other part, and that before nothing. */
function stretch({ bookable }: CalloutResponse): number {
  if (!bookable) return 3;
  if (bookable.whole) return 0;
  return bookable.completes ? 1 : 2;
}

const SAID = { available: 0, if_needed: 0, unavailable: 1, none: 2 } as const;
const DECIDED = { confirmed: 0, none: 1, standby: 2, not_required: 3, released: 4 } as const;

/** Smaller comes first; the first rule that tells two answers apart decides. */
const RULES = {
  offered: ({ response }) => SAID[response],
  decided: ({ outcome }) => DECIDED[outcome],
  rank: ({ standby_rank }) => standby_rank ?? 0,
  against,
  stretch,
  wish: ({ response }) => (response === "if_needed" ? 1 : 0),
  preference: ({ fit }) => (fit.preference === "preferred" ? 0 : 1),
  booked: ({ fit }) => fit.confirmed,
  surgeon: ({ fit }) => -fit.with_surgeon,
  answered: ({ responded_at }) => (responded_at === null ? Number.POSITIVE_INFINITY : Date.parse(responded_at)),
} satisfies Record<string, (one: CalloutResponse) => number>;
export type OrderRule = keyof typeof RULES;

const ORDER = Object.keys(RULES) as OrderRule[];

/** The rule that tells them apart; null: they are alike, and go by name. */
export const tellingApart = (one: CalloutResponse, other: CalloutResponse): OrderRule | null =>
  ORDER.find((rule) => RULES[rule](one) !== RULES[rule](other)) ?? null;

/** The same every time. */
export function byFit(one: CalloutResponse, other: CalloutResponse): number {
  const rule = tellingApart(one, other);
  if (rule) return RULES[rule](one) < RULES[rule](other) ? -1 : 1;
  return one.doctor.name.localeCompare(other.doctor.name, "en") || one.doctor.id - other.doctor.id;
}

/** Those who can come first, then in the order in which they answered. */
export function byAnswer(one: CalloutResponse, other: CalloutResponse): number {
  const rules = [RULES.offered, RULES.answered];
  const rule = rules.find((of) => of(one) !== of(other));
  return rule ? (rule(one) < rule(other) ? -1 : 1) : one.id - other.id;
}

/** By the doctor's own word, with nothing on record against it that the doctor's own yes does not outweigh. */
const isFree = (one: CalloutResponse): boolean => one.outcome === "none" && one.bookable !== null && against(one) === 0;

/** The answer to book unless the office knows better; of the answers to one list. */
export const bestAnswer = (responses: readonly CalloutResponse[]): CalloutResponse | undefined =>
  responses.filter(isFree).sort(byFit)[0];
