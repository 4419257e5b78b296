/** Naming colleagues in a comment: an @ and the name, as it is being typed, and found again in the text. */
import { fold } from "../../../contract/files/fold.ts";

export type Person = { id: number; name: string };
/** An @ that the caret stands behind, and what follows it. */
export type Typed = { start: number; query: string };

/** As many as can be looked through at a glance. */
const OFFERED_MAX = 8;

/** Not within an email address; Japanese and Chinese keyboards have a wide @, and set no space before it. */
const AT = "(?<![A-Za-z0-9._%+-])[@＠]";
const BEHIND_AT = new RegExp(`${AT}([^@＠\\n]{0,40})$`);

export function mentionAt(text: string, caret: number): Typed | null {
  const query = BEHIND_AT.exec(text.slice(0, caret))?.[1];
  return query === undefined ? null : { start: caret - query.length - 1, query };
}

/** Whose name, or a word of it, begins so. */
export function offered<One extends Person>(people: readonly One[], query: string): One[] {
  const begun = fold(query);
  const fits = (name: string) => name.startsWith(begun) || name.split(/\s+/).some((word) => word.startsWith(begun));
  return people.filter(({ name }) => fits(fold(name))).slice(0, OFFERED_MAX);
}

/** The text with the name in place of what was typed of it, and where the caret is then. */
export function withMention(text: string, { start, query }: Typed, name: string): { text: string; caret: number } {
  const head = `${text.slice(0, start)}@${name} `;
  const rest = text.slice(start + 1 + query.length).replace(/^ /, "");
  return { text: head + rest, caret: head.length };
}

const LATIN = /[\p{Script=Latin}\p{M}]/u;

/** How long the name is with which the text begins, capitals and accents aside; 0: it does not begin so. */
function lengthOf(name: string, text: string): number {
  const sought = fold(name);
  let said = "";
  let length = 0;
  for (const [sign] of text.matchAll(/.\p{M}*/gsu)) {
    // Latin letters end a name only where no more of them follow; Chinese and Japanese have no space behind it.
    if (said === sought) return LATIN.test(sought.slice(-1)) && LATIN.test(sign) ? 0 : length;
    said += fold(sign);
    if (!sought.startsWith(said)) return 0;
    length += sign.length;
  }
  return said === sought ? length : 0;
}

/** Words and names by turns, words first; of two names that begin alike the longer one counts. */
export function splitAtNames(text: string, names: readonly string[]): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(new RegExp(AT, "gu"))) {
    const begin = index + 1;
    const length = Math.max(0, ...names.map((name) => lengthOf(name, text.slice(begin))));
    if (length === 0 || index < from) continue;
    pieces.push(text.slice(from, index), text.slice(begin, begin + length));
    from = begin + length;
  }
  return [...pieces, text.slice(from)];
}

const isName = (_piece: string, at: number): boolean => at % 2 === 1;
const namesOf = (people: readonly Person[]): string[] => people.map(({ name }) => name);

/** Of several with the same name, who was picked last; all of them where it was only typed. */
export function mentionedIn(text: string, people: readonly Person[], picked: ReadonlySet<number>): number[] {
  const named = splitAtNames(text, namesOf(people)).filter(isName);
  const mentioned = named.flatMap((name) => {
    const exact = people.filter((one) => one.name === name);
    const same = exact.length > 0 ? exact : people.filter((one) => fold(one.name) === fold(name));
    const times = named.filter((one) => one === name).length;
    const chosen = [...picked].filter((id) => same.some((one) => one.id === id)).slice(-times);
    return chosen.length > 0 ? chosen : same.map(({ id }) => id);
  });
  return [...new Set(mentioned)];
}

const NAMELESS = new RegExp(`${AT}([\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}'’-]*)`, "u");

/** The first word behind an @ that is nobody's name. */
export function namedNobody(text: string, people: readonly Person[]): string | null {
  const words = splitAtNames(text, namesOf(people)).filter((piece, at) => !isName(piece, at));
  return words.flatMap((piece) => NAMELESS.exec(piece)?.[1] ?? [])[0] ?? null;
}
