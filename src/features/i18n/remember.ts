/** The same words over and over, as the rows of a list ask for them, looked up once. */

/** Spans and moments are many in a day that a page stands open. */
const MOST = 2000;

/** Stands around the names of what is filled in; no text has it. */
const MARK = "\u0001";

/** What changes more than the words that are filled in. */
const CHOOSING = ["count", "context", "ordinal", "ns", "lng"];

type Options = Record<string, unknown>;

const isFilledIn = (options: Options | undefined): options is Record<string, string> =>
  options !== undefined &&
  Object.entries(options).every(([name, value]) => typeof value === "string" && !CHOOSING.includes(name));

/** `t` of one language whose texts are all there, kept by whoever draws a list. */
export function remember<T>(t: T): T {
  const ask = t as (key: string, options?: Options) => string;
  const known = new Map<string, string>();
  const lookUp = (id: string, key: string, options?: Options): string => {
    let text = known.get(id);
    if (text === undefined) {
      text = ask(key, options);
      if (known.size >= MOST) known.clear();
      known.set(id, text);
    }
    return text;
  };
  const look = (key: string, options?: Options): string => {
    if (!isFilledIn(options)) return lookUp(options ? key + JSON.stringify(options) : key, key, options);
    // Each row fills in another name: the text around it is the same.
    const marks = Object.fromEntries(Object.keys(options).map((name) => [name, MARK + name + MARK]));
    const parts = lookUp(key + MARK, key, marks).split(MARK);
    return parts.map((part, at) => (at % 2 === 1 ? options[part] : part)).join("");
  };
  return look as unknown as T;
}
