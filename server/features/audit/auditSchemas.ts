/** What the calls about the audit log take and answer, as JSON schemas; they become the OpenAPI document. */
import { AUDIT_ACTOR_TYPES, AUDIT_AREAS } from "../../../src/contract/audit.ts";
import { PER_PAGE_MAX } from "../../../src/contract/page.ts";

const text = { type: "string" } as const;
const maybeText = { type: ["string", "null"] } as const;
const whole = { type: "integer" } as const;
const named = { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
const date = { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "Of the practice's clock, included" };
const object = (properties: Record<string, unknown>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});

export const auditFilters = {
  area: { type: "string", enum: Object.keys(AUDIT_AREAS) },
  user_id: named,
  actor_type: { type: "string", enum: AUDIT_ACTOR_TYPES },
  from: date,
  to: date,
};
export const auditQuery = {
  type: "object",
  additionalProperties: false,
  properties: {
    ...auditFilters,
    page: { ...named, maximum: 1_000_000 },
    per_page: { ...named, maximum: PER_PAGE_MAX },
  },
};

const line = object({
  id: whole,
  action: text,
  actor: object({ type: text, name: maybeText }),
  subject: { anyOf: [object({ type: text, id: whole, name: maybeText }), { type: "null" }] },
  params: { type: "object", additionalProperties: { type: ["string", "number"] } },
  created_at: { type: "string", description: "ISO-8601, UTC" },
});
export const auditAnswer = object({
  data: { type: "array", items: line },
  meta: object({ page: whole, per_page: whole, total: whole, time_zone: text }),
});
