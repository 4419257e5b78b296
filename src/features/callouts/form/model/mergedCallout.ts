/** Two versions of a callout that is being written, made one: what was changed here, and the rest of theirs. */
import { type NewCallout } from "./newCallout.ts";

/** What belongs together. */
const PARTS = {
  lists: ["lists"],
  chosen: ["chosen", "overrides"],
  waves: ["waves"],
  mode: ["mode"],
  respondBy: ["respondDate", "respondTime"],
  urgency: ["urgency"],
  fee: ["feeAmount", "feeText"],
  message: ["message"],
  title: ["title"],
} as const satisfies Record<string, readonly (keyof NewCallout)[]>;

export type CalloutPart = keyof typeof PARTS;

/** The keys of lists are those of one form, whatever they stand for; in which order their fields stand says nothing. */
const plain = (name: string, value: unknown) => {
  if (name === "key") return undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
};

const asText = (callout: NewCallout, part: CalloutPart) =>
  JSON.stringify(
    PARTS[part].map((field) => callout[field]),
    plain,
  );

/** `before`: as both versions began, and as this one was saved last. What was typed, saved and cleared again is touched, too. */
export const isTouched = (part: CalloutPart, before: readonly NewCallout[], mine: NewCallout): boolean =>
  before.some((callout) => asText(callout, part) !== asText(mine, part));

export function mergedCallout(before: readonly NewCallout[], mine: NewCallout, theirs: NewCallout): NewCallout {
  const own = (Object.keys(PARTS) as CalloutPart[])
    .filter((part) => isTouched(part, before, mine))
    .flatMap((part): readonly (keyof NewCallout)[] => PARTS[part]);
  return { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) };
}
