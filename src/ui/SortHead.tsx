/** A column's head that sorts; pressing again turns the order round. */
import ArrowDownwardRounded from "@mui/icons-material/ArrowDownwardRounded";
import ArrowUpwardRounded from "@mui/icons-material/ArrowUpwardRounded";
import { styled } from "@mui/material/styles";
import { atPressStart } from "../lib/atPressStart.ts";

const Press = styled("button")(({ theme }) => ({
  all: "unset",
  display: "inline-flex",
  alignItems: "center",
  gap: 3,
  minHeight: 24,
  cursor: "pointer",
  "&[data-sorted]": { color: theme.vars.palette.text.primary },
  "&:hover": { color: theme.vars.palette.text.primary },
  "&:focus-visible": { outline: `2px solid ${theme.vars.palette.focusRing}`, outlineOffset: 2, borderRadius: 3 },
  "& svg": { fontSize: 16 },
}));

type Props = {
  label: string;
  sorted: "ascending" | "descending" | null;
  onSort: () => void;
  onSortStart: () => void;
};

export function SortHead({ label, sorted, onSort, onSortStart }: Props) {
  const Arrow = sorted === "descending" ? ArrowDownwardRounded : ArrowUpwardRounded;
  return (
    <th scope="col" {...(sorted ? { "aria-sort": sorted } : {})}>
      <Press
        type="button"
        onClick={onSort}
        onPointerDown={atPressStart(onSortStart)}
        {...(sorted ? { "data-sorted": "" } : {})}
      >
        {label}
        {sorted && <Arrow />}
      </Press>
    </th>
  );
}
