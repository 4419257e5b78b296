/** "+44 (0)20 7946 0000": the zero is dialled only within the country. */
const ZERO_AT_HOME = /^(\D*(?:\+|00)\s*\d{1,3}\D*)\(\s*0\s*\)/;

/** What a telephone dials: digits, and the plus in front of a country's code. */
export function telephoneLink(phone: string): string {
  const number = phone.normalize("NFKC").replace(ZERO_AT_HOME, "$1");
  return `tel:${/^\D*\+/.test(number) ? "+" : ""}${number.replace(/\D/g, "")}`;
}
