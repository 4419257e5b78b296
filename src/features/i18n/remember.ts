/** The same words over and over, as the rows of a list ask for them, looked up once. */

/** Spans and moments are many in a day that a page stands open. */
const MOST = 2000;

/** `t` of one language whose texts are all there, kept by whoever draws a list. */
export function remember<T>(t: T): T {
  const ask = t as (key: string, options?: object) => string;
  const known = new Map<string, string>();
  const look = (key: string, options?: object): string => {
    const id = options ? key + JSON.stringify(options) : key;
    let text = known.get(id);
    if (text === undefined) {
      text = ask(key, options);
      if (known.size >= MOST) known.clear();
      known.set(id, text);
    }
    return text;
  };
  return look as unknown as T;
}
