/** Nothing to show: why, and what to do. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";

const Middle = styled("div")({
  display: "grid",
  justifyItems: "center",
  textAlign: "center",
  gap: 4,
  padding: "64px 20px 72px",
});

const Tile = styled("span")(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: 52,
  height: 52,
  borderRadius: 16,
  marginBottom: 10,
  background: theme.vars.palette.status.neutral.bg,
  color: theme.vars.palette.status.neutral.fg,
  "& svg": { fontSize: 24 },
}));

const Actions = styled("div")({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 8, marginTop: 16 });

type Props = { icon: ReactNode; title: string; text?: ReactNode; children?: ReactNode };

export function EmptyState({ icon, title, text, children }: Props) {
  return (
    <Middle>
      <Tile aria-hidden="true">{icon}</Tile>
      <Typography variant="h2">{title}</Typography>
      {text !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: "60ch" }}>
          {text}
        </Typography>
      )}
      {children !== undefined && <Actions>{children}</Actions>}
    </Middle>
  );
}
