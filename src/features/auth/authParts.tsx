/** Title, lead and the rows of the forms of the way in. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { PHONE } from "../../ui/breakpoints.ts";

type HeadProps = { title: string; lead?: string };

export function AuthHead({ title, lead }: HeadProps) {
  return (
    <>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="body1" color="text.secondary" sx={{ mt: "4px", mb: 3 }}>
        {lead}
      </Typography>
    </>
  );
}

/** Short fields stand in pairs. */
export const Pair = styled("div")({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "0 16px",
  [PHONE]: { gridTemplateColumns: "1fr", rowGap: 8 },
});

export const Stack = styled("div")({ display: "grid", gap: 8 });

/** The buttons at the end, the primary one first. */
export const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 12,
  marginTop: 12,
});

/** A page with an outcome instead of a form. */
export function AuthOutcome({ title, children, actions }: HeadProps & { children: ReactNode; actions: ReactNode }) {
  return (
    <>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="body1" component="div" role="status" color="text.secondary" sx={{ my: 2 }}>
        {children}
      </Typography>
      <Actions>{actions}</Actions>
    </>
  );
}
