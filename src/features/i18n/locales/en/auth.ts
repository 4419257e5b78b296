/** English texts: auth. */
export const auth = {} as const;
