/** What speaks against each list of a callout that is being written, as the last dry run told it. */
import { useState } from "react";
import { type CalloutPreview } from "../../../../contract/shapes/callouts/decisions.ts";
import { type PlaceNote } from "../../../../contract/shapes/planning.ts";
import { type NewList, placeOf } from "../model/newList.ts";
import { type DryRun } from "./useDryRun.ts";

/** By `placeOf`: a list that was changed since has none until it was asked about. */
export type NotesByPlace = ReadonlyMap<string, readonly PlaceNote[]>;

const byPlace = (lists: readonly NewList[], { list_notes = [] }: CalloutPreview): NotesByPlace =>
  new Map(lists.map((list, at) => [placeOf(list), list_notes.filter((note) => note.list === at)]));

export function useListNotes(run: DryRun, lists: readonly NewList[]): NotesByPlace {
  const [told, setTold] = useState<{ notes: NotesByPlace; by?: CalloutPreview }>({ notes: new Map() });
  if (run.kind === "fresh" && run.knowsDraft && told.by !== run.preview)
    setTold({ notes: byPlace(lists, run.preview), by: run.preview });
  return told.notes;
}
