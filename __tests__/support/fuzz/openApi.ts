/** Holds a request against the server's own document: address, query and body, by names and kinds of values. */
import { type Ajv } from "ajv";
import { type FastifyInstance } from "fastify";
import { type Heard } from "../app/fakes/fakeServer.ts";
import { TEXT } from "./argumentTypes.ts";

export type Schema = { [keyword: string]: unknown };
export type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

/** One kind of value a schema, and whether null is one too. */
function simplified({ type, const: only, ...rest }: Schema): Schema {
  const kinds = [type].flat().filter((kind) => kind !== undefined);
  const [kind = only === undefined ? undefined : typeof only] = kinds.filter((one) => one !== "null");
  return {
    ...rest,
    ...(kind !== undefined && { type: kind }),
    ...(only !== undefined && { enum: [only] }),
    ...(kinds.length > 1 && kinds.includes("null") && { nullable: true }),
  };
}

/** The document with each shape and response in the place of its name. */
export async function readDocument(app: FastifyInstance): Promise<OpenApi> {
  const whole = (await app.inject({ url: "/admin_api/openapi.json" })).json();
  const { components: _, ...document } = whole;
  const named = (reference: string): unknown =>
    reference
      .split("/")
      .slice(1)
      .reduce((place, key) => place[key], whole);
  const inlined = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(inlined);
    if (typeof schema !== "object" || schema === null) return schema;
    if ("$ref" in schema) return inlined(named(String(schema.$ref)));
    const read = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inlined(value)]));
    return typeof read.type === "object" && !Array.isArray(read.type) ? read : simplified(read);
  };
  return inlined(document) as OpenApi;
}

/** What the document says of the route that Fastify calls "POST /admin_api/callouts/:id". */
export function operationOf({ paths }: OpenApi, key: string): Operation {
  const [method = "", path = ""] = key.split(" ");
  const template = path.replaceAll(/:(\w+)/g, "{$1}");
  return paths[template]?.[method.toLowerCase()] ?? {};
}

/** Rules that types cannot express. They are left out here, so any text and any number will do. */
const BEYOND_TYPES =
  /^(format|pattern|m(in|ax)(Length|imum|Items|Properties)|exclusiveM(in|ax)imum|uniqueItems|multipleOf|nullable)$/;

function relaxed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(relaxed);
  if (typeof schema !== "object" || schema === null) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !BEYOND_TYPES.test(keyword));
  const rest = Object.fromEntries(kept.map(([keyword, value]) => [keyword, relaxed(value)]));
  return "nullable" in schema && schema.nullable ? { anyOf: [rest, { type: "null" }] } : rest;
}

/** Where the data does not fit; any text may be meant for one of a list. */
function misfits(ajv: Ajv, schema: Schema, data: unknown, at: string): string[] {
  const check = ajv.compile(relaxed(schema) as Schema);
  if (check(data)) return [];
  const meant = (path: string): unknown =>
    path
      .split("/")
      .slice(1)
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], data);
  return (check.errors ?? [])
    .filter(({ keyword, instancePath }) => !(keyword === "enum" && meant(instancePath) === TEXT))
    .map(({ instancePath, message, params }) => `${at}${instancePath} ${message} ${JSON.stringify(params)}`);
}

/** A parameter is text on its way; a number or a truth is read from it. */
function read(value: string, { type }: Schema): unknown {
  if ((type === "integer" || type === "number") && value.trim() !== "") return Number(value);
  return type === "boolean" && /^(true|false)$/.test(value) ? value === "true" : value;
}

/** The most literal of the paths that could be meant, with what stands in its places. */
function route({ paths }: OpenApi, pathname: string, method: string): [Operation, Map<string, string>] | null {
  const given = pathname.split("/");
  const fitting = Object.entries(paths).flatMap(([template, operations]) => {
    const parts = template.split("/");
    const places = new Map<string, string>();
    const fits = parts.every((part, at) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      if (name) places.set(name, decodeURIComponent(given[at] ?? ""));
      return name !== undefined || part === given[at];
    });
    const operation = operations[method.toLowerCase()];
    return fits && parts.length === given.length && operation ? [{ operation, places }] : [];
  });
  const [best] = fitting.sort((one, other) => one.places.size - other.places.size);
  return best ? [best.operation, best.places] : null;
}

export function mistakesIn(document: OpenApi, { method, path, body }: Heard, ajv: Ajv): string[] {
  const { pathname, searchParams } = new URL(`/admin_api${path}`, "http://localhost");
  const what = `${method} ${pathname}`;
  const found = route(document, pathname, method);
  if (!found) return [`${what} is not there`];
  const [{ parameters = [], requestBody }, places] = found;
  const named = (where: string) => parameters.filter((one) => one.in === where);
  const values = (one: { in: string; name: string }) => (one.in === "path" ? places : searchParams).get(one.name);
  const given = [...named("path"), ...named("query")].flatMap((one) => {
    const value = values(one);
    if (value === null || value === undefined) return one.required ? [`${what} needs ${one.name}`] : [];
    // Of several values each stands under the name.
    const items = one.schema.items as Schema | undefined;
    const meant = items ? searchParams.getAll(one.name).map((each) => read(each, items)) : read(value, one.schema);
    return misfits(ajv, one.schema, meant, `${what} ${one.name}`);
  });
  const unknown = [...searchParams.keys()].filter((key) => !named("query").some(({ name }) => name === key));
  const content = requestBody?.content["application/json"];
  const inBody = content ? misfits(ajv, content.schema, body, `${what} body`) : [];
  // An empty one says nothing.
  const said = Object.keys(body ?? {}).join();
  const uncalled = said && !content ? [`${what} takes no body, ${said}`] : [];
  return [...given, ...unknown.map((key) => `${what} takes no ${key}`), ...inBody, ...uncalled];
}
