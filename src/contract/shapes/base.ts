/**
 * What the wire's shapes are made of: JSON Schema that carries its own type. The server validates and serialises by these
 * schemas; the app imports types only from this folder, so that no schema reaches the browser.
 */
import { type Static, type TObjectOptions, type TOptional, type TProperties, type TSchema, Type } from "typebox";
import { DATES } from "../dates.ts";

export const integer = Type.Integer();
export const text = Type.String();
export const boolean = Type.Boolean();
/** An instant as the server tells it. */
export const instant = Type.String({ description: "ISO-8601, UTC" });

/** An id that a request names: below 2^53, which both JSON and int8 hold exactly. */
export const recordId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** The row's `lock_version` as the sender knows it. */
const LOCK_VERSION = { minimum: 0, maximum: 2_147_483_647 };
export const lockVersion = Type.Integer(LOCK_VERSION);
/** The same of doctors and their groups. */
export const doctorVersion = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** A time of day that a request names, HH:MM. */
export const wallTime = Type.String({ pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" });
/** Local dates and instants as clients send them: real, and within the days that the product knows. */
export const day = Type.String({ format: "date", description: `${DATES.first} to ${DATES.last}` });
export const moment = Type.String({ format: "date-time", maxLength: 40 });
export const upTo = (maxLength: number) => Type.String({ maxLength });
/** A bound against abuse only, where the rules of a form have their own words. */
export const formText = upTo(1000);

export const oneOf = <const Values extends readonly string[]>(words: Values) =>
  Type.Unsafe<Values[number]>({ type: "string", enum: words });

export const literal = <const Value extends string | boolean>(value: Value) => Type.Unsafe<Value>({ const: value });

/** The value or null, of texts, numbers and words: as one type, so that a refusal is one sentence. */
export function nullable<Schema extends TSchema>(schema: Schema) {
  const { type, enum: words, ...rest } = schema as { type?: string; enum?: readonly string[] };
  return Type.Unsafe<Static<Schema> | null>({
    ...rest,
    type: [type, "null"],
    ...(words && { enum: [...words, null] }),
  });
}

/** The object or null. */
export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Always told by our server; the type lets it be missing, since another server may not know of it. */
export const additive = <Schema extends TSchema>(schema: Schema) => schema as TOptional<Schema>;

/** Nothing but these properties. */
export const strict = <Properties extends TProperties>(properties: Properties, options: TObjectOptions = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

/** Nothing but these, none of them needed. */
export const allOptional = <Properties extends TProperties>(properties: Properties) =>
  Type.Partial(Type.Object(properties), { additionalProperties: false });

/** The same schema for each of the names. */
export const byName = <Name extends string, Schema extends TSchema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

export const dataOf = <Schema extends TSchema>(data: Schema) => Type.Object({ data });
/** Of an act that may be said twice: it was so already, another one's doing, which is not taken back with this. */
export const unchangedAlready = { unchanged: Type.Optional(boolean) };
export const Success = Type.Object({ success: boolean });

export const IdParams = strict({ id: recordId });

/** DELETE of what several people may change. Without it the row goes, whatever has become of it. */
export const VersionQuery = allOptional({
  lock_version: Type.Integer({ ...LOCK_VERSION, description: "as it was read; 409 `stale` if it has changed since" }),
});
