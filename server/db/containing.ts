/** The pattern of `like` for texts that hold these signs as they stand. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
