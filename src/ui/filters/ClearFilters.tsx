/** Takes all filters back, and leaves with them. */
import Button from "@mui/material/Button";
import { type ReactNode } from "react";
import { focusFirstFilter } from "./focusFirstFilter.ts";

export function ClearFilters({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button
      variant="text"
      size="small"
      onClick={({ currentTarget }) => {
        focusFirstFilter(currentTarget);
        onClick();
      }}
    >
      {children}
    </Button>
  );
}
