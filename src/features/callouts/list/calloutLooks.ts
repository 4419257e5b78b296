/** How the parts look that a callout's row and its card are made of (CalloutCells.tsx), for the table and for the cards. */
import { type Theme } from "@mui/material/styles";
import { secondLine } from "../../../ui/table/DataTable.tsx";

export const calloutLooks = ({ theme }: { theme: Theme }) => ({
  "& .second": secondLine({ theme }),
  // What is not so, or not yet.
  "& .faint": { color: theme.vars.palette.text.tertiary },
  "& .booked": { fontWeight: 500, "&[data-long]": { overflowWrap: "anywhere" as const } },
  // As long as its author liked: two lines of it, never wider than its column.
  "& .own-title": {
    display: "-webkit-box",
    WebkitLineClamp: 2,
    WebkitBoxOrient: "vertical" as const,
    overflow: "hidden",
    minWidth: "14ch",
    whiteSpace: "normal" as const,
    overflowWrap: "anywhere" as const,
  },
});
