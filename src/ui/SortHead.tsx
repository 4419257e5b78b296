/** A column's head that sorts; pressing again turns the order round. */
import ArrowDownwardRounded from "@mui/icons-material/ArrowDownwardRounded";
import ArrowUpwardRounded from "@mui/icons-material/ArrowUpwardRounded";
import { atPressStart } from "../lib/atPressStart.ts";
import { paint } from "./paint.ts";
import { plain } from "./plain.ts";

const Press = plain("button", {
  all: "unset",
  display: "inline-flex",
  alignItems: "center",
  gap: 3,
  minHeight: 24,
  cursor: "pointer",
  "&[data-sorted]": { color: paint("text-primary") },
  "&:hover": { color: paint("text-primary") },
  "&:focus-visible": { outline: `2px solid ${paint("focusRing")}`, outlineOffset: 2, borderRadius: 3 },
  "& svg": { fontSize: 16 },
});

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
