/** Pieces of the JSON schemas of what is answered: values, and a list of a callout or by itself. */
import { ANSWERS, REQUIREMENTS, ROLES_NEEDED, SESSIONS } from "../../src/contract/callout.ts";

export const id = { type: "integer" };
export const count = { type: "integer" };
export const text = { type: "string" };
export const maybeText = { type: ["string", "null"] };
export const instant = { type: "string", description: "ISO-8601, UTC" };
export const maybeInstant = { type: ["string", "null"], description: "ISO-8601, UTC" };
/** Every property is required, as the wire types say. */
export const object = (properties: Record<string, unknown>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});
export const arrayOf = (items: unknown) => ({ type: "array", items });
export const dataOf = (data: unknown) => object({ data });
export const successAnswer = object({ success: { type: "boolean" } });

export const doctorRefSchema = object({ id, name: text, grade: maybeText });
export const countsSchema = object({ available: count, if_needed: count, unavailable: count, none: count });
export const state = { type: "string", enum: ["none", ...ANSWERS] };

/** A stretch of a list in wall times, HH:MM. */
export const wallSpan = { from: text, to: text };
export const orNull = (schema: unknown) => ({ anyOf: [schema, { type: "null" }] });
export const consent = orNull(object({ about: { type: "string", enum: ["times", "moved"] }, due_at: maybeInstant }));

/** What a change was from and to, by field. */
export const diff = orNull({
  type: "object",
  additionalProperties: { type: "array", items: maybeText, minItems: 2, maxItems: 2 },
});

export const listProperties = {
  id,
  date: text,
  session: { type: "string", enum: SESSIONS },
  start_time: text,
  end_time: text,
  time_zone: text,
  starts_at: instant,
  ends_at: instant,
  site: object({ id, name: text, short_name: text }),
  theatre: maybeText,
  surgeon: object({ id: { type: ["integer", "null"] }, name: text }),
  specialty: maybeText,
  role_needed: { type: "string", enum: ROLES_NEEDED },
  positions: count,
  case_mix: maybeText,
  requirements: { type: "array", items: { type: "string", enum: REQUIREMENTS } },
  notes_public: maybeText,
  notes_internal: maybeText,
  cover_status: { type: "string", enum: ["uncovered", "calling", "covered", "cancelled"] },
  cancel_reason: maybeText,
  lock_version: count,
  confirmed: arrayOf(
    object({
      ...wallSpan,
      response_id: id,
      doctor: doctorRefSchema,
      whole: { type: "boolean" },
      consent,
      acknowledged_at: maybeInstant,
    }),
  ),
  open: arrayOf(object({ ...wallSpan, missing: count })),
  filled: count,
};
export const listSchema = object({ ...listProperties, counts: countsSchema });
