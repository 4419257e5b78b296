/** Hands a file made in the browser to the person, as a link with `download` would. */
import { MINUTE_MS } from "../contract/durations.ts";

/** Milliseconds until the text may be forgotten: the browser has begun to save by then. */
const KEPT_MS = MINUTE_MS;

export function saveFile(
  name: string,
  text: string,
  type: "text/csv" | "application/json" | "text/calendar" | "text/plain",
): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Where a comma parts euros from cents, spreadsheets expect semicolons between cells. */
const SEMICOLON = ["de", "es", "fr"];

export const separatorFor = (language: string): "," | ";" => (SEMICOLON.includes(language) ? ";" : ",");
