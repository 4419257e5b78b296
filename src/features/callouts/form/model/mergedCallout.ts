/** Two versions of a callout that is being written, made one: what was changed here since `before`, and the rest of theirs. */
import { type NewCallout } from "./newCallout.ts";

/** What belongs together. */
const PARTS = [
  ["lists"],
  ["chosen", "overrides"],
  ["waves"],
  ["mode"],
  ["respondDate", "respondTime"],
  ["urgency"],
  ["feeAmount", "feeText"],
  ["message"],
  ["title"],
] as const satisfies readonly (keyof NewCallout)[][];

/** The keys of lists are those of one form, whatever they stand for. */
const withoutKeys = (name: string, value: unknown) => (name === "key" ? undefined : value);

export function mergedCallout(before: NewCallout, mine: NewCallout, theirs: NewCallout): NewCallout {
  const asText = (callout: NewCallout, part: readonly (keyof NewCallout)[]) =>
    JSON.stringify(
      part.map((field) => callout[field]),
      withoutKeys,
    );
  const own = PARTS.filter((part) => asText(before, part) !== asText(mine, part)).flat();
  return { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) };
}
