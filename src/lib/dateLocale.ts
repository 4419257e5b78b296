/** The locale `Intl` writes dates in: the interface language, and for English the British one ("26 Nov", not "Nov 26"). */
export const dateLocale = (language: string): string => (language === "en" ? "en-GB" : language);
