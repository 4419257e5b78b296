/** The look of tabs that are links: each part of a page has an address, so that it can be opened apart and shared. */

import { styled } from "@mui/material/styles";
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";

/** A shadow at an end says that there is more: covers that scroll along lie over shadows that do not. */
const Strip = styled("nav")(({ theme: { vars } }) => ({
  display: "flex",
  gap: 2,
  margin: "2px 8px 0",
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBottom: `1px solid ${vars.palette.divider}`,
  "--cover": vars.palette.background.paper,
  "--shade": `color-mix(in srgb, ${vars.palette.text.primary} 16%, transparent)`,
  background: [
    "linear-gradient(90deg, var(--cover) 30%, transparent) left / 40px 100% no-repeat local",
    "linear-gradient(-90deg, var(--cover) 30%, transparent) right / 40px 100% no-repeat local",
    "linear-gradient(90deg, var(--shade), transparent) left / 12px 100% no-repeat scroll",
    "linear-gradient(-90deg, var(--shade), transparent) right / 12px 100% no-repeat scroll",
  ].join(),
  "@media (forced-colors: active)": { background: "none" },
  "@media print": { display: "none" },
}));

type TabNavProps = {
  "aria-label": string;
  current: string;
  complete?: boolean;
  style?: CSSProperties;
  children: ReactNode;
};

/** `current`: which tab is chosen; it is brought into sight where not all of them fit, and again once they are `complete`. */
export function TabNav({ current, complete = true, ...props }: TabNavProps) {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outside world is the strip's scroll position, which follows the choice.
  useEffect(() => {
    const nav = strip.current;
    const tab = nav?.querySelector<HTMLElement>("[aria-current]");
    if (!nav || !tab || nav.scrollWidth <= nav.clientWidth) return;
    const [outer, inner] = [nav.getBoundingClientRect(), tab.getBoundingClientRect()];
    const start = nav.scrollLeft + inner.left - outer.left;
    // The first tabs stay whole where the chosen one is among them.
    nav.scrollLeft = start + inner.width <= nav.clientWidth ? 0 : start + inner.width / 2 - outer.width / 2;
  }, [current, complete]);
  return <Strip ref={strip} {...props} />;
}

/** Of a link: `aria-current` marks where one is. */
export const TabLink = styled(Link)(({ theme: { vars } }) => ({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 7,
  padding: "10px 12px 11px",
  minHeight: 44,
  whiteSpace: "nowrap",
  fontWeight: 500,
  textDecoration: "none",
  color: vars.palette.text.secondary,
  "&:focus-visible": { outlineOffset: -2 },
  "&[aria-current]": { fontWeight: 600, color: vars.palette.text.primary },
  "&[aria-current]::after": {
    content: '""',
    position: "absolute",
    inset: "auto 8px 0",
    height: 3,
    borderRadius: "3px 3px 0 0",
    background: vars.palette.primary.main,
  },
}));
