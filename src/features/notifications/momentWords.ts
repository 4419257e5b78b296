/** When something happened, as short as it can be said: "10:38", "Mon, 18:20", "12 Nov, 09:00". */

const DAY = 86_400_000;

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

export const isToday = (at: number, now: number): boolean => startOfDay(at) === startOfDay(now);

/** Both in milliseconds; in the browser's own time zone. */
export function momentWords(at: number, now: number, language: string): string {
  const locale = language === "en" ? "en-GB" : language;
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  if (isToday(at, now)) return new Intl.DateTimeFormat(locale, time).format(at);
  const recent = now - at < 6 * DAY;
  return new Intl.DateTimeFormat(locale, {
    ...(recent ? ({ weekday: "short" } as const) : ({ day: "numeric", month: "short" } as const)),
    ...time,
  }).format(at);
}
