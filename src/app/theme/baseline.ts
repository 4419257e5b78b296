/** Rules of the page itself: fonts, focus ring, links, reduced motion, phone sizes. */
import { PHONE, TABLES } from "../../ui/styling/breakpoints.ts";
import { depths } from "./measures.ts";
import { colourVar } from "./palette.ts";

const shadowsOf = (mode: keyof typeof depths) =>
  Object.fromEntries(Object.entries(depths[mode]).map(([level, value]) => [`--mui-shadows-${level}`, value]));

export const baseline = {
  ":root": {
    "--font-family": '"Inter Variable", "Segoe UI", system-ui, -apple-system, "Helvetica Neue", Arial, sans-serif',
    scrollPaddingBlock: "calc(var(--mui-size-toolbar) + 8px) 8px",
  },
  ":root:lang(de)": { hyphens: "auto" },
  // As the texts have them: browsers leave out the spaces, or take other signs.
  ":root:lang(fr)": { quotes: '"«\\00a0" "\\00a0»"' },
  ":root:lang(es)": { quotes: '"«" "»"' },
  // A line ends where a phrase does, not within a word.
  ":root:lang(ja)": { wordBreak: "auto-phrase" },
  ':root[data-theme="dark"]': shadowsOf("dark"),
  ':root[data-toolbar="65"]': { "--mui-size-toolbar": "65px" },
  ':root[data-toolbar="75"]': { "--mui-size-toolbar": "75px" },
  [TABLES]: { ':root[data-rows="compact"]': { "--mui-size-row": "48px", "--row-space": "4px" } },
  // Colours change at once while the theme switches: nothing may fade behind.
  ":root[data-theme-switching] *": { transition: "none !important" },
  body: {
    fontSize: ".875rem",
    lineHeight: 1.4286,
    fontFeatureSettings: '"calt", "cv05"',
    overflowWrap: "break-word",
  },
  "h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset": { margin: 0, padding: 0, border: 0 },
  "ul, ol": { listStyle: "none" },
  h1: { textWrap: "balance" },
  a: { color: colourVar("text-link"), textUnderlineOffset: 3, textDecorationThickness: 1 },
  "a:hover": { textDecorationThickness: 2 },
  time: { fontVariantNumeric: "tabular-nums" },
  ":focus-visible": { outline: `2px solid ${colourVar("focusRing")}`, outlineOffset: 2 },
  "main:focus, h1:focus": { outline: "none" },
  "::placeholder": { color: `${colourVar("text-tertiary")} !important`, opacity: "1 !important" },
  [PHONE]: {
    ":root": { "--mui-size-control": "44px", "--mui-size-field": "48px" },
    // Smaller text makes phones zoom into the field.
    "input, textarea, select": { fontSize: "16px !important" },
  },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      transitionDuration: "0ms !important",
      animationDuration: "0ms !important",
      animationIterationCount: "1 !important",
      scrollBehavior: "auto !important",
    },
  },
  // Paper has nothing to press.
  "@media print": {
    body: { background: "#fff" },
    "main :is(.MuiButton-root, .MuiIconButton-root, .MuiToggleButtonGroup-root)": { display: "none" },
  },
};
