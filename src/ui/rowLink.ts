/** The title of a row or card: a link that reads as a name, in one piece. */
import { type MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { classOnce } from "./classOnce.ts";
import { paint } from "./paint.ts";

export const rowLink = classOnce({
  color: "inherit",
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", color: paint("text-link") },
});

/** With a key held down, or another button, the browser opens a link elsewhere. */
export const isOwnPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * What a long list does with a press on a row's plain link, marked with `data-row`: the page changes without being
 * fetched anew. Each of the router's own links would be drawn anew with every filter.
 */
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
