/** The id that an address names; null where it can be none. */
export const calloutIdOf = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
