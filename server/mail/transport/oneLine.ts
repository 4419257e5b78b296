/** Text for a header: no sender, recipient or further header can be smuggled in by a name. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();
