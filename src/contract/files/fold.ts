/** Texts as they are compared where people search: "Müller", "MULLER" and "muller" are one. */

/** Letters whose signs are a part of them. */
const PLAIN: Record<string, string> = { ø: "o", ł: "l", đ: "d", ß: "ss", æ: "ae", œ: "oe" };

/** Without case and accents, as `fold_text` in the database. The marks of が and ぱ stay: they make other letters. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/(?![\u3099\u309A])\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[øłđßæœ]/g, (letter) => PLAIN[letter] ?? letter);
