/** JSON schemas of what the callouts routes answer; they filter the answers and make the OpenAPI document. */
import { CALLOUT_MODES, CALLOUT_STATUSES, URGENCIES } from "../../../../src/contract/callout.ts";
import { CALLOUT_TABS } from "../../../../src/contract/calloutTabs.ts";
import { SURGEON_PREFERENCES } from "../../../../src/contract/doctor.ts";
import { TIMELINE_ACTIONS } from "../../../../src/contract/timeline.ts";
import {
  arrayOf,
  consent,
  count,
  countsSchema,
  dataOf,
  diff,
  doctorRefSchema,
  id,
  instant,
  listSchema,
  maybeInstant,
  maybeText,
  object,
  orNull,
  state,
  text,
  wallSpan,
} from "../../../http/jsonSchema.ts";

const preference = { type: "string", enum: SURGEON_PREFERENCES };

const rowProperties = {
  id,
  reference: text,
  title: text,
  title_own: { type: "boolean" },
  status: { type: "string", enum: CALLOUT_STATUSES },
  mode: { type: "string", enum: CALLOUT_MODES },
  urgency: { type: "string", enum: URGENCIES },
  lists: arrayOf(listSchema),
  counts: countsSchema,
  filled: count,
  needed: count,
  offers: count,
  risk: maybeText,
  needs_action: { type: "boolean" },
  respond_by: maybeInstant,
  send_at: maybeInstant,
  sent_at: maybeInstant,
  sent_by: maybeText,
  closed_at: maybeInstant,
  cancel_reason: maybeText,
  created_at: instant,
  updated_at: instant,
  lock_version: count,
};

const truth = { type: "boolean" };
const bookable = orNull(object({ ...wallSpan, whole: truth, completes: truth, blocked: truth }));

const responseSchema = object({
  id,
  recipient_id: id,
  list_id: id,
  doctor: object({ ...doctorRefSchema.properties, mobile_phone: maybeText }),
  response: state,
  note: maybeText,
  responded_at: maybeInstant,
  source: maybeText,
  part_from: maybeText,
  part_to: maybeText,
  outcome: { type: "string", enum: ["none", "confirmed", "standby", "not_required", "released"] },
  offered: orNull(object({ ...wallSpan, date: text, current: { type: "boolean" } })),
  earlier_response: maybeText,
  booked: orNull(object(wallSpan)),
  consent,
  bookable,
  bookable_spoken: bookable,
  asked_again_at: maybeInstant,
  standby_rank: { type: ["integer", "null"] },
  standby_wanted_at: maybeInstant,
  decision_reason: maybeText,
  acknowledged_at: maybeInstant,
  fit: object({
    credential: {
      anyOf: [
        object({ state: { type: "string", enum: ["valid", "expired", "missing"] }, until: maybeText }),
        { type: "null" },
      ],
    },
    with_surgeon: count,
    preference: { anyOf: [preference, { type: "null" }] },
    offered: count,
    accepted: count,
    confirmed: count,
  }),
  clash: { anyOf: [object({ list_id: id, callout_id: id, date: text, site: text }), { type: "null" }] },
  lock_version: count,
});

const chainSchema = object({
  list_id: id,
  state: { type: "string", enum: ["asking", "stopped", "exhausted"] },
  offer: orNull(
    object({ ...wallSpan, response_id: id, doctor: doctorRefSchema, offered_at: instant, expires_at: instant }),
  ),
  asked: arrayOf(object({ doctor: doctorRefSchema, result: text })),
  next: arrayOf(doctorRefSchema),
});

export const detailAnswer = dataOf(
  object({
    ...rowProperties,
    message: maybeText,
    internal_notes: maybeText,
    fee_amount: { type: ["number", "null"] },
    fee_text: maybeText,
    copied_from: { anyOf: [object({ id, reference: text }), { type: "null" }] },
    created_by: object({ id, name: text }),
    recipient_groups: arrayOf(object({ id, name: text, count, doctor_ids: arrayOf(id) })),
    recipients: arrayOf(
      object({
        id,
        doctor: doctorRefSchema,
        delivery: text,
        skip_reason: maybeText,
        overridden: { type: "boolean" },
        sent_at: maybeInstant,
        reminded_at: maybeInstant,
        first_opened_at: maybeInstant,
      }),
    ),
    responses: arrayOf(responseSchema),
    chains: arrayOf(chainSchema),
  }),
);

const pageMeta = { page: count, per_page: count, total: count };

export const rowsAnswer = object({
  data: arrayOf(object(rowProperties)),
  meta: object({ ...pageMeta, counts: object(Object.fromEntries(CALLOUT_TABS.map((tab) => [tab, count]))) }),
});

export const timelineAnswer = dataOf(
  arrayOf(
    object({
      id,
      action: { type: "string", enum: TIMELINE_ACTIONS },
      actor: object({ type: text, name: maybeText }),
      params: { type: "object", additionalProperties: { type: ["string", "number"] } },
      diff,
      created_at: instant,
    }),
  ),
);

export const previewAnswer = dataOf(
  object({
    will_send: arrayOf(doctorRefSchema),
    skipped: arrayOf(object({ doctor: doctorRefSchema, reason: text, date: maybeText })),
    elsewhere: arrayOf(object({ doctor: doctorRefSchema, date: text })),
    preferences: arrayOf(object({ doctor: doctorRefSchema, surgeon: text, preference })),
    email: { anyOf: [object({ from_name: text, subject: text, text, html_url: text }), { type: "null" }] },
  }),
);

const decision = {
  mails: arrayOf(object({ kind: text, doctors: arrayOf(doctorRefSchema), email: object({ subject: text, text }) })),
  silent: count,
};
export const decisionAnswer = dataOf(object(decision));
export const listChangeAnswer = dataOf(
  object({ ...decision, change: { type: "string", enum: ["none", "details", "times", "moved"] } }),
);
