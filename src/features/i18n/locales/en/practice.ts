/** English texts: practice. */
export const practice = {} as const;
