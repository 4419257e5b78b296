/** Takes all filters back. */
import Button from "@mui/material/Button";
import { type ReactNode } from "react";

export const ClearFilters = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button variant="text" size="small" onClick={onClick}>
    {children}
  </Button>
);
