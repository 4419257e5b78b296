/** Arrow keys go from place to place of a calendar, and from one list to the next within a place. */
import { type KeyboardEvent } from "react";

const STOPS = "[data-cover], [data-add], [data-day]";

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const stopsOf = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(STOPS)];

/** What is to be focused next; nothing: the key is not for the calendar. */
function nextByArrow(area: HTMLElement, from: Element, key: string): HTMLElement | null {
  const step = STEPS[key];
  const cell = from.closest("td");
  if (!step || !cell || !area.contains(cell)) return null;
  const [rows, columns] = step;
  const here = stopsOf(cell);
  const within = rows === 0 ? undefined : here[here.findIndex((stop) => stop.contains(from)) + rows];
  if (within) return within;
  // The heading of a site has no places.
  const lines = [...area.querySelectorAll("tbody > tr")]
    .map((row) => [...row.querySelectorAll(":scope > td")])
    .filter((cells) => cells.length > 0);
  let line = lines.findIndex((cells) => cells.includes(cell));
  let column = lines[line]?.indexOf(cell) ?? 0;
  // Places without anything to press are passed over.
  for (;;) {
    line += rows;
    column += columns;
    const next = lines[line]?.[column];
    if (!next) return null;
    const stop = stopsOf(next).at(rows < 0 ? -1 : 0);
    if (stop) return stop;
  }
}

/** Menus that are open above the calendar have their own arrows. */
export function handleArrow(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event;
  const next = target instanceof Element ? nextByArrow(currentTarget, target, key) : null;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
