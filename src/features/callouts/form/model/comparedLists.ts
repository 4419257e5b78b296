/** Two versions of a list part by part, and one made of both. */
import { mergeParts, partsThatDiffer } from "../../../../lib/mergeParts.ts";
import { type NewList } from "./newList.ts";

/** The hours of one with the session of another would be nobody's. */
const PART_OF = {
  date: "date",
  session: "hours",
  start: "hours",
  end: "hours",
  site: "place",
  theatre: "place",
  surgeon: "surgeon",
  surgeonName: "surgeon",
  specialty: "specialty",
  role: "role",
  positions: "positions",
  caseMix: "caseMix",
  requirements: "requirements",
  notesPublic: "notesPublic",
  notesInternal: "notesInternal",
} as const satisfies Record<Exclude<keyof NewList, "key" | "id" | "version">, string>;

export type ListPart = (typeof PART_OF)[keyof typeof PART_OF];

export const listPartsThatDiffer = (one: NewList, other: NewList): ListPart[] => partsThatDiffer(PART_OF, one, other);

/** `mine` where it was changed since `before`; the rest is theirs. */
export const mergedList = (before: NewList, mine: NewList, theirs: NewList): NewList =>
  mergeParts(PART_OF, listPartsThatDiffer(before, mine), mine, theirs);
