/** A picture beside the first steps: days and theatres, two lists booked, one that nobody covers yet. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import { styled } from "@mui/material/styles";

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

export function PlanPicture() {
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
