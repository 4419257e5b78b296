/** Pieces of the JSON schemas of what is asked: strict, bounded, nothing extra. */
import { PER_PAGE_MAX } from "../../src/contract/page.ts";

/** Ids stay below 2^53, which both JSON and int8 hold exactly. */
export const idSchema = { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

export const strict = (required: Record<string, unknown>, optional: Record<string, unknown> = {}) => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});

/** The row's `lock_version` as the sender knows it. */
export const version = { type: "integer", minimum: 0, maximum: 2_147_483_647 };
/** A time of day, HH:MM. */
export const timeSchema = { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" };
export const idParams = strict({ id: idSchema });

export const pageQuery = {
  page: { type: "integer", minimum: 1, maximum: 1_000_000 },
  per_page: { type: "integer", minimum: 1, maximum: PER_PAGE_MAX },
};
