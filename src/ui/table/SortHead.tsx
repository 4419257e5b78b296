/** A column's head that sorts; pressing again turns the order round. */
import ArrowDownwardRounded from "@mui/icons-material/ArrowDownwardRounded";
import ArrowUpwardRounded from "@mui/icons-material/ArrowUpwardRounded";
import { styled } from "@mui/material/styles";

const Press = styled("button")(({ theme: { vars } }) => ({
  all: "unset",
  display: "inline-flex",
  alignItems: "center",
  gap: 3,
  minHeight: 24,
  cursor: "pointer",
  "&[data-sorted]": { color: vars.palette.text.primary },
  "&:hover": { color: vars.palette.text.primary },
  "&:focus-visible": { outline: `2px solid ${vars.palette.focusRing}`, outlineOffset: 2, borderRadius: 3 },
  "& svg": { fontSize: 16 },
}));

type Props = {
  label: string;
  sorted: "ascending" | "descending" | null;
  onSort: () => void;
};

export function SortHead({ label, sorted, onSort }: Props) {
  const Arrow = sorted === "descending" ? ArrowDownwardRounded : ArrowUpwardRounded;
  return (
    <th scope="col" {...(sorted ? { "aria-sort": sorted } : {})}>
      <Press type="button" onClick={onSort} {...(sorted ? { "data-sorted": "" } : {})}>
        {label}
        {sorted && <Arrow />}
      </Press>
    </th>
  );
}
