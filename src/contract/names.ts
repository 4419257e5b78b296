/** Capitalisation of names (specification §5), kind to names that are rightly written otherwise. */

/** Words that stand in lower case inside family names. */
const PARTICLES = new Set(
  "van von der den de het ten ter da das di dos du do del della la le les los bin ibn bint abu al el y e i zu zum zur".split(
    " ",
  ),
);

/** Whether the word begins as a name may: no lower-case cased letter, or a particle, alone or with a hyphen or apostrophe. */
function mayBegin(word: string): boolean {
  if (!/^\p{Ll}/u.test(word)) return true;
  const [head = ""] = word.split(/['’-]/u);
  return PARTICLES.has(word) || (head !== word && (PARTICLES.has(head) || head === "d" || head === "l"));
}

/** Marks that turn the direction of what is written after them: in a name they reorder the words of others around it. */
const DIRECTION_MARK = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
export const hasDirectionMark = (text: string): boolean => DIRECTION_MARK.test(text);

/** "Anna van der Berg", "山田 太郎" and "Omar al-Hassan" pass; "anna Smith" does not. */
export const isFullNameCapitalised = (name: string): boolean => name.trim().split(/\s+/u).every(mayBegin);

/** The first character may be anything but a lower-case letter. */
export const startsWithCapital = (name: string): boolean => !/^\p{Ll}/u.test(name.trim());

type Name = { first_name: string; last_name: string };

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Japanese and Chinese begin with the family name; names of other scripts keep their order there. */
const isFamilyFirst = (name: string, language: string): boolean =>
  (language === "ja" || language === "zh") && EAST_ASIAN.test(name);

/** In one field, as names are said in the language. */
export const fullName = ({ first_name, last_name }: Name, language: string): string =>
  (isFamilyFirst(first_name + last_name, language) ? [last_name, first_name] : [first_name, last_name])
    .filter(Boolean)
    .join(" ");

/** The other way round: the first word, and the rest. */
export function splitFullName(name: string, language: string): Name {
  const [first = "", ...rest] = name.trim().split(/\s+/u);
  const last = rest.join(" ");
  return isFamilyFirst(name, language) && last !== ""
    ? { first_name: last, last_name: first }
    : { first_name: first, last_name: last };
}
