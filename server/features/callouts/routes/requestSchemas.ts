/** JSON schemas of what the callouts routes take: strict, bounded, nothing extra. */
import {
  ANSWERS,
  CALLOUT_MODES,
  CALLOUT_STATUSES,
  REQUIREMENTS,
  ROLES_NEEDED,
  SESSIONS,
  URGENCIES,
} from "../../../../src/contract/callout.ts";
import { CALLOUT_TABS } from "../../../../src/contract/calloutTabs.ts";
import { FEE_MOST } from "../../../../src/contract/fee.ts";
import { LIMITS } from "../../../../src/contract/limits.ts";
import { PER_PAGE_MAX } from "../../../../src/contract/page.ts";
import { daySchema, instantSchema, maybeInstantSchema } from "../../../http/dateSchemas.ts";

/** Ids stay below 2^53, which both JSON and int8 hold exactly. */
export const idSchema = { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const TIME = "^([01][0-9]|2[0-3]):[0-5][0-9]$";
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
    date: daySchema,
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
  respond_by: maybeInstantSchema,
};
export const calloutFields = { ...needed, ...free };
export const calloutBody = strict({ callout: strict(needed, free) });
export const createBody = strict({ callout: strict(needed, { ...free, send_at: instantSchema }) });

const wallTime = { type: ["string", "null"], pattern: TIME };

const time = { type: "string", pattern: TIME };
const stretch = { from: time, to: time };
const reasonText = { type: ["string", "null"], maxLength: longestReason };
const deciding = { despite_credential: { type: "boolean" }, spoken: { type: "boolean" }, reason: reasonText };
/** As many answers as one doctor can have given to the lists of a callout. */
const ofOneDoctor = { minItems: 1, maxItems: mostLists };

export const confirmBody = strict({ lock_version: version }, { ...deciding, ...stretch });
export const decisionsBody = strict(
  {
    decision: { type: "string", enum: ["confirm", "release"] },
    responses: {
      type: "array",
      items: strict({ id: idSchema, lock_version: version }, stretch),
      ...ofOneDoctor,
    },
  },
  deciding,
);
export const answersBody = strict(
  {
    recipient_id: idSchema,
    answers: {
      type: "array",
      items: strict(
        { list_id: idSchema, response: { type: "string", enum: ANSWERS } },
        { part_from: wallTime, part_to: wallTime },
      ),
      ...ofOneDoctor,
    },
  },
  { note: { type: ["string", "null"], maxLength: longestNote } },
);
export const askAgainBody = strict({
  response_ids: { type: "array", items: idSchema, minItems: 1, maxItems: MOST_RECIPIENTS * mostLists },
});
export const chainBody = strict({ action: { type: "string", enum: ["start", "next", "stop"] } });
export const changeListBody = strict(
  { list: listBody, lock_version: version },
  { despite_credential: { type: "boolean" } },
);
export const addListBody = strict({
  list: strict(listFields[0], { ...listFields[1], id: idSchema }),
  lock_version: version,
});
export const listParamsSchema = strict({ id: idSchema, list_id: idSchema });
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
    from: daySchema,
    to: daySchema,
    sort: { type: "string", enum: ["when", "-when", "respond_by", "-respond_by", "updated_at", "-updated_at"] },
  },
);
