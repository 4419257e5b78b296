/** What a frame of the cable means: a notification, a change without one, or nothing we understand. */
import {
  type LiveNotification,
  type MarkedFrame,
  type NotificationParams,
} from "../../../contract/shapes/notification.ts";
import { type AppNotification, toNotification } from "../model/appNotification.ts";

export type LiveEvent =
  | { kind: "notification"; notification: AppNotification }
  | { kind: "changed"; calloutId: number | null; seq: number | null }
  | { kind: "marked"; marked: MarkedFrame["marked"] }
  | { kind: "unreadable" };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Only words may reach the screen: anything but text is left out. */
function readParams(value: unknown): NotificationParams {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === "string")) as NotificationParams;
}

/** Reads one message as it came off the wire; never throws. `now` in milliseconds. */
export function readLiveMessage(message: unknown, now: number): LiveEvent {
  if (!isRecord(message)) return { kind: "unreadable" };
  if (isRecord(message.changed)) {
    const { callout_id: calloutId, seq } = message.changed;
    return {
      kind: "changed",
      calloutId: typeof calloutId === "number" ? calloutId : null,
      seq: typeof seq === "number" ? seq : null,
    };
  }
  if (isRecord(message.marked)) {
    const { ids, read, done, up_to } = message.marked;
    return {
      kind: "marked",
      marked: {
        ids: ids === null ? null : Array.isArray(ids) ? ids.filter(Number.isSafeInteger) : [],
        ...(typeof read === "boolean" ? { read } : {}),
        ...(typeof done === "boolean" ? { done } : {}),
        ...(typeof up_to === "number" ? { up_to } : {}),
      },
    };
  }
  if (typeof message.notification_type !== "string") return { kind: "unreadable" };
  const created = typeof message.created_at === "string" ? { created_at: message.created_at } : {};
  const { created_at: _untrusted, ...rest } = message;
  return {
    kind: "notification",
    notification: toNotification({ ...rest, ...created, params: readParams(message.params) } as LiveNotification, now),
  };
}
