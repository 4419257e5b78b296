/** Two versions of a list part by part, and one made of both. */
import { type NewList } from "./newList.ts";

/** What belongs together: the hours of one with the session of another would be nobody's. */
const PARTS = {
  date: ["date"],
  hours: ["session", "start", "end"],
  place: ["site", "theatre"],
  surgeon: ["surgeon", "surgeonName"],
  specialty: ["specialty"],
  role: ["role"],
  positions: ["positions"],
  caseMix: ["caseMix"],
  requirements: ["requirements"],
  notesPublic: ["notesPublic"],
  notesInternal: ["notesInternal"],
} as const satisfies Record<string, readonly (keyof NewList)[]>;

export type ListPart = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as ListPart[];

const asText = (part: ListPart, list: NewList): string => JSON.stringify(PARTS[part].map((field) => list[field]));

export const partsThatDiffer = (one: NewList, other: NewList): ListPart[] =>
  NAMES.filter((part) => asText(part, one) !== asText(part, other));

/** `mine` where it was changed since `before`; the rest is theirs. */
export function mergedList(before: NewList, mine: NewList, theirs: NewList): NewList {
  const fields = partsThatDiffer(before, mine).flatMap((part): readonly (keyof NewList)[] => PARTS[part]);
  return { ...theirs, ...Object.fromEntries(fields.map((field) => [field, mine[field]])) };
}
