/** For words that never break: dates, figures with their units. A Japanese date would break before its bracket. */
export const nonBreaking = (words: string): string => words.replaceAll(" ", "\u00a0").replaceAll("(", "\u2060(");

/** "08:00–12:00", which would break after its dash. */
export const nonBreakingSpan = (span: string): string => span.replace("–", "–\u2060");
