/** The way back to the top of a long page, and the mark by which the top bar lifts off it (specification §9). */
import ArrowUpwardRounded from "@mui/icons-material/ArrowUpwardRounded";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { scrollToTop } from "./scrollToTop.ts";

/** Scrolled further than this: the bar sticks out, the button shows. Pixels. */
const OFFSET_PX = 200;

function onScroll(hear: () => void): () => void {
  window.addEventListener("scroll", hear, { passive: true });
  return () => window.removeEventListener("scroll", hear);
}
const isScrolled = () => window.scrollY > OFFSET_PX;

/**
 * Above page content only, and above the bars that stick to the window's end, wherever they stand there. Where a page
 * ends it covers nothing that can be pressed: it is between the sheet and the footer's links, on a phone beside its words.
 */
const Button = styled(IconButton)(({ theme }) => ({
  position: "fixed",
  insetInlineEnd: 24,
  bottom: 49,
  zIndex: theme.zIndex.fab,
  width: 44,
  height: 44,
  borderRadius: 999,
  background: theme.vars.palette.surface.raised,
  boxShadow: "var(--mui-shadows-8)",
  "&:hover": { background: theme.vars.palette.surface.sunken },
  "@media print": { display: "none" },
  "body:has([data-bottom-bar]) &": { bottom: 176 },
  // There such a bar is as high as three rows of buttons.
  [PHONE]: { bottom: 88, "body:has([data-bottom-bar]) &": { display: "none" } },
}));

export function ScrollTop() {
  const { t } = useTranslation();
  const scrolled = useSyncExternalStore(onScroll, isScrolled, () => false);
  // The outside world is the document's root, whose mark restyles the bar without rendering it.
  useEffect(() => {
    document.documentElement.toggleAttribute("data-scrolled", scrolled);
    return () => document.documentElement.removeAttribute("data-scrolled");
  }, [scrolled]);
  if (!scrolled) return null;
  const handleClick = () => {
    scrollToTop(window);
    // The button goes away; whoever pressed it by key goes on at the top.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <Button aria-label={t("toTop")} onClick={handleClick}>
      <ArrowUpwardRounded />
    </Button>
  );
}
