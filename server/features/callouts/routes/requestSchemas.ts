/** JSON schemas of what the callouts routes take: strict, bounded, nothing extra. */
import { ANSWERS, CALLOUT_MODES, CALLOUT_STATUSES, ROLES_NEEDED, URGENCIES } from "../../../../src/contract/callout.ts";
import { CALLOUT_TABS } from "../../../../src/contract/calloutTabs.ts";
import { FEE_MOST } from "../../../../src/contract/fee.ts";
import { LIMITS } from "../../../../src/contract/limits.ts";
import { daySchema, instantSchema, maybeInstantSchema } from "../../../http/dateSchemas.ts";
import { idSchema, pageQuery, strict, timeSchema, version } from "../../../http/requestSchemas.ts";
import { listBody, listFields } from "../../lists/public.ts";

const [, longestMessage] = LIMITS.calloutMessage;
const [, longestTitle] = LIMITS.calloutTitle;
const [, longestNote] = LIMITS.responseNote;
const [, longestReason] = LIMITS.cancelReason;
const [, longestFeeText] = LIMITS.feeText;
const [fewestLists, mostLists] = LIMITS.listsPerCallout;
/** As many doctors, or groups, as a callout can name. */
export const MOST_RECIPIENTS = 500;

/** A list of a callout, which may be there already by itself. */
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

const wallTime = { type: ["string", "null"], pattern: timeSchema.pattern };

const stretch = { from: timeSchema, to: timeSchema };
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

export const responseParams = strict({ id: idSchema, rid: idSchema });

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
