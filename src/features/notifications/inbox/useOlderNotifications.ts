/** What is older than the cached list, page by page; asked for by hand, or where the list shows too little. */
import { useState } from "react";
import { type NotificationRow, type NotificationsResponse } from "../../../contract/shapes/notification.ts";
import { useNewerNotificationsQuery, useOlderNotificationsQuery } from "./inboxMarksApi.ts";
import { type InboxNarrowing } from "./inboxView.ts";

export type Older = {
  /** The number below which the pages begin. */
  from: number;
  rows: readonly NotificationRow[];
  /** Whether "Show older" makes sense. */
  more: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
};

const NONE: readonly NotificationRow[] = [];
/** Fewer rows than these hardly fill the drawer. */
const FEW_ROWS = 8;

/** Where the server is asked from: below the cached list, or from its top where only the server can tell what belongs. */
function startOf(list: NotificationsResponse | undefined, { mine }: InboxNarrowing): number {
  const [newest] = list?.data ?? [];
  if (mine) return newest ? newest.seq + 1 : 0;
  return list?.data.at(-1)?.seq ?? 0;
}

/** The pages stay where they began; what is above them, and not in the list (any more), is asked for by itself. */
function useStart(list: NotificationsResponse | undefined, filter: InboxNarrowing) {
  const start = startOf(list, filter);
  const of = JSON.stringify([filter, list?.meta.epoch]);
  const [begun, setBegun] = useState({ of, start });
  // A list that ends lower is another one.
  const stays = begun.of === of && begun.start > 0 && begun.start <= start;
  if (!stays && (begun.of !== of || begun.start !== start)) setBegun({ of, start });
  const from = stays ? begun.start : start;
  const isAll = from === start;
  const { currentData, isFetching, originalArgs } = useNewerNotificationsQuery(
    { ...filter, after: from - 1, newest: start },
    { skip: isAll },
  );
  // Until it is asked anew, and answered, the page is the one of before.
  const isKnown = !isFetching && originalArgs?.newest === start;
  // More lies in between than one page holds: the newest are what a person looks for first.
  const isShort = isKnown && currentData?.meta.more && (currentData.data.at(-1)?.seq ?? 0) < start - 1;
  if (!isAll && isShort) setBegun({ of, start });
  return { from, newer: isAll ? NONE : (currentData?.data.toReversed() ?? NONE) };
}

export function useOlderNotifications(
  list: NotificationsResponse | undefined,
  shown: number,
  filter: InboxNarrowing,
): Older {
  const { from, newer } = useStart(list, filter);
  const key = JSON.stringify([from, filter]);
  const [asked, setAsked] = useState({ key, before: 0 });
  // A list that was loaded anew ends elsewhere: its older pages begin anew as well.
  const byHand = asked.key === key ? asked.before : 0;
  // Numbers are gapless from 1: behind the first there is nothing.
  const before = byHand || (shown < FEW_ROWS && from > 1 ? from : 0);
  const { currentData, isFetching, isError, refetch } = useOlderNotificationsQuery(
    { ...filter, from, before },
    { skip: before === 0 },
  );
  const last = currentData?.data.at(-1)?.seq;
  return {
    from,
    rows: before === 0 ? newer : [...newer, ...(currentData?.data ?? NONE)],
    more: before === 0 ? from > 1 : (currentData?.meta.more ?? false),
    loading: isFetching,
    failed: isError && !isFetching,
    onMore: () => {
      if (isError) void refetch();
      else setAsked({ key, before: before === 0 ? from : (last ?? from) });
    },
  };
}
