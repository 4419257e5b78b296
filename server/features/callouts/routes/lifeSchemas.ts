/** JSON schemas of the bodies that change, schedule, remind, extend and copy callouts. */
import { LIMITS } from "../../../../src/contract/limits.ts";
import { daySchema, instantSchema } from "../../../http/dateSchemas.ts";
import { arrayOf, dataOf, object } from "../../../http/jsonSchema.ts";
import { idSchema, strict, version } from "../../../http/requestSchemas.ts";
import { calloutFields, MOST_RECIPIENTS, recipients } from "./requestSchemas.ts";

const [, longestReason] = LIMITS.cancelReason;
/** As many callouts as one bulk change takes. */
const MOST_AT_ONCE = 100;
const words = { type: "string", maxLength: longestReason };
const reason = { ...words, type: ["string", "null"] };
const ids = (maxItems: number) => ({ type: "array", items: idSchema, minItems: 1, maxItems });

export const changeBody = strict({ callout: strict({}, calloutFields), lock_version: version });
export const scheduleBody = strict({ send_at: instantSchema, lock_version: version });
export const unscheduleBody = strict({ lock_version: version });
export const duplicateBody = strict({}, { date: daySchema });
export const remindBody = strict({}, { recipient_ids: ids(MOST_RECIPIENTS) });
export const recipientsBody = strict({ recipients });
export const standbyBody = strict(
  { lock_version: version },
  { rank: { type: "integer", minimum: 1, maximum: 99, description: "Without it: behind the others" }, reason },
);
export const standDownBody = strict({ lock_version: version }, { reason });
/** A preview speaks of the callout as it is; there may be nothing to say. */
export const cancelPreviewBody = { ...strict({}, { reason: words, lock_version: version }), type: ["object", "null"] };
export const bulkBody = strict(
  { action: { type: "string", enum: ["remind", "cancel"] }, ids: ids(MOST_AT_ONCE) },
  { reason: words },
);

const integer = { type: "integer" };
const text = { type: "string" };
export const queuedAnswer = dataOf(object({ queued: integer }));
export const linkAnswer = dataOf(object({ url: text }));
export const bulkAnswer = dataOf(
  arrayOf(object({ id: integer, ok: { type: "boolean" }, error: { type: ["string", "null"] } })),
);
