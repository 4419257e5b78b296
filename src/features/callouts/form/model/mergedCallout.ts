/** Two versions of a callout that is being written, made one: what was changed here, and the rest of theirs. */
import { mergeParts, partsThatDiffer } from "../../../../lib/mergeParts.ts";
import { type NewCallout } from "./newCallout.ts";

const PART_OF = {
  lists: "lists",
  chosen: "chosen",
  overrides: "chosen",
  waves: "waves",
  mode: "mode",
  respondDate: "respondBy",
  respondTime: "respondBy",
  urgency: "urgency",
  feeAmount: "fee",
  feeText: "fee",
  message: "message",
  title: "title",
} as const satisfies Record<keyof NewCallout, string>;

export type CalloutPart = (typeof PART_OF)[keyof NewCallout];

/** The keys of lists are those of one form, whatever they stand for; in which order their fields stand says nothing. */
const plain = (name: string, value: unknown) => {
  if (name === "key") return undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** `before`: as both versions began, and as this one was saved last. What was typed, saved and cleared again is touched, too. */
export const touchedParts = (before: readonly NewCallout[], mine: NewCallout): CalloutPart[] =>
  before.flatMap((callout) => partsThatDiffer(PART_OF, callout, mine, (value) => JSON.stringify(value, plain)));

export const mergedCallout = (before: readonly NewCallout[], mine: NewCallout, theirs: NewCallout): NewCallout =>
  mergeParts(PART_OF, touchedParts(before, mine), mine, theirs);
