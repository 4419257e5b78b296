/** Takes all filters back. Its look is the bar's: a style of its own would come with it, and the browser style the whole page anew. */
import { type ReactNode } from "react";
import { PHONE } from "../styling/breakpoints.ts";
import { paint } from "../styling/paint.ts";

export const clearLook = {
  minHeight: 30,
  padding: "4px 10px",
  border: 0,
  borderRadius: 6,
  font: "inherit",
  fontSize: ".8125rem",
  fontWeight: 600,
  color: paint("primary-text"),
  background: "none",
  cursor: "pointer",
  "&:hover": { background: paint("action-hover") },
  [PHONE]: { minHeight: 44 },
};

export const ClearFilters = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" data-clear="" onClick={onClick}>
    {children}
  </button>
);
