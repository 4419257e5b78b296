/** Whether single keys act: they can be turned off (WCAG 2.1.4), remembered by this browser. */
import { recall, remember } from "../../lib/remembered.ts";

const KEY = "shortcutsOff";

export const readShortcutsOn = (): boolean => recall(KEY) !== "1";
export const rememberShortcutsOn = (on: boolean): void => remember(KEY, on ? null : "1");

/** What opens the palette, as it is printed on the keys where the language is spoken. */
export function findKeys(language: string): string {
  if (/mac/i.test(navigator.userAgent)) return "⌘ K";
  return language === "de" ? "Strg K" : "Ctrl K";
}
