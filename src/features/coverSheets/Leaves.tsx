/** Pages one below the other, each whole on a narrow screen too; on paper they are all there is. */
import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import { type ReactNode, useEffect, useRef } from "react";
import { PAGE } from "./sheetStyles.tsx";

const Pages = styled("div")({
  display: "grid",
  gap: 24,
  justifyItems: "center",
  overflowX: "auto",
  paddingBottom: 8,
  "& [data-above]": { marginBottom: 8 },
  "@media print": {
    display: "block",
    overflow: "visible",
    padding: 0,
    "& > :not(:last-child)": { breakAfter: "page" },
    "& [data-above]": { display: "none" },
  },
});

/** The frame of the app and whatever floats over it, as long as this page stands in it. */
const onPaper = {
  "@page": { size: "A4 portrait", margin: 0 },
  "@media print": {
    "html, body": { background: "#fff" },
    ":has(> #main)": { display: "block !important", minHeight: "0 !important" },
    ":has(> #main) > :not(#main), #main > :not([data-paper]), [data-paper] > header, body > :not(#root)": {
      display: "none !important",
    },
    "[data-paper]": { maxWidth: "none !important", padding: "0 !important" },
  },
} as const;
const paperStyles = <GlobalStyles styles={onPaper} />;

/** CSS pixels; 25.4 millimetres are an inch, and an inch is 96 pixels. */
const PAGE_WIDTH_PX = (Number.parseFloat(PAGE.width) / 25.4) * 96;

export function Leaves({ children }: { children: ReactNode }) {
  const pages = useRef<HTMLDivElement>(null);
  // The outside world is the window's width.
  useEffect(() => {
    const show = () => {
      const room = pages.current?.clientWidth ?? PAGE_WIDTH_PX;
      pages.current?.style.setProperty("--zoom", String(Math.min(1, room / PAGE_WIDTH_PX)));
    };
    show();
    window.addEventListener("resize", show);
    return () => window.removeEventListener("resize", show);
  }, []);
  return (
    <>
      {paperStyles}
      <Pages ref={pages}>{children}</Pages>
    </>
  );
}
