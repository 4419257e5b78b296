/** Whether single keys act: they can be turned off (WCAG 2.1.4), remembered by this browser. */
const KEY = "shortcutsOff";

export function readShortcutsOn(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== "1";
  } catch {
    // No storage: as on a first visit.
    return true;
  }
}

export function rememberShortcutsOn(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, "1");
  } catch {
    // No storage: it holds for nobody longer than this page.
  }
}

/** What opens the palette, as it is printed on the keys. */
export const FIND_KEYS = /mac/i.test(navigator.userAgent) ? "⌘ K" : "Ctrl K";
