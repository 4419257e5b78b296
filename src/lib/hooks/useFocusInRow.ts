/** Where the keyboard goes on when the button that was pressed goes with what it did: elsewhere in its row. */
import { type FocusEvent, useEffect, useRef } from "react";

/** The handlers are for what holds the rows: each has a name in `data-focus-row`, and in it `data-focus-next` takes the focus. */
export function useFocusInRow() {
  const last = useRef<{ element: Element; row: string }>(undefined);
  // After every build, since any may have taken the button away; an open dialog keeps the focus until it closes.
  useEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    const row = document.querySelector(`[data-focus-row="${last.current.row}"]`);
    last.current = undefined;
    (row?.querySelector<HTMLElement>("[data-focus-next]") ?? row?.querySelector("a"))?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest("[data-focus-row]")?.getAttribute("data-focus-row");
      if (row) last.current = { element: target, row };
    },
    // Who has left the row for nothing else is not brought back to it.
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (target === last.current?.element && !relatedTarget) last.current = undefined;
    },
  };
}
