/** What the dialog of a list begins with: an empty place of the week, or a list of it as it is by now. */
import { type SessionTimes } from "../../../contract/shapes/calloutDefaults.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { listValues } from "../form/model/draftValues.ts";
import { emptyList, type NewList } from "../form/model/newList.ts";
import { type Place } from "./weekPlaces.ts";

export type Opened = { place: Place } | { list: ListRow };

export function draftOfList(
  opened: Opened,
  times: SessionTimes,
  present: readonly ListRow[],
): { initial: NewList; row?: ListRow } {
  if ("place" in opened) {
    const { theatre = "", ...place } = opened.place;
    return { initial: { ...emptyList(times, place), theatre } };
  }
  const row = present.find(({ id }) => id === opened.list.id) ?? opened.list;
  return { initial: listValues(opened.list), row };
}
