/** Fields of a list side by side, and what each of them takes. */
import { styled } from "@mui/material/styles";
import { PHONE } from "../../../../ui/styling/breakpoints.ts";
import { type NewList } from "../model/newList.ts";
import { type ErrorOf } from "../model/useProblemFormat.ts";

/** Wide enough for the longest date: "水 2026年12月16日". */
const DATE_PX = 208;

export const FieldRow = styled("div")({
  display: "grid",
  gap: "6px 14px",
  "&[data-cols=when]": { gridTemplateColumns: `minmax(${DATE_PX}px, 1fr) 2.2fr .7fr .7fr` },
  "&[data-cols=place]": { gridTemplateColumns: "repeat(4, 1fr)" },
  "&[data-cols=mix]": { gridTemplateColumns: "3fr 1fr" },
  "&[data-cols=two]": { gridTemplateColumns: "1fr 1fr" },
  // In a dialog there is no room for all four: an hour may have "AM" behind it.
  "@media (min-width: 900px)": {
    "[role=dialog] &[data-cols=when]": {
      gridTemplateColumns: `minmax(${DATE_PX}px, 1fr) repeat(2, minmax(0, 1fr))`,
      "& > [data-wide]": { gridColumn: "span 2" },
    },
  },
  // The start and the end of a list stay side by side where all else is one column.
  [PHONE]: {
    gridTemplateColumns: "minmax(0, 1fr) !important",
    "&[data-cols=when]": { gridTemplateColumns: "repeat(2, minmax(0, 1fr)) !important" },
    "&[data-cols=when] > :nth-of-type(-n+1), &[data-cols=when] > [data-wide]": { gridColumn: "1 / -1" },
    "&[data-cols=when] > [data-wide]": { marginBottom: 8 },
  },
});

export type ListEditorProps = {
  index: number;
  list: NewList;
  errorOf: ErrorOf;
  onChange: (next: Partial<NewList>) => void;
};
