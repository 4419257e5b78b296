/** What the fuzzer makes of a request that the document allows: some of it becomes something else. */
import { type InjectOptions } from "fastify";
import { fc } from "../random/fc.ts";
import { asSent } from "./asSent.ts";
import { type FuzzWorld } from "./fuzzWorld.ts";
import { type Plain } from "./plainRequests.ts";
import { type Path, put, withQuery } from "./twist.ts";

/** Stands for a key that no literal can hold. */
const PROTO = "@@proto@@";
const deep = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => [inner], 0);
const NASTY: unknown[] = [
  ...[null, true, 0, -1, 0.5, 1e308, 2 ** 53, 2 ** 31, 99_999_999_999, -(2 ** 63)],
  ...["", " ", "\u0000", "\ud800", "x".repeat(20_000), "İ😀\u202e", "%_\\", "'; drop table users; --", "NaN"],
  ...["2026-02-30", "2026-13-45T99:99:99Z", "9999-12-31T23:59:59Z", "-271821-04-20T00:00:00Z", "24:60"],
  ...["__proto__", "constructor", "toString", "a@example.test\r\nBcc: b@example.test", "Etc/Nowhere", "xx"],
  ...[[], {}, [null], [[]], [{}], deep(1000), Array.from({ length: 5000 }, () => 1), { toString: 1 }],
  ...[{ [PROTO]: { polluted: true } }, { constructor: { prototype: { polluted: true } } }, { [PROTO]: null }],
];
const IN_ADDRESS = [
  ...["0", "-1", "1.5", "1e3", "0x10", "99999999999", "9007199254740993", "1".repeat(400), "null", "NaN", "[]"],
  ...["%00", "%ed%a0%80", "%ff", "%", "__proto__", "constructor", "a%2fb", "%2e%2e", "", "%F0%9F%98%80", "'"],
  ...["2026-02-30", "0000-01-01", "9999-12-31", "true", "a,b", "x".repeat(2000)],
];
const UNKNOWN = ["__proto__", "constructor[prototype]", "toString", "%00", "", "unbatch"];
const BROKEN = [
  ...["", " ", "{", "nul", "\ufeff{}", '{"a":1,}', "[".repeat(20_000), "1e999", '{"__proto__":{"polluted":true}}'],
  ...['{"constructor":{"prototype":{"polluted":true}}}', `"${"x".repeat(70_000)}"`, '"\\ud800"', '{"\\u0000":1}'],
];
const HEADERS = [
  ...["content-type", "accept", "accept-encoding", "accept-language", "authorization", "cookie", "user-agent"],
  ...["if-none-match", "idempotency-key", "x-forwarded-for", "access-token", "client", "uid", "origin", "host"],
];
const LINES = [
  "",
  ",,,",
  "x".repeat(9000),
  "\u00ff",
  "__proto__",
  "*/*;q=NaN",
  "Bearer e30=",
  "application/json;",
  "null",
];

type Where = "body" | "without" | "beside" | "path" | "query" | "unknown" | "header" | "text";
export type Twist = { where: Where; at: number; nasty: unknown; text: string };

export const twists: fc.Arbitrary<Twist[]> = fc.array(
  fc.record({
    where: fc.oneof(
      { weight: 5, arbitrary: fc.constant<Where>("body") },
      { weight: 3, arbitrary: fc.constant<Where>("query") },
      { weight: 3, arbitrary: fc.constantFrom<Where>("without", "beside", "path", "unknown", "header", "text") },
    ),
    at: fc.nat(1000),
    nasty: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...NASTY) }, { weight: 1, arbitrary: fc.jsonValue() }),
    text: fc.constantFrom(...IN_ADDRESS),
  }),
  { maxLength: 2 },
);

/** Every place in the body where something else could stand, the body itself included. */
const placesIn = (value: unknown, at: Path = []): Path[] => [
  at,
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        placesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];
const nth = <One>(all: readonly One[], at: number): One | undefined => all[at % all.length];

function twistedAddress({ key, url }: Plain, { where, at, text }: Twist): string {
  if (where === "unknown") return `${url}${url.includes("?") ? "&" : "?"}${nth(UNKNOWN, at)}=${text}`;
  const [path = "", query] = url.split("?");
  if (where === "query") {
    const names = (query ?? "page").split("&").map((one) => one.split("=")[0] ?? "");
    const name = nth(names, at) ?? "page";
    return withQuery(url, name, at % 2 ? `${name}=${text}` : `${name}=${text}&${name}=${text}`);
  }
  const named =
    key
      .split(" ")[1]
      ?.split("/")
      .flatMap((part, place) => (part.startsWith(":") ? [place] : [])) ?? [];
  const place = nth(named, at);
  if (place === undefined) return url;
  return path.split("/").with(place, text).join("/") + (query === undefined ? "" : `?${query}`);
}

export function twistedRequest(plain: Plain, all: readonly Twist[], world: FuzzWorld): InjectOptions {
  const made = { ...plain };
  const headers: Record<string, string> = {};
  let text: string | undefined;
  for (const twist of all) {
    const { where, at, nasty } = twist;
    const place = nth(placesIn(made.body), at) ?? [];
    if (where === "body") made.body = put(made.body, place, nasty);
    else if (where === "without") made.body = put(made.body, place, undefined);
    else if (where === "beside") made.body = put(made.body, [...place, PROTO], nasty);
    else if (where === "text") text = nth(BROKEN, at);
    else if (where === "header") headers[nth(HEADERS, at) ?? ""] = nth(LINES, at) ?? "";
    else made.url = twistedAddress(made, twist);
  }
  const written = text ?? (made.body === undefined ? undefined : JSON.stringify(made.body));
  const said = plain.method === "GET" ? undefined : written?.replaceAll(PROTO, "__proto__");
  const { body: _, ...rest } = made;
  const request = asSent(rest, world, said);
  return { ...request, headers: { ...request.headers, ...headers } };
}
