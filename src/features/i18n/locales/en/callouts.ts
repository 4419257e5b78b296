/** English texts: callouts. */
export const callouts = {} as const;
