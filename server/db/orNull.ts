/** Text as a column keeps it: nothing hangs over at either end, and none is null. */
export const orNull = (text: string | null | undefined): string | null => text?.trim() || null;
