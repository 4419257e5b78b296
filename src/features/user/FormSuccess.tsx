/** What came of a form in its place; takes the focus, which the form has lost. */
import { styled } from "@mui/material/styles";
import { type ReactNode, useEffect, useRef } from "react";
import { FormAlert } from "../../ui/form/FormAlert.tsx";

const Frame = styled("div")({ outline: "none" });

export function FocusFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  // The outside world is the focus.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <Frame ref={frame} tabIndex={-1}>
      {children}
    </Frame>
  );
}

export function FormSuccess({ children }: { children: ReactNode }) {
  return (
    <FocusFrame>
      <FormAlert tone="success">{children}</FormAlert>
    </FocusFrame>
  );
}
