/** A stretch of time as clocks show it, for screens, mails and files alike. `start`: when the list begins that it is part of. */

const nextDay = (time: string, isNext: boolean): string => `${time}${isNext ? "\u00a0+1" : ""}`;

/** The beginning of it: "13:00"; "02:00 +1" where it is on the day after the list's. */
export const formatStart = (from: string, start = from): string => nextDay(from, from < start);

/** The end of it: "12:00"; "08:00 +1" where it is on the next day. */
export const formatEnd = (from: string, to: string, start = from): string => nextDay(to, to <= from || from < start);

/** "08:00–12:00"; "20:00–08:00 +1"; "02:00 +1–08:00 +1" of a list that begins the evening before. */
export const formatSpan = (from: string, to: string, start = from): string =>
  `${formatStart(from, start)}–${formatEnd(from, to, start)}`;
