/** Typed and printed apostrophes: whichever was stored, the other one finds it. */
const APOSTROPHES = /['’‘ʼ]/g;

/** The pattern of `like` for texts that hold these signs as they stand. */
export const containing = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, "\\$&").replaceAll(APOSTROPHES, "_")}%`;
