/** Out of the server's own document: for every place of every request, each value at the edge of what its kind can be. */
import { type InjectOptions } from "fastify";
import { bodyOf, type Path, put } from "./fuzzWorld.ts";
import { type OpenApi, type Operation, type Schema } from "./openApi.ts";
import { TABLE, type World } from "./routeTable.ts";

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

/** The edges of what such a schema describes, and things of another kind. */
function edgesOf({ type, format, anyOf }: Schema): unknown[] {
  if (Array.isArray(anyOf)) return (anyOf as Schema[]).flatMap(edgesOf);
  const kinds = [type].flat();
  if (format === "date") return [...DAYS, ...KINDS];
  if (format === "date-time") return [...INSTANTS, ...DAYS, ...KINDS];
  if (kinds.includes("integer") || kinds.includes("number")) return [...NUMBERS, ...KINDS];
  return kinds.includes("string") ? [...TEXTS, ...KINDS] : KINDS;
}

/** Every place of a body, inside objects and the first of each list too, with its schema. */
function placesOf(schema: Schema, at: Path = []): [Path, Schema][] {
  const inside = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return [
    [at, schema],
    ...inside.flatMap(([name, inner]) => placesOf(inner, [...at, name])),
    ...(schema.items ? placesOf(schema.items as Schema, [...at, 0]) : []),
  ];
}

const inAddress = (value: unknown): string =>
  encodeURIComponent((typeof value === "string" ? value : JSON.stringify(value)).toWellFormed());

export type EdgeRequest = (world: World) => InjectOptions;

/** What the document says of the route that the table calls "POST /admin_api/callouts/:id". */
function operationOf({ paths }: OpenApi, key: string): Operation {
  const [method = "", path = ""] = key.split(" ");
  const template = path.replaceAll(/:(\w+)/g, "{$1}");
  return paths[template]?.[method.toLowerCase()] ?? {};
}

/** One request for each place and edge; everything else in it is as it should be. */
export function edgeRequests(document: OpenApi, key: string): EdgeRequest[] {
  const [method, route] = key.split(" ") as [NonNullable<InjectOptions["method"]>, string];
  const row = TABLE[key] ?? "public";
  const { parameters = [], requestBody } = operationOf(document, key);
  const plain = (world: World): string => (row !== "public" && "path" in row ? row.path(world) : route);
  const asJson = (body: unknown): Partial<InjectOptions> =>
    body === undefined ? {} : { headers: { "content-type": "application/json" }, payload: JSON.stringify(body) };
  const inBody = placesOf(requestBody?.content["application/json"]?.schema ?? {}).flatMap(([at, schema]) =>
    edgesOf(schema).map(
      (edge): EdgeRequest =>
        (world) => ({
          method,
          url: plain(world),
          ...asJson(put(bodyOf(key, world), at, edge)),
        }),
    ),
  );
  const inQuery = parameters
    .filter((one) => one.in === "query")
    .flatMap(({ name, schema }) => edgesOf(schema).map((edge) => `${name}=${inAddress(edge)}`));
  const inPath = edgesOf({ type: "integer" }).map((edge) => inAddress(edge));
  const asked = (url: EdgeRequest): EdgeRequest => {
    return (world) => ({ ...url(world), method, ...(method === "GET" ? {} : asJson(bodyOf(key, world))) });
  };
  return [
    ...(method === "GET" ? [] : inBody),
    ...inQuery.map((query) =>
      asked((world) => ({ url: plain(world).replace(/\?|$/, (end) => `?${query}${end === "?" ? "&" : ""}`) })),
    ),
    ...(route.includes("/:")
      ? inPath.map((edge) => asked((world) => ({ url: plain(world).replaceAll(/\/\d+(?=[/.?]|$)/g, `/${edge}`) })))
      : []),
  ];
}
