/** What the practice decides about answers and sent lists, what doctors said by telephone, and what each would mail. */
import { type Static, Type } from "typebox";
import {
  ANSWERS,
  CHAIN_ACTIONS,
  DECISIONS_AT_ONCE,
  LIST_CHANGES,
  MAIL_KINDS,
  SESSIONS,
  SKIP_REASONS,
} from "../../callout.ts";
import { SURGEON_PREFERENCES } from "../../doctor.ts";
import { LIMITS } from "../../limits.ts";
import {
  additive,
  allOptional,
  boolean,
  dataOf,
  instant,
  integer,
  lockVersion,
  nullable,
  oneOf,
  orNull,
  recordId,
  strict,
  text,
  upTo,
  wallTime,
} from "../base.ts";
import { ListFields } from "../calloutList.ts";
import { BulkResult, MOST_RECIPIENTS } from "../calloutRequests.ts";
import { DoctorRef } from "../doctor.ts";
import { PlaceNote } from "../planning.ts";

const [, mostLists] = LIMITS.listsPerCallout;
/** As many answers as one doctor can have given to the lists of a callout. */
const ofOneDoctor = { minItems: 1, maxItems: mostLists };
const words = upTo(LIMITS.cancelReason[1]);
const reason = Type.Optional(nullable(words));

export const ResponseParams = strict({ id: recordId, rid: recordId });
export const SentListParams = strict({ id: recordId, list_id: recordId });

/** What is said once, however many lists are decided about. */
const deciding = {
  /** The person was asked once more; without it 409 `not_credentialed`. */
  despite_credential: Type.Optional(boolean),
  /** The office has spoken to the doctor; without it 409 `not_agreed` for times the doctor has not said yes to. Audited. */
  spoken: Type.Optional(boolean),
  reason,
};
/** Within the list; without them what the answer's `bookable` (or with `spoken`, `bookable_spoken`) says. */
const stretch = { from: Type.Optional(wallTime), to: Type.Optional(wallTime) };
/** POST …/responses/{rid}/confirm and …/confirm_preview. */
export const ConfirmRequest = strict({ lock_version: lockVersion, ...deciding, ...stretch });
export type ConfirmRequest = Static<typeof ConfirmRequest>;
/** POST …/decisions and …/decisions_preview: one decision about answers of one doctor, in one transaction and one mail. */
export const DecideManyRequest = strict({
  decision: oneOf(DECISIONS_AT_ONCE),
  responses: Type.Array(strict({ id: recordId, lock_version: lockVersion, ...stretch }), ofOneDoctor),
  ...deciding,
});
export type DecideManyRequest = Static<typeof DecideManyRequest>;

/** POST …/responses/{rid}/standby and …/standby_preview */
export const StandbyRequest = strict({
  lock_version: lockVersion,
  rank: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, description: "Without it: behind the others" })),
  reason,
});
export type StandbyRequest = Static<typeof StandbyRequest>;
/** POST …/responses/{rid}/not_required, …/release and each with _preview */
export const StandDownRequest = strict({ lock_version: lockVersion, reason });
export type StandDownRequest = Static<typeof StandDownRequest>;
/** POST …/ask_again and …/ask_again_preview: doctors who were stood down from a list that is open again. */
export const AskAgainRequest = strict({
  response_ids: Type.Array(recordId, { minItems: 1, maxItems: MOST_RECIPIENTS * mostLists }),
});
export type AskAgainRequest = Static<typeof AskAgainRequest>;
/** POST …/lists/{list_id}/message and …/message_preview: to doctors who offered for the list, each an email of their own. */
const offerers = Type.Array(recordId, { minItems: 1, maxItems: MOST_RECIPIENTS });
export const MessageRequest = strict({
  response_ids: offerers,
  message: Type.String({ minLength: 1, maxLength: LIMITS.offerMessage[1] }),
});
export type MessageRequest = Static<typeof MessageRequest>;
/** The message may still be missing. */
export const MessagePreviewRequest = strict({
  response_ids: offerers,
  message: Type.Optional(upTo(LIMITS.offerMessage[1])),
});
export type MessagePreviewRequest = Static<typeof MessagePreviewRequest>;
/** POST …/cancel, and …/lists/{list_id}/cancel for one of several lists; `lock_version` is the callout's or the list's. */
export const CancelRequest = strict({ reason: words, lock_version: lockVersion });
export type CancelRequest = Static<typeof CancelRequest>;
/** POST …/cancel_preview: it speaks of the callout as it is; there may be nothing to say. */
export const CancelPreviewRequest = Type.Unsafe<Partial<CancelRequest> | null>({
  ...allOptional(CancelRequest.properties),
  type: ["object", "null"],
});

/** POST …/lists/{list_id}/standby_chain and …/standby_chain_preview. `next`: the one asked now is passed over. */
export const ChainRequest = strict({
  action: oneOf(CHAIN_ACTIONS),
  response_id: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        "of the offer, as it was read; `next` and `stop`: 409 `invalid_transition` if another is asked by now",
    }),
  ),
});
export type ChainRequest = Static<typeof ChainRequest>;
/**
 * PUT …/lists/{list_id} and POST …/lists/{list_id}/change_preview: a list of an open or confirmed callout. `lock_version`
 * is the list's; 409 `stale` carries a `StaleCallout`; 409 `overlap` where a booked doctor is booked elsewhere at the new time.
 */
export const ChangeSentListRequest = strict({
  list: ListFields,
  lock_version: lockVersion,
  despite_credential: Type.Optional(boolean),
});
export type ChangeSentListRequest = Static<typeof ChangeSentListRequest>;
export const AddedList = strict({ ...ListFields.properties, id: Type.Optional(recordId) });
/** POST …/lists and …/lists_preview: one more list, while the callout is open. `lock_version` is the callout's. */
export const AddListRequest = strict({ list: AddedList, lock_version: lockVersion });
export type AddListRequest = Static<typeof AddListRequest>;

const part = { part_from: Type.Optional(nullable(wallTime)), part_to: Type.Optional(nullable(wallTime)) };
const note = Type.Optional(
  nullable(
    Type.String({
      maxLength: LIMITS.responseNote[1],
      description:
        "Without it each list keeps its own note as long as a yes stays a yes and a no a no; otherwise the note is removed",
    }),
  ),
);
/** PUT …/responses/{rid}: wall times, HH:MM, within the list. */
export const RecordAnswerRequest = strict({ response: oneOf(ANSWERS), note, ...part });
export type RecordAnswerRequest = Static<typeof RecordAnswerRequest>;
/** PUT …/answers: what a doctor said by telephone, for several lists at once. */
export const RecordAnswersRequest = strict({
  recipient_id: recordId,
  answers: Type.Array(strict({ list_id: recordId, response: oneOf(ANSWERS), ...part }), ofOneDoctor),
  note,
});
export type RecordAnswersRequest = Static<typeof RecordAnswersRequest>;

const preference = oneOf(SURGEON_PREFERENCES);
/**
 * `date`, where one says more, by the clocks of the site: the last day of the leave, the day of the other booking, the
 * last day of the credential, the day on which the pause ends.
 */
const Skipped = Type.Array(Type.Object({ doctor: DoctorRef, reason: oneOf(SKIP_REASONS), date: nullable(text) }));

/** The dry run: who would be mailed and who not, and the mail as the first of them would get it. */
export const CalloutPreview = Type.Object({
  will_send: Type.Array(DoctorRef),
  skipped: Skipped,
  /** Of those who would be mailed: who was asked before, about other lists, and the ids of the lists asked about now. */
  further: Type.Optional(Type.Array(Type.Object({ doctor: DoctorRef, lists: Type.Array(integer) }))),
  /** Asked, although booked elsewhere at the time of one of the lists; `date`: of that booking. */
  elsewhere: additive(Type.Array(Type.Object({ doctor: DoctorRef, date: text }))),
  /** What the lists' surgeons said of those who would be mailed; it holds nobody back. */
  preferences: Type.Array(Type.Object({ doctor: DoctorRef, surgeon: text, preference })),
  /** Who would be mailed although they usually do not work then, as they said; it holds nobody back. */
  usually_not: additive(Type.Array(Type.Object({ doctor: DoctorRef, date: text, session: oneOf(SESSIONS) }))),
  /** What speaks against one of the lists; `list`: its place among those asked about, from 0. */
  list_notes: Type.Optional(Type.Array(Type.Object({ list: integer, ...PlaceNote.properties }))),
  /** Who would be asked later, were the wave to have its turn as things are; `at`: with nobody hurrying or holding it. */
  waves: additive(
    Type.Array(Type.Object({ position: integer, at: instant, will_send: Type.Array(DoctorRef), skipped: Skipped })),
  ),
  /** `html_url` shows it as HTML for some minutes, in a frame without rights. */
  email: orNull(Type.Object({ from_name: text, subject: text, text, html_url: text })),
});
export type CalloutPreview = Static<typeof CalloutPreview>;
export const CalloutPreviewResponse = dataOf(CalloutPreview);
export type Skip = Omit<CalloutPreview["skipped"][number], "doctor">;

/** The exact mails a decision will send, each as the first of its doctors will read it, in the doctor's language. */
export const DecisionPreview = Type.Object({
  mails: Type.Array(
    Type.Object({
      kind: oneOf(MAIL_KINDS),
      doctors: Type.Array(DoctorRef),
      email: Type.Object({ subject: text, text }),
    }),
  ),
  /** How many could have heard of it and will not. */
  silent: integer,
  /** What respond-by becomes, where the lists leave it no time. */
  respond_by: Type.Optional(instant),
  /** What speaks against a list that is changed or added, where and when it would be. */
  list_notes: Type.Optional(Type.Array(PlaceNote)),
});
export type DecisionPreview = Static<typeof DecisionPreview>;
export const DecisionPreviewResponse = dataOf(DecisionPreview);
/** POST /callouts/bulk_preview: the mails of all of them by kind, a doctor as often as there are mails, and who gets one of which callout. */
export const BulkPreview = Type.Object({
  ...DecisionPreview.properties,
  results: Type.Array(Type.Object({ ...BulkResult.properties, doctors: Type.Array(DoctorRef) })),
});
export type BulkPreview = Static<typeof BulkPreview>;
export const BulkPreviewResponse = dataOf(BulkPreview);
/** What a change of a list asks of the booked doctors. */
export const ListChangePreview = Type.Object({ ...DecisionPreview.properties, change: oneOf(LIST_CHANGES) });
export type ListChangePreview = Static<typeof ListChangePreview>;
export const ListChangePreviewResponse = dataOf(ListChangePreview);
