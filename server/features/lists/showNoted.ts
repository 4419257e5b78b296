/** A list by itself with what speaks against it where and when it is, for whoever has made, changed or moved it. */
import { type NotedList } from "../../../src/contract/shapes/calloutList.ts";
import { type Db, type Tx } from "../../db/database.ts";
import { notesOnLists } from "./placedNotes.ts";
import { showList } from "./showLists.ts";

/** One that is called off takes no place. Throws `notFound`. */
export async function showNoted(db: Db | Tx, id: number): Promise<NotedList> {
  const { surgeon, site, ...list } = await showList(db, id);
  const placed = {
    ...list,
    ...{ starts_at: new Date(list.starts_at), ends_at: new Date(list.ends_at), site_id: site.id },
    ...{ site_short_name: site.short_name, surgeon_id: surgeon.id, surgeon: surgeon.name },
  };
  const notes = list.cover_status === "cancelled" ? [] : await notesOnLists(db, [placed]);
  return { ...list, site, surgeon, list_notes: notes.flat() };
}
