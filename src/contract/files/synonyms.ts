/** Words as people write them in files, compared without case, accents and signs. */

/** Without case and accents. The marks of が and ぱ stay: they make other letters. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/(?![\u3099\u309A])\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase();

/** Letters and digits of any script; "E-Mail:" and "email" are one. */
export const normalise = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** "Email|E-mail". */
export const synonyms = (text: string): string[] => text.split("|").map(normalise);

/** The value's name on the wire, or the text as it is: then the check says that it is not known. */
export const canonicalName = (all: Record<string, string[]>, text: string): string => {
  const looked = normalise(text);
  return (
    Object.entries(all).find(([name, names]) => normalise(name) === looked || names.includes(looked))?.[0] ??
    text.trim()
  );
};
