/** Whoever rang for a list that is filled now goes on at what the page has instead: the next list, or that nobody has to be rung. */
import { type RefObject, useEffect, useRef } from "react";

/** `listId`: for which is rung. The ref is for what holds the page's content, with a `tabIndex` of -1. */
export function useListFocus(listId: number | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(listId);
  // The outside world is the focus: it is nowhere if it was in what has gone.
  useEffect(() => {
    const isOver = before.current !== undefined && before.current !== listId;
    if (isOver && document.activeElement === document.body) place.current?.focus();
    before.current = listId;
  }, [listId]);
  return place;
}
