/** What a telephone dials: digits, and a plus in front. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, "")}`;
