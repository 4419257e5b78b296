/** `styled` for what a page has by the hundred: its class is made once, where `styled` works through theme and props for each element. */
import { type CSSObject, css, withEmotionCache } from "@emotion/react";
import { insertStyles } from "@emotion/utils";
import { type ComponentProps, createElement, type ElementType } from "react";

/** Colours are `paint`'s, since nothing is made anew when the theme changes. */
export function styledOnce<Tag extends ElementType>(tag: Tag, style: CSSObject) {
  const made = css(style);
  return withEmotionCache<ComponentProps<Tag>, unknown>(({ className, ...props }, cache, ref) => {
    if (cache.inserted[made.name] === undefined) insertStyles(cache, made, true);
    const own = `${cache.key}-${made.name}`;
    return createElement(tag, { ...props, ref, className: className ? `${own} ${className}` : own });
  });
}
