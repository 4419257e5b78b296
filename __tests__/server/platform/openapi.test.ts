/** The API's document: valid, with names for its shapes and words for its operations. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { type FastifyInstance } from "fastify";
import { type ApiDocument, apiReference, responsesOf } from "../../../docs/make/apiReference.ts";
import { buildApp } from "../../../server/app.ts";
import { DOCUMENTED } from "../../../server/http/reference/documented.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { TABLE } from "../../support/routeTable.ts";

const FOLDER = path.resolve("docs/api");

const ports = testPorts();
let app: FastifyInstance;
let document: ApiDocument;
beforeEach(async () => {
  app = await buildApp(ports());
  document = (await app.inject({ url: "/admin_api/openapi.json" })).json<ApiDocument>();
});
afterEach(() => app.close());

type Operation = ApiDocument["paths"][string][string];

/** As the route table has them. */
const operations = (): [string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      operation,
    ]),
  );

/** Characters of an object that stands inside without a name of its own. */
const LARGEST_INLINE = 1000;

function largeObjects(schema: unknown, place: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const isLarge =
    (schema as { type?: unknown }).type === "object" &&
    "properties" in schema &&
    JSON.stringify(schema).length > LARGEST_INLINE;
  const inner = Object.entries(schema).flatMap(([key, value]) => largeObjects(value, `${place}/${key}`));
  return isLarge ? [place, ...inner] : inner;
}

test("the document is valid OpenAPI, and no larger than a person can search", async () => {
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
  expect(JSON.stringify(document).length).toBeLessThan(400_000);
});

test("every operation has a summary, a description, an area and refusals with codes", () => {
  const bare = operations().filter(
    ([, { summary, description, tags, responses }]) =>
      !summary ||
      !description?.endsWith(".") ||
      tags?.length !== 1 ||
      !JSON.stringify(responsesOf(document, { responses })).includes("`rate_limited`"),
  );
  expect(bare.map(([key]) => key)).toEqual([]);
});

test("what several operations refuse alike stands once, named by its status and codes", () => {
  const refusals = operations().flatMap(([, { responses }]) =>
    Object.entries(responses).filter(([status]) => status >= "400"),
  );
  const inline = refusals.flatMap(([status, one]) => ("$ref" in one ? [] : [`${status} ${one.description}`]));
  expect(inline.filter((one, at) => inline.indexOf(one) !== at)).toEqual([]);
  const referred = new Set(refusals.flatMap(([, one]) => ("$ref" in one ? [one.$ref.split("/").at(-1)] : [])));
  const { responses } = document.components;
  expect([...referred].sort()).toEqual(Object.keys(responses));
  expect(responses["409-invalid_transition-stale"]).toEqual({
    description: "`invalid_transition`, `stale`",
    content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorBody" } } },
  });
});

test("words are there for operations that exist, and once each", () => {
  const keys = new Set(operations().map(([key]) => key));
  expect(DOCUMENTED.filter((key) => !keys.has(key))).toEqual([]);
  const summaries = operations().map(([, { summary }]) => summary);
  expect(summaries.filter((one, at) => summaries.indexOf(one) !== at)).toEqual([]);
});

test("who may call an operation is as the isolation test has it", () => {
  const open = operations().filter(([, { security }]) => security?.length === 0);
  const expected = operations().filter(([key]) => TABLE[key] === "public");
  expect(open.map(([key]) => key).sort()).toEqual(expected.map(([key]) => key).sort());
});

test("large objects have names", () => {
  const { paths, components } = document;
  const inShapes = Object.entries(components.schemas).flatMap(([name, schema]) =>
    Object.entries(schema).flatMap(([key, value]) => largeObjects(value, `${name}/${key}`)),
  );
  expect([...largeObjects(paths, "paths"), ...inShapes]).toEqual([]);
});

test("docs/api is what `npm run docs` makes of the document", async () => {
  const made = apiReference(document);
  expect((await readdir(FOLDER)).sort()).toEqual([...made.keys()].sort());
  for (const [name, text] of made) expect(await readFile(path.join(FOLDER, name), "utf8")).toBe(text);
});
