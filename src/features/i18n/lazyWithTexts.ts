/** A part of a screen that is fetched when it is first wanted, together with its words. */
import { type ComponentType } from "react";
import { loadPage } from "../../lib/loading/loadPage.ts";
import { loadPageTexts } from "./loadPageTexts.ts";

/** `fetched`: as what somebody waits for, or as what the page can do without. */
export const lazyWithTexts = <Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  fetched = loadPage,
) =>
  fetched(name, async () => {
    const [part] = await Promise.all([load(), loadPageTexts()]);
    return part;
  });
