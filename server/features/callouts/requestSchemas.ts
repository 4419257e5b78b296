/** JSON schemas of what the callouts routes take: strict, bounded, nothing extra (reliability.md GS2). */
import {
  ANSWERS,
  CALLOUT_MODES,
  CALLOUT_STATUSES,
  REQUIREMENTS,
  ROLES_NEEDED,
  SESSIONS,
  URGENCIES,
} from "../../../src/contract/callout.ts";
import { CALLOUT_TABS } from "../../../src/contract/calloutTabs.ts";
import { FEE_MOST } from "../../../src/contract/fee.ts";
import { LIMITS } from "../../../src/contract/limits.ts";
import { PER_PAGE_MAX } from "../../../src/contract/page.ts";

/** Ids stay below 2^53, which both JSON and int8 hold exactly. */
export const idSchema = { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const DAY = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])";
const CLOCK = "([01][0-9]|2[0-3]):[0-5][0-9]";
export const DATE = `^${DAY}$`;
const TIME = `^${CLOCK}$`;
const INSTANT = `^${DAY}T${CLOCK}(:[0-5][0-9](\\.[0-9]{1,3})?)?(Z|[+-]${CLOCK})$`;
const [, longestMessage] = LIMITS.calloutMessage;
const [, longestTitle] = LIMITS.calloutTitle;
const [, longestNote] = LIMITS.responseNote;
const [, longestReason] = LIMITS.cancelReason;
const [, longestCaseMix] = LIMITS.caseMix;
const [, longestFeeText] = LIMITS.feeText;
const [, longestListNotes] = LIMITS.listNotes;
const [fewestLists, mostLists] = LIMITS.listsPerCallout;
const [fewestPositions, mostPositions] = LIMITS.positions;
/** As many doctors, or groups, as a callout can name. */
export const MOST_RECIPIENTS = 500;

export const strict = (required: Record<string, unknown>, optional: Record<string, unknown> = {}) => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});
const listNotes = { type: ["string", "null"], maxLength: longestListNotes };
const line = { type: ["string", "null"], maxLength: 150 };

const listFields = [
  {
    date: { type: "string", pattern: DATE },
    session: { type: "string", enum: SESSIONS },
    start_time: { type: "string", pattern: TIME },
    end_time: { type: "string", pattern: TIME },
    site_id: idSchema,
    role_needed: { type: "string", enum: ROLES_NEEDED },
    positions: { type: "integer", minimum: fewestPositions, maximum: mostPositions },
  },
  {
    theatre: line,
    surgeon_id: { ...idSchema, type: ["integer", "null"] },
    surgeon_name: line,
    specialty: line,
    case_mix: { type: ["string", "null"], maxLength: longestCaseMix },
    requirements: { type: "array", items: { type: "string", enum: REQUIREMENTS }, uniqueItems: true },
    notes_public: listNotes,
    notes_internal: listNotes,
  },
] as const;
export const version = { type: "integer", minimum: 0, maximum: 2_147_483_647 };
/** A list by itself, and one of a callout, which may be there already. */
export const listBody = strict(...listFields);
const listInput = strict(listFields[0], { ...listFields[1], id: idSchema, lock_version: version });

const ids = { type: "array", items: idSchema, maxItems: MOST_RECIPIENTS };

export const recipients = strict({ doctor_ids: ids, group_ids: ids }, { override_ids: ids });

const needed = {
  mode: { type: "string", enum: CALLOUT_MODES },
  urgency: { type: "string", enum: URGENCIES },
  lists: { type: "array", items: listInput, minItems: fewestLists, maxItems: mostLists },
  recipients,
};
const free = {
  title: { type: ["string", "null"], maxLength: longestTitle },
  message: { type: ["string", "null"], maxLength: longestMessage },
  internal_notes: { type: ["string", "null"], maxLength: longestMessage },
  fee_amount: { type: ["number", "null"], minimum: 0, maximum: FEE_MOST },
  fee_text: { type: ["string", "null"], maxLength: longestFeeText },
  respond_by: { type: ["string", "null"], maxLength: 40, pattern: INSTANT },
};
export const calloutFields = { ...needed, ...free };
export const calloutBody = strict({ callout: strict(needed, free) });
export const sendAt = { type: "string", maxLength: 40, pattern: INSTANT };
export const createBody = strict({ callout: strict(needed, { ...free, send_at: sendAt }) });

const wallTime = { type: ["string", "null"], pattern: TIME };

export const confirmBody = strict(
  { lock_version: version },
  { despite_credential: { type: "boolean" }, reason: { type: ["string", "null"], maxLength: longestReason } },
);
export const cancelBody = strict({
  reason: { type: "string", maxLength: longestReason },
  lock_version: version,
});
export const answerBody = strict(
  { response: { type: "string", enum: ANSWERS } },
  { note: { type: ["string", "null"], maxLength: longestNote }, part_from: wallTime, part_to: wallTime },
);

export const calloutParams = strict({ id: idSchema });
export const responseParams = strict({ id: idSchema, rid: idSchema });

export const pageQuery = {
  page: { type: "integer", minimum: 1, maximum: 1_000_000 },
  per_page: { type: "integer", minimum: 1, maximum: PER_PAGE_MAX },
};

export const calloutsQuerySchema = strict(
  {},
  {
    ...pageQuery,
    tab: { type: "string", enum: CALLOUT_TABS },
    q: { type: "string", maxLength: 100 },
    site_id: idSchema,
    surgeon_id: idSchema,
    doctor_id: idSchema,
    role: { type: "string", enum: ROLES_NEEDED },
    mode: { type: "string", enum: CALLOUT_MODES },
    urgency: { type: "string", enum: URGENCIES },
    no_availability: { type: "boolean" },
    status: { type: "string", enum: CALLOUT_STATUSES },
    from: { type: "string", format: "date" },
    to: { type: "string", format: "date" },
    sort: { type: "string", enum: ["when", "-when", "respond_by", "-respond_by", "updated_at", "-updated_at"] },
  },
);
