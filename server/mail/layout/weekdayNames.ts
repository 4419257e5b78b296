/** The days of the week in words of a language. */

import { DAY_MS } from "../../../src/contract/durations.ts";
import { type Language } from "../../../src/contract/languages.ts";

const A_MONDAY = Date.UTC(2024, 0, 1);

/** From Monday to Sunday, as they begin a line. */
export function weekdayNames(language: Language): string[] {
  const { format } = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, day) =>
    format(A_MONDAY + day * DAY_MS).replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language)),
  );
}
