/** The frame of the new callout: numbered sections, the columns, the bar that stays at the bottom. */
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { PHONE } from "../../../ui/styling/breakpoints.ts";

const Head = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  gap: 14,
  padding: "16px 20px",
  borderBottom: `1px solid ${vars.palette.divider}`,
  "& > span": {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 28,
    height: 28,
    borderRadius: 8,
    fontWeight: 700,
    background: vars.palette.primary.soft,
    color: vars.palette.status.open.fg,
  },
}));

type Props = { number: number; title: string; text: string; children: ReactNode };

export function Section({ number, title, text, children }: Props) {
  const heading = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={heading}>
      <Head>
        <span aria-hidden="true">{number}</span>
        <div>
          <Typography variant="h2" id={heading}>
            {title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {text}
          </Typography>
        </div>
      </Head>
      <div style={{ padding: 20 }}>{children}</div>
    </Paper>
  );
}

export const FormColumns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 348px",
  gap: 24,
  alignItems: "start",
  "& > div": { display: "grid", gap: 20, minWidth: 0 },
  "& > aside": { position: "sticky", top: "calc(var(--mui-size-toolbar) + 20px)" },
  "@media (max-width: 1099.95px)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > aside": { position: "static", order: -1 },
  },
});

export const Halves = styled("div")({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 24,
  [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" },
});

export const BottomBar = styled("div")(({ theme: { vars } }) => ({
  position: "sticky",
  bottom: 0,
  zIndex: 100,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: 8,
  marginTop: 20,
  padding: "12px 0",
  background: vars.palette.background.paper,
  // Leaving stands beside what was said, the ways on are as wide as each other, and sending is widest.
  [PHONE]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    "& > button": { paddingInline: 8 },
    "& > button:first-of-type": { justifySelf: "end" },
    "& > button:last-of-type": { gridColumn: "1 / -1" },
  },
  // From edge to edge whatever the page's gutters; what is drawn outside its box cannot make the page wider.
  borderImage: `linear-gradient(${vars.palette.divider} 1px, ${vars.palette.background.paper} 1px) fill 0 / 0 / 0 100vmax`,
}));
