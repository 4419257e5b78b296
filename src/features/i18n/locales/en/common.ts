/** English texts: common. */
export const common = {} as const;
