/**
 * Schemas at work, both ways. Strict input: bodies are taken as they came, never coerced or trimmed to fit; only query strings
 * and path parameters, which are text by nature, become numbers. Text that PostgreSQL cannot store is refused first.
 */
import { Ajv, type Options, type ValidateFunction } from "ajv";
import ajvFormats from "ajv-formats";
import fastJsonStringify from "fast-json-stringify";
import { type FastifyPluginAsync } from "fastify";
import fp from "fastify-plugin";
import { DATE_FORMATS } from "./dateFormats.ts";
import { Problem } from "./problem.ts";

const options: Options = { removeAdditional: false, useDefaults: true, allErrors: false, allowUnionTypes: true };

/** How deep the JSON of a request may nest: deeper than what any route takes. */
const DEPTH_LEVELS = 12;

/** Whether every text inside is well-formed Unicode without NUL, and nothing nests without end. */
function storable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\u0000");
  if (typeof value !== "object" || value === null) return true;
  if (depth > DEPTH_LEVELS) return false;
  return Object.entries(value).every(([key, inner]) => storable(key) && storable(inner, depth + 1));
}

function withFormats(ajv: Ajv): Ajv {
  ajvFormats.default(ajv);
  for (const [name, validate] of Object.entries(DATE_FORMATS)) ajv.addFormat(name, validate);
  return ajv;
}

// For the life of the process, since each keeps what it compiled: a second app over the same schemas starts at once.
const strict = withFormats(new Ajv({ ...options, coerceTypes: false }));
const textual = withFormats(new Ajv({ ...options, coerceTypes: "array" }));
const serializers = new WeakMap<object, (data: unknown) => string>();

function serializerOf(schema: object): (data: unknown) => string {
  const serialize = serializers.get(schema) ?? fastJsonStringify(schema);
  serializers.set(schema, serialize);
  return serialize;
}

/** Compiled when the route is first called: all of them at once would take a quarter of the server's start. */
function validatorOf(ajv: Ajv, schema: object) {
  const validate = (data: unknown): boolean => {
    const compiled = ajv.compile(schema);
    const isValid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  validate.errors = null as Exclude<ValidateFunction["errors"], undefined>;
  return validate;
}

const plugin: FastifyPluginAsync = async (app) => {
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    validatorOf(httpPart === "body" ? strict : textual, schema),
  );
  app.setSerializerCompiler<object>(
    ({ schema }) =>
      (data) =>
        serializerOf(schema)(data),
  );
  app.addHook("preValidation", async (request) => {
    if (![request.body, request.query, request.params].every((part) => storable(part)))
      throw new Problem(422, "invalid_input", ["The request holds text that cannot be stored."]);
  });
};

export const validation = fp(plugin, { name: "validation" });
