/** The frame of a step: its body, and at its foot the way back and the way on. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from "react";
import { PHONE } from "../../ui/styling/breakpoints.ts";

export const StepBody = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 16,
  padding: 20,
  // A place for a message that is not there takes no room, nor a gap of the grid.
  "& > :empty": { position: "absolute" },
  [PHONE]: { padding: 16 },
});

/** At the foot of a step: the way back, then the way on. */
export const StepButtons = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: 8,
  padding: "14px 20px",
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.surface.sunken,
  '& > [data-blocked=""]': {
    background: vars.palette.action.disabledBackground,
    color: vars.palette.text.disabled,
    boxShadow: "none",
    cursor: "default",
  },
  // Where there is no room for both, the way on stands first.
  [PHONE]: { flexWrap: "wrap-reverse", padding: "12px 16px", "& > *": { flex: "1 1 auto" } },
}));

/** Whether the person has gone from one step to another; before that the focus is the page's. */
export const StepChanged = createContext(false);

/** Takes the focus when one comes from another step: what had it is gone. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useContext(StepChanged);
  // The outside world is the focus; moved before anything is seen, or it would be taken from whoever presses a key then.
  useLayoutEffect(() => {
    if (changed) heading.current?.focus({ preventScroll: true });
  }, [changed]);
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
  /** On its way: the button waits, but does not look as if it could not be pressed. */
  busy?: boolean;
  onNext: () => void;
};

export function StepFoot({ back, next, blocked = false, busy = false, onNext }: Props) {
  return (
    <StepButtons>
      {back}
      <Button
        variant="contained"
        size="large"
        aria-disabled={blocked || busy}
        {...(blocked ? { "data-blocked": "" } : {})}
        onClick={() => {
          if (!blocked && !busy) onNext();
        }}
      >
        {next}
      </Button>
    </StepButtons>
  );
}
