/** Where words may break: dates, figures with their units and names never do (DESIGN). */

/** In one piece; a Japanese date would break before its bracket. */
export const unbroken = (words: string): string => words.replaceAll(" ", "\u00a0").replaceAll("(", "\u2060(");

/** Between a person's names, but not within one of them that has a hyphen. */
export const names = (words: string): string => words.replaceAll("-", "-\u2060");
