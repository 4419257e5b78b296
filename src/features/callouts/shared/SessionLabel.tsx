/** A session as three cells (morning, afternoon, narrow evening) and, always, the word. */
import { styled } from "@mui/material/styles";
import { SESSION_CELLS, type Session } from "../../../contract/callout.ts";
import { type RowFormat } from "./useTimeFormat.ts";

const HEIGHT_PX = 10;
/** Left edge and width of each cell. */
const CELLS = [
  [0, 8],
  [10, 8],
  [20, 5],
] as const;
/** Half of it is outside the cell's edge, so the cells stand in by as much. */
const STROKE_PX = 1.5;

const Word = styled("span")(({ theme: { vars } }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  whiteSpace: "nowrap",
  fontWeight: 500,
  "& rect": { strokeWidth: STROKE_PX, stroke: vars.palette.text.tertiary, fill: "none" },
  "& rect[data-on]": { stroke: vars.palette.text.primary, fill: vars.palette.text.primary },
  "@media (forced-colors: active)": {
    "& rect": { stroke: "CanvasText" },
    "& rect[data-on]": { fill: "CanvasText" },
  },
}));

export function SessionLabel({ session, t }: { session: Session } & Pick<RowFormat, "t">) {
  return (
    <Word>
      <svg aria-hidden="true" width={25} height={HEIGHT_PX}>
        {CELLS.map(([x, width], index) => (
          <rect
            key={x}
            x={x + STROKE_PX / 2}
            y={STROKE_PX / 2}
            width={width - STROKE_PX}
            height={HEIGHT_PX - STROKE_PX}
            rx={1.25}
            {...(SESSION_CELLS[session][index] ? { "data-on": "" } : {})}
          />
        ))}
      </svg>
      {t(`session.${session}`)}
    </Word>
  );
}
