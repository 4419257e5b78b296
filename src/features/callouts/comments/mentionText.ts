/** Naming colleagues in a comment: an @ and the name, as it is being typed, and found again in the text. */

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

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whose name, or a word of it, begins so. */
export function offered<One extends Person>(people: readonly One[], query: string): One[] {
  const begun = plain(query);
  const fits = (name: string) => name.startsWith(begun) || name.split(/\s+/).some((word) => word.startsWith(begun));
  return people.filter(({ name }) => fits(plain(name))).slice(0, OFFERED_MAX);
}

/** The text with the name in place of what was typed of it, and where the caret is then. */
export function withMention(text: string, { start, query }: Typed, name: string): { text: string; caret: number } {
  const head = `${text.slice(0, start)}@${name} `;
  const rest = text.slice(start + 1 + query.length).replace(/^ /, "");
  return { text: head + rest, caret: head.length };
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Latin letters end a name only where no more of them follow; Chinese and Japanese have no space behind it. */
const whole = (name: string): string =>
  escaped(name) + (/[\p{Script=Latin}\p{M}]$/u.test(name) ? "(?![\\p{Script=Latin}\\p{M}])" : "");

/** Words and names by turns, words first; of two names that begin alike the longer one counts. */
export function splitAtNames(text: string, names: readonly string[]): string[] {
  if (names.length === 0) return [text];
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  return text.split(new RegExp(`${AT}(${longestFirst.map(whole).join("|")})`, "u"));
}

/** Of several with the same name, who was picked; all of them where it was only typed. */
export function mentionedIn(text: string, people: readonly Person[], picked: ReadonlySet<number>): number[] {
  const pieces = splitAtNames(
    text,
    people.map(({ name }) => name),
  );
  const named = new Set(pieces.filter((_, at) => at % 2 === 1));
  return [...named].flatMap((name) => {
    const same = people.filter((one) => one.name === name).map(({ id }) => id);
    const chosen = same.filter((id) => picked.has(id));
    return chosen.length > 0 ? chosen : same;
  });
}
