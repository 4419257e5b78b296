/** Live messages and stored rows as the reference server sends them. */
import { type LiveNotification, type NotificationRow } from "../../../src/contract/shapes/notification.ts";

export const EPOCH = "0b3f0c52-6f0e-4d26-9d43-5f1f6f0a2f11";

export const aMessage = (changes: Partial<LiveNotification> = {}): LiveNotification => ({
  action_by_id: null,
  notification_type: "new_availability",
  title: "Dr Hana Itokawa is available",
  callout_id: 41,
  params: {
    doctor: "Dr Hana Itokawa",
    response: "available",
    list_date: "2026-11-27",
    session: "all_day",
    surgeon: "Ms Merrowby",
    site: "St Brannoc’s",
  },
  created_at: "2026-11-24T10:42:00.000Z",
  ...changes,
});

/** A booked doctor can no longer come, and two others have offered. */
export const aWithdrawal = (
  params: LiveNotification["params"] = {},
  changes: Partial<LiveNotification> = {},
): Partial<LiveNotification> => ({
  notification_type: "notification_change_to_unavailable",
  title: "Dr Toulane can no longer come; the list is open again",
  params: {
    doctor: "Dr Toulane",
    was_booked: "yes",
    list_date: "2026-11-25",
    session: "pm",
    start_time: "13:30",
    end_time: "17:30",
    surgeon: "Mr Castellane",
    site: "St Brannoc’s",
    others: "2",
    ask: "Dr Hana Itokawa; Dr Mateo Rivaldane",
    ...params,
  },
  ...changes,
});

/** Number `seq` of the company, with an id that follows from it. */
export const aNumberedMessage = (seq: number, changes: Partial<LiveNotification> = {}): LiveNotification =>
  aMessage({ notification_id: 1000 + seq, seq, epoch: EPOCH, ...changes });

export const aRow = (seq: number, changes: Partial<NotificationRow> = {}): NotificationRow => ({
  ...(aNumberedMessage(seq) as Required<LiveNotification>),
  id: 1000 + seq,
  read_at: null,
  ...changes,
});
