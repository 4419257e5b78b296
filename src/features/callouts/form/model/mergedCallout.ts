/** Two versions of a callout that is being written, made one: what was changed here since `before`, and the rest of theirs. */
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

/** The keys of lists are those of one form, whatever they stand for. */
const withoutKeys = (name: string, value: unknown) => (name === "key" ? undefined : value);

const asText = (callout: NewCallout, part: CalloutPart) =>
  JSON.stringify(
    PARTS[part].map((field) => callout[field]),
    withoutKeys,
  );

export const isTouched = (part: CalloutPart, before: NewCallout, mine: NewCallout): boolean =>
  asText(before, part) !== asText(mine, part);

export function mergedCallout(before: NewCallout, mine: NewCallout, theirs: NewCallout): NewCallout {
  const own = (Object.keys(PARTS) as CalloutPart[])
    .filter((part) => isTouched(part, before, mine))
    .flatMap((part): readonly (keyof NewCallout)[] => PARTS[part]);
  return { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) };
}
