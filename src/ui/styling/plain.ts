/** An element with a look of its own, as light as the element itself: `styled` works its look out at every drawing. */
import { type CSSObject } from "@emotion/react";
import { type ComponentProps, createElement, type JSX } from "react";
import { classOnce } from "./classOnce.ts";

/** Colours are `paint`'s. A class of the element's own wins where it is made later. */
export function plain<Tag extends keyof JSX.IntrinsicElements>(tag: Tag, style: CSSObject) {
  const look = classOnce(style);
  return ({ className, ...props }: ComponentProps<Tag>) =>
    createElement(tag as string, { ...props, className: className ? `${look} ${className}` : look });
}
