/** What the app asks to make, find, send, change and copy callouts. */
import { type Static, type TSchema, Type } from "typebox";
import {
  BULK_ACTIONS,
  BULK_MAX,
  CALLOUT_MODES,
  CALLOUT_SORTS,
  CALLOUT_STATUSES,
  ROLES_NEEDED,
  URGENCIES,
} from "../callout.ts";
import { CALLOUT_TABS } from "../calloutTabs.ts";
import { ERROR_CODES } from "../errors.ts";
import { FEE_MOST, LIMITS } from "../limits.ts";
import { FILTER_VALUES_MAX } from "../page.ts";
import {
  allOptional,
  boolean,
  dataOf,
  day,
  integer,
  lockVersion,
  moment,
  nullable,
  oneOf,
  recordId,
  strict,
  text,
  upTo,
} from "./base.ts";
import { ListInput } from "./calloutList.ts";
import { paging } from "./page.ts";
import { WaveInputs } from "./waves.ts";

/** As many doctors, or groups, as a callout can name. */
export const MOST_RECIPIENTS = 500;
const [fewestLists, mostLists] = LIMITS.listsPerCallout;
const ids = Type.Array(recordId, { maxItems: MOST_RECIPIENTS });
const longText = Type.Optional(nullable(upTo(LIMITS.calloutMessage[1])));

export const RecipientsInput = strict({
  doctor_ids: ids,
  group_ids: ids,
  /** Asked although on leave, booked elsewhere or not credentialed. */
  override_ids: Type.Optional(ids),
});
export type RecipientsInput = Static<typeof RecipientsInput>;

export const CalloutInput = strict({
  mode: oneOf(CALLOUT_MODES),
  urgency: oneOf(URGENCIES),
  /** Weekly repetition is more lists. */
  lists: Type.Array(ListInput, { minItems: fewestLists, maxItems: mostLists }),
  recipients: RecipientsInput,
  /** Without it, made from the lists. */
  title: Type.Optional(nullable(upTo(LIMITS.calloutTitle[1]))),
  message: longText,
  internal_notes: longText,
  fee_amount: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: FEE_MOST }))),
  fee_text: Type.Optional(nullable(upTo(LIMITS.feeText[1]))),
  respond_by: Type.Optional(nullable(moment)),
  /** Who is asked later, after `recipients`. */
  waves: Type.Optional(WaveInputs),
});
export type CalloutInput = Static<typeof CalloutInput>;

/** POST /callouts/preview. */
export const CalloutRequest = strict({
  callout: CalloutInput,
  /** The draft that it is, null while it is none: lists that other drafts have are refused, as on saving. */
  draft_id: Type.Optional(nullable(recordId)),
});
export type CalloutRequest = Static<typeof CalloutRequest>;
/** POST /callouts. With `send_at` the draft waits for that moment at once. */
export const CreateCalloutRequest = strict({
  callout: strict({ ...CalloutInput.properties, send_at: Type.Optional(moment) }),
});
export type CreateCalloutRequest = Static<typeof CreateCalloutRequest>;
export const CalloutChanges = allOptional(CalloutInput.properties);
/**
 * PUT /callouts/{id}. A draft or scheduled callout: the whole input. Once sent: message, fee, respond-by and notes; its lists
 * change one by one. 409 `stale` carries a `StaleCallout`. POST …/change_preview answers a DecisionPreview.
 */
export const ChangeCalloutRequest = strict({ callout: CalloutChanges, lock_version: lockVersion });
export type ChangeCalloutRequest = Static<typeof ChangeCalloutRequest>;

/** POST …/send. `lock_version`: of the draft as it was looked at; 409 `stale` if it is another one by now. */
export const SendRequest = Type.Unsafe<{ lock_version?: number } | null>({
  ...allOptional({ lock_version: lockVersion }),
  type: ["object", "null"],
});
/** POST …/schedule, …/unschedule */
export const ScheduleRequest = strict({ send_at: moment, lock_version: lockVersion });
export type ScheduleRequest = Static<typeof ScheduleRequest>;
export const UnscheduleRequest = strict({ lock_version: lockVersion });
export type UnscheduleRequest = Static<typeof UnscheduleRequest>;
/** POST …/call_back */
export const CallBackRequest = strict({ lock_version: lockVersion });
export type CallBackRequest = Static<typeof CallBackRequest>;
/** POST …/remind, …/remind_preview: those who have not answered, or these of them. 429 within two hours of the last. */
export const RemindRequest = strict({
  recipient_ids: Type.Optional(Type.Array(recordId, { minItems: 1, maxItems: MOST_RECIPIENTS })),
});
export type RemindRequest = Static<typeof RemindRequest>;
export const RemindResult = Type.Object({ queued: integer });
export type RemindResult = Static<typeof RemindResult>;
export const RemindResponse = dataOf(RemindResult);
/** POST …/recipients (answers the callout) and …/recipients_preview (a CalloutPreview). */
export const AddRecipientsRequest = strict({ recipients: RecipientsInput });
export type AddRecipientsRequest = Static<typeof AddRecipientsRequest>;
/** POST …/duplicate: a new draft; with `date` its first list is on that day, and the others as many days apart as before. */
export const DuplicateRequest = strict({ date: Type.Optional(day) });
export type DuplicateRequest = Static<typeof DuplicateRequest>;

/** POST /callouts/bulk and …/bulk_preview: each by itself; `error` is a code, `mailed` how many were reminded. */
export const BulkRequest = strict({
  action: oneOf(BULK_ACTIONS),
  ids: Type.Array(recordId, { minItems: 1, maxItems: BULK_MAX }),
  reason: Type.Optional(upTo(LIMITS.cancelReason[1])),
});
export type BulkRequest = Static<typeof BulkRequest>;
export const BulkResult = Type.Object({
  id: integer,
  ok: boolean,
  error: nullable(oneOf(ERROR_CODES)),
  mailed: Type.Optional(integer),
});
export type BulkResult = Static<typeof BulkResult>;
export const BulkResponse = dataOf(Type.Array(BulkResult));

/** GET …/recipients/{rid}/link, and POST …/new_link, after which the one before opens nothing: written into the activity log. */
export const DoctorLink = Type.Object({ url: text });
export type DoctorLink = Static<typeof DoctorLink>;
export const DoctorLinkResponse = dataOf(DoctorLink);

/** Any of these: in a query string the name is repeated. */
const anyOf = <Schema extends TSchema>(value: Schema) =>
  Type.Optional(Type.Array(value, { minItems: 1, maxItems: FILTER_VALUES_MAX }));
/** What callouts, and the lists of a week, are narrowed to. */
const filters = {
  q: Type.Optional(upTo(100)),
  site_id: anyOf(recordId),
  surgeon_id: anyOf(recordId),
  /** Was asked. */
  doctor_id: anyOf(recordId),
  role: anyOf(oneOf(ROLES_NEEDED)),
  mode: Type.Optional(oneOf(CALLOUT_MODES)),
  urgency: Type.Optional(oneOf(URGENCIES)),
  /** Open, and nobody has offered anything yet. */
  no_availability: Type.Optional(boolean),
  status: anyOf(oneOf(CALLOUT_STATUSES)),
};
/** The same with what a table has besides; local dates, both included. */
export const calloutFilters = {
  tab: Type.Optional(oneOf(CALLOUT_TABS)),
  ...filters,
  from: Type.Optional(day),
  to: Type.Optional(day),
  sort: Type.Optional(oneOf(CALLOUT_SORTS)),
};
export const CalloutsQuery = strict({ ...paging, ...calloutFilters });
export type CalloutsQuery = Static<typeof CalloutsQuery>;
/**
 * GET /lists: local dates, both included, of as many weeks as are planned at once; the filters are asked of each list and of
 * the callout it is shown with. `q` finds a list that nobody was asked about by its surgeon or site.
 */
export const ListsQuery = strict({ from: day, to: day, ...filters });
export type ListsQuery = Static<typeof ListsQuery>;
/** GET /callouts/matching: what a tab shows under its filters, however many pages that is; 422 beyond `BULK_MAX`. */
export const MatchingQuery = strict(calloutFilters);
export type MatchingQuery = Static<typeof MatchingQuery>;
export const MatchingCallout = Type.Object({ id: integer, reference: text, title: text });
export type MatchingCallout = Static<typeof MatchingCallout>;
export const MatchingResponse = dataOf(Type.Array(MatchingCallout));
