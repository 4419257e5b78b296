/** A part of a screen that is fetched when it is first wanted, together with its words. */
import { type ComponentType } from "react";
import { loadPage } from "../../lib/loadPage.ts";
import { knowPageTexts } from "./knowPageTexts.ts";

export const laterPart = <Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) =>
  loadPage(name, async () => {
    const [part] = await Promise.all([load(), knowPageTexts()]);
    return part;
  });
