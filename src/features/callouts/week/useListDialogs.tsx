/** What the calendar opens: a list by itself, one of a callout, and where to one is moved. */
import { type ReactNode, useState } from "react";
import { type SessionTimes } from "../../../contract/shapes/calloutDefaults.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { systemClock } from "../../../lib/clock.ts";
import { useSitesQuery } from "../../places/public.ts";
import { EditListDialog } from "../changes/EditListDialog.tsx";
import { listValues } from "../form/model/draftValues.ts";
import { emptyList, type NewList } from "../form/model/newList.ts";
import { type SentList } from "../shared/changeableList.ts";
import { useFormDefaults } from "../shared/sessionHours.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { ListDialog } from "./ListDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { movedTo, siteTakes, whyNotMoved } from "./movedList.ts";
import { useMoving } from "./useMoving.ts";
import { type Place } from "./weekPlaces.ts";

/** What the dialog of a list begins with: an empty place of the calendar, or a list of it as it is by now. */
type Opened = { place: Place } | { list: ListRow };

function draftOfList(
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

/** A list of a callout that is being changed; `moved`: as it would be in another place. */
type Edited = { calloutId: number; list: SentList; moved?: NewList };

/** Another one when the list, who is booked for it, or how many offer is. */
const versionIn = (lists: readonly ListRow[], { list }: Edited): string =>
  JSON.stringify(lists.find(({ id }) => id === list.id));

export type ListActs = {
  onOpen: (list: ListRow) => void;
  onEdit: (list: ListRow) => void;
  /** Asks where to. */
  onMove: (list: ListRow) => void;
  onAdd: (place: Place) => void;
  /** Whether a list may be put there. */
  fits: (list: ListRow, place: Place) => boolean;
  onDrop: (list: ListRow, place: Place) => void;
};

export function useListDialogs(lists: readonly ListRow[], format: TimeFormat): { acts: ListActs; dialogs: ReactNode } {
  const { times } = useFormDefaults();
  const { data: sites = [] } = useSitesQuery();
  const moveTo = (list: ListRow, place: Place) => ({ list, to: movedTo(listValues(list), place, times) });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [leaving, setLeaving] = useState<ListRow | null>(null);
  const move = useMoving(lists, format, ({ list, to }) => {
    if (list.callout) setEdited({ calloutId: list.callout.id, list, moved: to });
  });
  const acts: ListActs = {
    onOpen: (list) => setOpened({ list }),
    onEdit: (list) => list.callout && setEdited({ calloutId: list.callout.id, list }),
    onMove: setLeaving,
    onAdd: (place) => setOpened({ place }),
    fits: (list, place) => {
      const move = moveTo(list, place);
      return siteTakes(move, sites) && !whyNotMoved(move, sites, systemClock.now());
    },
    onDrop: (list, place) => move(moveTo(list, place)),
  };
  const dialogs = (
    <>
      {opened && <ListDialog {...draftOfList(opened, times, lists)} format={format} onClose={() => setOpened(null)} />}
      {leaving && <MoveDialog list={leaving} format={format} onMove={move} onClose={() => setLeaving(null)} />}
      {edited && (
        <EditListDialog
          {...edited}
          version={versionIn(lists, edited)}
          format={format}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
  return { acts, dialogs };
}
