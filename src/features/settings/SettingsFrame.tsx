/** The settings' sections: a list of links beside them, above them on narrow screens. */
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { useSectionInView } from "./useSectionInView.ts";

const Grid = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "232px minmax(0, 1fr)",
  gap: 32,
  alignItems: "start",
  maxWidth: 1116,
  "& nav": { position: "sticky", top: "calc(var(--mui-size-toolbar) + 16px)", display: "grid", gap: 2 },
  "& nav a": {
    display: "flex",
    alignItems: "center",
    gap: 10,
    padding: "8px 12px",
    borderRadius: 8,
    color: theme.vars.palette.text.secondary,
    fontWeight: 500,
    textDecoration: "none",
  },
  "& nav a:hover": { background: theme.vars.palette.action.hover },
  "& nav a[aria-current]": {
    background: theme.vars.palette.primary.soft,
    color: theme.vars.palette.status.open.fg,
    fontWeight: 600,
  },
  "& nav svg": { fontSize: 20 },
  "& > div": { display: "grid", gap: 24, minWidth: 0 },
  "& section": { scrollMarginTop: "calc(var(--mui-size-toolbar) + 16px)" },
  [PHONE]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 16,
    "& nav": { position: "static", display: "flex", overflowX: "auto" },
    "& nav a": { minHeight: 44, whiteSpace: "nowrap" },
  },
}));

type Section = { id: string; text: string; icon: ReactNode };

type Props = { label: string; sections: readonly Section[]; children: ReactNode };

export function SettingsFrame({ label, sections, children }: Props) {
  const [current, choose] = useSectionInView(sections.map(({ id }) => id).join(" "));
  return (
    <Grid>
      <nav aria-label={label}>
        {sections.map(({ id, text, icon }) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? "location" : undefined} onClick={() => choose(id)}>
            {icon}
            {text}
          </a>
        ))}
      </nav>
      <div>{children}</div>
    </Grid>
  );
}
