/** Takes all filters back. It leaves with them, and the keyboard goes on with the first filter, or with what opens them. */
import Button from "@mui/material/Button";
import { type MouseEvent, type ReactNode } from "react";

export function ClearFilters({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Not the search: on a phone it would bring the keyboard up.
    const controls = currentTarget.closest("[role=search]")?.querySelectorAll<HTMLElement>("button, select") ?? [];
    [...controls].find((one) => one !== currentTarget)?.focus();
    onClick();
  };
  return (
    <Button variant="text" size="small" onClick={handleClick}>
      {children}
    </Button>
  );
}
