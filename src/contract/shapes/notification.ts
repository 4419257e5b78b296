/** Notifications: the stored rows, the list of them, and what travels over the cable (specification §3, §7). */
import { type Static, Type } from "typebox";
import { INBOX_STATES, MARKS_MAX, STORED_TYPES } from "../notification.ts";
import { PER_PAGE_MAX } from "../page.ts";
import {
  additive,
  allOptional,
  boolean,
  dataOf,
  instant,
  integer,
  nullable,
  oneOf,
  recordId,
  strict,
  text,
} from "./base.ts";

/** From which the app composes a title in the person's own language. Names and dates, never markup. */
export type NotificationParams = {
  doctor?: string;
  /** Digits; of a doctor whom it is about without a callout, or whose email was lost. */
  doctor_id?: string;
  /** "yes": an email was given up, and the doctor's address is not to blame. */
  undelivered?: "yes";
  /** "yes": that email was to the practice itself, at its internal address. */
  own?: "yes";
  /** "yes": the doctor marked an email as spam, and their address is not to be written to. */
  complained?: "yes";
  /** "yes": one list began unfilled, and the callout goes on for its others. */
  still_open?: "yes";
  /** Names of the acting administrator. */
  actor?: string;
  /** Who wrote the comment in which this person is named, and its id in digits. */
  author?: string;
  comment_id?: string;
  response?: "available" | "if_needed";
  /** Local date of the list, YYYY-MM-DD, and its session and place. */
  list_date?: string;
  session?: string;
  /** Wall times, HH:MM; of what the doctor was booked for. */
  start_time?: string;
  /** When the list begins, beside the times of a part of it. */
  list_start?: string;
  end_time?: string;
  site?: string;
  surgeon?: string;
  /** How many lists the callout has beside that one, as digits. */
  more_lists?: string;
  /** "yes": a booked doctor is booked no longer, and not by the office: the list is open again. */
  was_booked?: "yes";
  /** Why, in the doctor's words. */
  reason?: string;
  /** The booking ended over a change of the list that the doctor could not agree to; or it moved, and no yes came in time. */
  over?: "times" | "moved" | "unanswered";
  /** How many others had offered or are on standby, as digits, and the first of them by name, joined by "; ". */
  others?: string;
  ask?: string;
  /** ISO instant until which a pause lasts. */
  until?: string;
};

/** Another server may have ids that are text. */
const anyId = Type.Unsafe<number | string | null>(nullable(integer));
const mark = (description: string) => nullable(Type.String({ description }));

/** A stored notification with this person's own marks; done means read as well. */
export const NotificationRow = Type.Object({
  /** The acting administrator; null for doctors and the system. */
  action_by_id: anyId,
  notification_type: text,
  title: text,
  callout_id: anyId,
  id: integer,
  notification_id: integer,
  seq: Type.Integer({ description: "Gapless within the company" }),
  epoch: Type.String({ description: "Another epoch: seq begins anew" }),
  params: Type.Unsafe<NotificationParams>({ type: "object", additionalProperties: text }),
  created_at: instant,
  read_at: mark("This person's own mark"),
  done_at: additive(mark("This person's own mark; done is read as well")),
});
export type NotificationRow = Static<typeof NotificationRow>;
export const NotificationResponse = dataOf(NotificationRow);
/** What POST /notifications/mark marked. */
export const MarkedResponse = dataOf(Type.Array(NotificationRow));

/** The specified four keys come over the cable; another server may send no more than these, and a type we do not know. */
export type LiveNotification = Pick<NotificationRow, "action_by_id" | "notification_type" | "title" | "callout_id"> &
  Partial<Pick<NotificationRow, "notification_id" | "seq" | "epoch" | "params" | "created_at">>;

/** Something changed without a notification: refetch. `callout_id` null means anything may have. */
export type ChangedFrame = { changed: { callout_id: number | null; seq: number } };

/**
 * This person marked or muted notifications, here or elsewhere. `ids` null: all of them up to the number `up_to`; none:
 * only mutes changed. Sent to that person's sockets alone.
 */
export type MarkedFrame = { marked: { ids: number[] | null; read?: boolean; done?: boolean; up_to?: number } };

const position = (description: string) => Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description });

/** What a person narrows the list to. Oldest first after `after`, newest first otherwise. */
export const NotificationsQuery = allOptional({
  after: position("Oldest first from here"),
  before: position("Newest first from here"),
  limit: Type.Integer({ minimum: 1, maximum: PER_PAGE_MAX }),
  state: Type.Unsafe<(typeof INBOX_STATES)[number]>({
    type: "string",
    enum: INBOX_STATES,
    description: "open: not done",
  }),
  type: oneOf(STORED_TYPES),
  mine: Type.Boolean({ description: "Of callouts that this person created" }),
});
export type NotificationsQuery = Static<typeof NotificationsQuery>;
export type InboxFilter = Pick<NotificationsQuery, "state" | "type" | "mine">;

export const NotificationsResponse = Type.Object({
  data: Type.Array(NotificationRow),
  meta: Type.Object({
    /** Leaves out one's own actions and muted callouts. */
    unread: integer,
    seq: integer,
    epoch: text,
    more: boolean,
    muted: additive(Type.Array(integer, { description: "Callouts that this person muted" })),
    /** Milliseconds. */
    quiet_ms: Type.Optional(
      Type.Integer({ description: "For so long nothing has changed in the company; missing: unknown" }),
    ),
  }),
});
export type NotificationsResponse = Static<typeof NotificationsResponse>;
export const UnreadCountResponse = dataOf(Type.Object({ unread: integer }));

const marks = { read: Type.Optional(boolean), done: Type.Optional(boolean) };
/** PUT /notifications/{id}. Done marks as read too, unread as not done. */
export const MarkOneRequest = strict(marks, { minProperties: 1 });
/** POST /notifications/mark. `ids`: of this company's notifications. */
export const MarkRequest = strict(
  { ids: Type.Array(recordId, { minItems: 1, maxItems: MARKS_MAX }), ...marks },
  { minProperties: 2 },
);
export type MarkRequest = Static<typeof MarkRequest>;
