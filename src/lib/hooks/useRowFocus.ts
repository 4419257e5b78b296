/** Where the keyboard goes on when the row it was in leaves the list: to the row that takes its place. */
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

type Left = { element: Element; row: number };

const rowsOf = (list: Element | null): Element[] => [...(list?.querySelectorAll("li, tbody > tr") ?? [])];

/** `list`: what holds the rows; without any left, it takes the focus itself. */
export function useRowFocus(list: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const left = useRef<Left>(undefined);
  // After every build of the list, since any may have taken the row away.
  useEffect(() => {
    if (!left.current || left.current.element.isConnected) return;
    const rows = rowsOf(list.current);
    const next = rows[Math.min(left.current.row, rows.length - 1)]?.querySelector("button") ?? list.current;
    left.current = undefined;
    if (document.activeElement === document.body) next?.focus();
  });
  return ({ target }) => {
    // A row's menu stands outside of the list, and gives the focus back to its row.
    if (!list.current?.contains(target)) return;
    const row = rowsOf(list.current).findIndex((one) => one.contains(target));
    left.current = row < 0 ? undefined : { element: target, row };
  };
}
