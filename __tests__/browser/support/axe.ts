/** axe, run in the page itself. */
import { type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * What axe finds, as "rule: selector, selector", one per rule. Frames are not looked into, so axe is loaded once for
 * each document and asked there; `@axe-core/playwright` loads it for each look, and again in a page of its own.
 */
export async function violationsOn(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (asked) => window.axe.run({ exclude: ["iframe"] }, { ...asked, iframes: false, resultTypes: ["violations"] }),
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
