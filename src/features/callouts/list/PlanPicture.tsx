/** The frame of the first steps, and the picture beside them. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import { styled } from "@mui/material/styles";

/** The steps, and beside them what it is about. */
export const FirstHalves = styled("div")(({ theme: { vars } }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr)",
  "& > *": { padding: 32 },
  "& > aside": {
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    gap: 24,
    textAlign: "center",
    textWrap: "balance",
    background: vars.palette.surface.sunken,
    borderInlineStart: `1px solid ${vars.palette.divider}`,
  },
  "@media (max-width: 1099.95px)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > *": { padding: 20 },
    "& > aside": { borderInlineStart: 0, borderTop: `1px solid ${vars.palette.divider}` },
  },
}));

export const FirstProgress = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginTop: 16,
  "& > :first-of-type": { width: 180, height: 6, borderRadius: 3 },
});

/** A plan of days and theatres: two lists booked, one that nobody covers yet. */
const Plan = styled("div")(({ theme: { vars } }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(5, 52px)",
  gap: 8,
  "& > i": {
    display: "grid",
    placeItems: "center",
    height: 24,
    borderRadius: 6,
    background: vars.palette.status.neutral.bg,
  },
  "& > [data-look=booked]": { background: vars.palette.primary.main, color: vars.palette.primary.contrastText },
  "& > [data-look=bare]": { background: "none", border: `2px dashed ${vars.palette.warning.main}` },
}));

const LOOKS: Partial<Record<number, string>> = { 4: "booked", 7: "bare", 11: "booked" };
const CELLS = Array.from({ length: 20 }, (_, id) => ({ id, look: LOOKS[id] }));

export function FirstPicture() {
  return (
    <Plan aria-hidden="true">
      {CELLS.map(({ id, look }) => (
        <i key={id} data-look={look}>
          {look === "booked" && <CheckRounded fontSize="inherit" />}
        </i>
      ))}
    </Plan>
  );
}
