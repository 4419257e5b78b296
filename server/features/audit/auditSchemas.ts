/** What the calls about the audit log take and answer, as JSON schemas; they become the OpenAPI document. */
import { AUDIT_ACTOR_TYPES, AUDIT_AREAS } from "../../../src/contract/audit.ts";
import { daySchema } from "../../http/dateSchemas.ts";
import { arrayOf, count, diff, id, instant, maybeText, object, text } from "../../http/jsonSchema.ts";
import { idSchema, pageQuery, strict } from "../../http/requestSchemas.ts";

const date = { ...daySchema, description: "Of the practice's clock, included" };

export const auditFilters = {
  area: { type: "string", enum: Object.keys(AUDIT_AREAS) },
  user_id: idSchema,
  actor_type: { type: "string", enum: AUDIT_ACTOR_TYPES },
  from: date,
  to: date,
};
export const auditQuery = strict({}, { ...auditFilters, ...pageQuery });

const line = object({
  id,
  action: text,
  actor: object({ type: text, name: maybeText }),
  subject: { anyOf: [object({ type: text, id, name: maybeText }), { type: "null" }] },
  params: { type: "object", additionalProperties: { type: ["string", "number"] } },
  diff,
  created_at: instant,
});
export const auditAnswer = object({
  data: arrayOf(line),
  meta: object({ page: count, per_page: count, total: count, time_zone: text }),
});
