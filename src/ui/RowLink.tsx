/** The title of a row or card: a link that reads as a name, in one piece. */
import { type MouseEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paint } from "./paint.ts";
import { styledOnce } from "./styledOnce.tsx";

const look = {
  color: "inherit",
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", color: paint("text-link") },
};

export const RowLink = styledOnce(Link, look);

/** In a long list: each of the router's own links would be drawn anew with every filter. Marked with `data-row`. */
export const ListedLink = styledOnce("a", look);

/** With a key held down, or another button, the browser opens a link elsewhere. */
export const isOwnPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** What the place that holds such rows does with a press: the page changes without being fetched anew. */
export function useListedLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-row]") : null;
    const address = link?.getAttribute("href");
    if (!address || !isOwnPress(event) || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(address);
  };
}
