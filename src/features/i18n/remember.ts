/** The same words over and over, as the rows of a list ask for them, looked up once. */
import { type TFunction } from "i18next";

/** Spans and moments are many in a day that a page stands open. */
const MOST = 2000;

/** `t` of one language whose texts are all there, kept by whoever draws a list. */
// biome-ignore lint/suspicious/noExplicitAny: whichever namespaces it knows, it gives back the same
export function remember<T extends TFunction<any>>(t: T): T {
  const known = new Map<string, string>();
  const look = (key: string, options?: object): string => {
    const id = options ? key + JSON.stringify(options) : key;
    let text = known.get(id);
    if (text === undefined) {
      text = (t as (key: string, options?: object) => string)(key, options);
      if (known.size >= MOST) known.clear();
      known.set(id, text);
    }
    return text;
  };
  return look as unknown as T;
}
