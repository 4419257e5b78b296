/** English texts: doctors. */
export const doctors = {} as const;
