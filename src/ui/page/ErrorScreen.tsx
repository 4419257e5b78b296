/** A whole page that says what went wrong and offers the way back. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useDocumentTitle } from "./useDocumentTitle.ts";

const Middle = styled("main")(({ theme }) => ({
  flex: 1,
  display: "grid",
  placeItems: "center",
  padding: "32px 20px",
  textAlign: "center",
  "& > div > svg": { width: "min(420px, 84vw)", height: "auto", marginBottom: 28 },
  "& [data-part=actions]": { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 8, marginTop: 24 },
  "& .line": { stroke: theme.vars.palette.outlineSoft },
  "& .slot": { fill: theme.vars.palette.status.neutral.bg },
  "& .covered": { fill: theme.vars.palette.primary.main },
  "& .missing": { stroke: theme.vars.palette.warning.main },
  "& .pulse": { stroke: theme.vars.palette.primary.text },
  "& text": { fill: theme.vars.palette.status.risk.fg },
}));

type Props = { picture: ReactNode; title: string; text: string; actions: ReactNode };

export function ErrorScreen({ picture, title, text, actions }: Props) {
  useDocumentTitle(title);
  return (
    <Middle>
      <div>
        {picture}
        <Typography variant="display" component="h1">
          {title}
        </Typography>
        <Typography variant="body1" color="text.secondary" sx={{ mt: "6px" }}>
          {text}
        </Typography>
        <div data-part="actions">{actions}</div>
      </div>
    </Middle>
  );
}
