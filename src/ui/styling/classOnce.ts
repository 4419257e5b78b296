/** A class for what a page has by the hundred: put there once, where `styled` makes a component of its own for each element. */
import { type CSSObject, css } from "@emotion/react";
import { insertStyles } from "@emotion/utils";
import { styleCache } from "./styleCache.ts";

/** Colours are `paint`'s, since nothing is made anew when the theme changes. Of two classes the later one wins. */
export function classOnce(style: CSSObject): string {
  const made = css(style);
  insertStyles(styleCache, made, true);
  return `${styleCache.key}-${made.name}`;
}
