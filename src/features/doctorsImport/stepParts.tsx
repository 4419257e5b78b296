/** The frame of a step: its body, and at its foot the way back and the way on. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { PHONE } from "../../ui/breakpoints.ts";
import { useArrivalFocus } from "../../ui/useArrivalFocus.ts";

export const StepBody = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 16,
  padding: 20,
  // A place for a message that is not there takes no room.
  "& > :empty": { marginTop: -16 },
  [PHONE]: { padding: 16 },
});

const Foot = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: 8,
  padding: "14px 20px",
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.surface.sunken,
  [PHONE]: { padding: "12px 16px", "& > *": { flex: "1 1 auto" } },
}));

/** Takes the focus when the step comes up. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useArrivalFocus(true);
  return (
    <Typography variant="h2" ref={heading} tabIndex={-1}>
      {children}
    </Typography>
  );
}

type Props = {
  back: ReactNode;
  next: string;
  /** Why there is no way on yet stands elsewhere on the page. */
  blocked?: boolean;
  onNext: () => void;
};

export function StepFoot({ back, next, blocked = false, onNext }: Props) {
  return (
    <Foot>
      {back}
      <Button
        variant="contained"
        size="large"
        aria-disabled={blocked}
        onClick={() => {
          if (!blocked) onNext();
        }}
      >
        {next}
      </Button>
    </Foot>
  );
}
