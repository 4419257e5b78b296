/** Out of the server's own document: for every place of every request, each value at the edge of what its kind can be. */
import { type InjectOptions } from "fastify";
import { asSent } from "./asSent.ts";
import { type FuzzWorld } from "./fuzzWorld.ts";
import { type OpenApi, operationOf, type Schema } from "./openApi.ts";
import { type Plain, plainRequests } from "./plainRequests.ts";
import { inAddress, type Path, put, withQuery } from "./twist.ts";

export const DAYS = [
  ...["0000-01-01", "0001-01-01", "1582-10-10", "1899-12-31", "1900-01-01", "1970-01-01", "2026-02-30", "2026-00-10"],
  ...["2199-12-31", "2200-01-01", "9999-12-31", "10000-01-01", "+012026-01-01", "-000001-01-01", "2026-1-1", "today"],
];
export const INSTANTS = [
  ...["0000-01-01T00:00:00Z", "1582-10-10T00:00:00Z", "1899-12-31T23:59:59Z", "1900-01-01T00:00:00+23:59"],
  ...["1900-01-01T00:00:00Z", "2199-12-31T23:59:59.999Z", "2199-12-31T23:59:59-23:59", "2200-01-01T00:00:00Z"],
  ...["9999-12-31T23:59:59Z", "9999-12-31T23:59:59-23:59", "-271821-04-20T00:00:00Z", "+275760-09-13T00:00:00Z"],
  ...["2026-11-24T10:42:00+23:59", "2026-11-24T10:42:00-23:59", "2026-11-24T10:42:00+24:00", "2026-11-24T24:00:00Z"],
  ...["2026-02-30T10:00:00Z", "2026-11-24T23:59:60Z", "2026-11-24T10:42:00.123456789Z", "2026-11-24", "1e3", "now"],
];
const NUMBERS = [0, -1, 0.5, 1e308, 2 ** 53, 2 ** 53 - 1, 2 ** 31, 2 ** 31 - 1, 99_999_999_999, -(2 ** 63)];
const TEXTS = ["", " ", "\u0000", "\ud800", "x".repeat(20_000), "İ😀\u202e", "%_\\", "'; --", "NaN", "__proto__"];
const KINDS: unknown[] = [null, true, 0, "1", [], {}, [[]], [null], { toString: 1 }, { length: 1 }];

/** As long as may be, in letters of one unit, of two, and of two that are one; and longer by one. */
function lengths({ maxLength }: Schema): string[] {
  if (typeof maxLength !== "number") return [];
  return ["x", "😀", "é"].flatMap((letter) => [letter.repeat(maxLength), `${letter.repeat(maxLength)}x`]);
}

/** As many as may be, and one more or less; each like the first that is there. */
function amounts({ items, minItems = 0, maxItems = 20 }: Schema, base: unknown): unknown[][] {
  const [first = numberFor(items as Schema)] = Array.isArray(base) ? base : [];
  const [fewest, most] = [minItems as number, maxItems as number];
  const counts = [fewest, fewest - 1, most, most + 1].filter((count) => count > 0);
  return counts.map((length) => Array.from({ length }, () => first));
}
const numberFor = ({ type }: Schema): unknown => (type === "integer" ? 1 : "x");

/** The edges of what such a schema describes, and things of another kind. */
function edgesOf(schema: Schema, base?: unknown): unknown[] {
  const { type, format, enum: all, minimum, maximum } = schema;
  if (all) return [...(all as unknown[]), ...TEXTS, ...KINDS];
  if (format === "date") return [...DAYS, ...KINDS];
  if (format === "date-time") return [...INSTANTS, ...DAYS, ...KINDS];
  if (type === "integer" || type === "number") {
    const bounds = [minimum, maximum].filter((bound) => typeof bound === "number");
    return [...bounds.flatMap((bound) => [bound, bound - 1, bound + 1]), ...NUMBERS, ...KINDS];
  }
  if (type === "string") return [...lengths(schema), ...TEXTS, ...KINDS];
  if (type === "array") return [...amounts(schema, base), ...KINDS];
  // What is not there at all.
  return [...KINDS, undefined];
}

/** Whether the value is meant to be of this one of several schemas: what it names itself by is the same. */
const isMeant = ({ properties = {} }: Schema, value: unknown): boolean =>
  Object.entries(properties as Record<string, Schema>).every(
    ([name, { enum: all }]) => !all || (all as unknown[]).includes((value as Record<string, unknown> | null)?.[name]),
  );

/** Every place of a body, inside objects and the first of each list too, with its schema and what stands there. */
function placesOf(schema: Schema, base: unknown, at: Path = []): [Path, Schema, unknown][] {
  const { oneOf, properties = {}, items } = schema;
  if (oneOf) return (oneOf as Schema[]).filter((one) => isMeant(one, base)).flatMap((one) => placesOf(one, base, at));
  const within = (base ?? {}) as Record<string | number, unknown>;
  return [
    [at, schema, base],
    ...Object.entries(properties as Record<string, Schema>).flatMap(([name, inner]) =>
      placesOf(inner, within[name], [...at, name]),
    ),
    ...(items ? placesOf(items as Schema, within[0], [...at, 0]) : []),
  ];
}

function inBody(schema: Schema | undefined, plain: Plain): Plain[] {
  if (!schema || plain.method === "GET") return [];
  return placesOf(schema, plain.body).flatMap(([at, one, base]) =>
    edgesOf(one, base).map((edge) => ({ ...plain, body: put(plain.body, at, edge) })),
  );
}

function inQuery(plain: Plain, { name, schema }: { name: string; schema: Schema }): Plain[] {
  const values = edgesOf(schema).map((edge) => `${name}=${inAddress(edge)}`);
  const several = [`${name}=1&${name}=1`, `${name}[]=1`, `${name}[a]=1`, name, `${name}=%ff`, `${name}=%`];
  return [...values, ...several].map((query) => ({ ...plain, url: withQuery(plain.url, name, query) }));
}

/** Whatever in the path names something: a number, or what follows the last slash where the route has a name. */
function inPath(plain: Plain): Plain[] {
  const [, route = ""] = plain.key.split(" ");
  if (!route.includes("/:")) return [];
  const [path = "", query] = plain.url.split("?");
  const given = path.split("/");
  const pattern = route.split("/");
  return pattern.flatMap((part, at) => {
    if (!part.startsWith(":")) return [];
    const edges = [...NUMBERS, ...TEXTS, ...KINDS, "x".repeat(200)].map(inAddress);
    const ending = /\..*$/.exec(part)?.[0] ?? "";
    return [...edges, "%ff", "%2e%2e%2f", "1%00"].map((edge) => ({
      ...plain,
      url: given.with(at, `${edge}${ending}`).join("/") + (query === undefined ? "" : `?${query}`),
    }));
  });
}

/** One request for each place and edge; everything else in it is as it should be. */
export function edgeRequests(document: OpenApi, key: string, world: FuzzWorld): InjectOptions[] {
  const { parameters = [], requestBody } = operationOf(document, key);
  const schema = requestBody?.content["application/json"]?.schema;
  const [usual, ...others] = plainRequests(key, world);
  const aimed = [usual, ...others].flatMap((plain) => (plain ? inBody(schema, plain) : []));
  const queries = parameters.filter((one) => one.in === "query");
  const addressed = usual ? [...queries.flatMap((one) => inQuery(usual, one)), ...inPath(usual)] : [];
  const read = others.flatMap((plain) => (plain.method === "GET" ? queries.flatMap((one) => inQuery(plain, one)) : []));
  return [...aimed, ...addressed, ...read].map((plain) => asSent(plain, world));
}

const bearer = (parts: unknown): string => `Bearer ${Buffer.from(JSON.stringify(parts)).toString("base64")}`;
const LINES = [
  "",
  " ",
  ",,,",
  "x".repeat(9000),
  "\u00ff\u00fe",
  "__proto__",
  "*/*;q=",
  "q=NaN",
  'W/"',
  "bytes=9-1",
  "null",
];

/** Every header that something reads, on a call that looks, one that changes, and a page. */
export function headerEdges({ ids, headers: { full }, scenes }: FuzzWorld): InjectOptions[] {
  const names = [
    ...["access-token", "client", "uid", "authorization", "idempotency-key", "if-none-match", "range", "cookie"],
    ...["accept", "accept-encoding", "accept-language", "user-agent", "x-forwarded-for", "x-signature", "expect"],
    ...["origin", "sec-fetch-site", "sec-fetch-user", "host", "content-type", "content-length", "connection"],
  ];
  const given = names.flatMap((name) => LINES.map((value) => ({ [name]: value })));
  const parts: unknown[] = [
    null,
    1,
    [],
    "x",
    { client: 1 },
    { toString: 1 },
    { client: "\u0000" },
    { client: "\ud800" },
  ];
  const bearers = parts.map((one) => ({
    authorization: bearer(
      one && typeof one === "object" ? { "access-token": "x", client: "x", uid: "x", ...one } : one,
    ),
    "access-token": undefined,
    client: undefined,
    uid: undefined,
  }));
  const bases: InjectOptions[] = [
    { method: "GET", url: "/admin_api/callouts" },
    { method: "POST", url: `/admin_api/callouts/${ids.callout}/duplicate`, payload: "{}" },
    { method: "GET", url: scenes.open.link },
  ];
  return bases.flatMap((base) =>
    [...given, ...bearers].map((more) => {
      const all = { ...full, ...(base.payload ? { "content-type": "application/json" } : {}), ...more };
      return { ...base, headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) };
    }),
  );
}
