/** Words as people write them in files, compared without case, accents and signs. */
import { fold } from "./fold.ts";

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
