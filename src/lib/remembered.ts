/** What a part of a page remembers in this browser by itself; where the browser refuses, nothing. */

export function recall(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // As on a first visit.
    return null;
  }
}

/** Null forgets it. */
export function remember(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // It holds for no longer than this page.
  }
}
