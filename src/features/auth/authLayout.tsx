/** How the pages of signing in and registering are laid out: title, lead, rows of fields, buttons. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useArrivalFocus } from "../../ui/page/useArrivalFocus.ts";
import { PHONE } from "../../ui/styling/breakpoints.ts";

type HeadProps = { title: string; lead?: string };

function Title({ children, taking = false }: { children: string; taking?: boolean }) {
  const heading = useArrivalFocus(taking);
  return (
    <Typography variant="h1" ref={heading} tabIndex={-1}>
      {children}
    </Typography>
  );
}

export function AuthHead({ title, lead }: HeadProps) {
  return (
    <>
      <Title>{title}</Title>
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
      <Title taking>{title}</Title>
      <Typography variant="body1" component="div" role="status" color="text.secondary" sx={{ my: 2 }}>
        {children}
      </Typography>
      <Actions>{actions}</Actions>
    </>
  );
}
