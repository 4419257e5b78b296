/** How a request that is as it should be is twisted at one place. */

export type Path = (string | number)[];

/** The value with something else at that place, or nothing for `undefined`; what leads there is made where it is not. */
export function put(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  const empty = typeof key === "number" ? [] : {};
  const copy = (Array.isArray(value) ? [...value] : { ...empty, ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = put(copy[key], rest, other);
  return Array.isArray(value) || typeof key !== "number" ? copy : Object.values(copy);
}

export const inAddress = (value: unknown): string =>
  encodeURIComponent((typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed());

/** The address with `query` in place of whatever it said of that name. */
export function withQuery(url: string, name: string, query: string): string {
  const [path = "", said = ""] = url.split("?");
  const others = said.split("&").filter((one) => one !== "" && one.split("=")[0] !== name);
  return `${path}?${[...others, query].join("&")}`;
}
