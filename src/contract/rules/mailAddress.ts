/** Which addresses mail may go to: one addr-spec without quotes, comments, lists or line breaks. Forms take no others. */

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?";
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})*$`, "u");

export const isMailAddress = (text: string): boolean => text.length <= 500 && ADDRESS.test(text);

/** Whether it has no letters but a to z; before the @, mail servers in general take no others. */
export const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);
