/** The frame of the error area: nothing but the message and the footer. */
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { Footer } from "../features/layout/Footer.tsx";

const Frame = styled("div")({ display: "flex", flexDirection: "column", minHeight: "100vh" });

export function ErrorArea({ children }: { children: ReactNode }) {
  return (
    <Frame>
      {children}
      <Footer />
    </Frame>
  );
}
