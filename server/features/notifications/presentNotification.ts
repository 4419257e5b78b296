/** The only way a stored notification becomes JSON, live or in the list. */
import { type LiveNotification, type NotificationRow } from "../../../src/contract/shapes/notification.ts";
import { type StoredNotification } from "./readNotifications.ts";

/** The four specified keys first. */
export const presentLive = (row: StoredNotification, epoch: string): Required<LiveNotification> => ({
  action_by_id: row.action_by_id,
  notification_type: row.notification_type,
  title: row.title,
  callout_id: row.callout_id,
  notification_id: row.id,
  seq: row.seq,
  epoch,
  params: row.params,
  created_at: row.created_at.toISOString(),
});

export const presentNotification = (
  row: StoredNotification & { read_at: Date | null; done_at: Date | null },
  epoch: string,
): NotificationRow => ({
  ...presentLive(row, epoch),
  id: row.id,
  read_at: row.read_at?.toISOString() ?? null,
  done_at: row.done_at?.toISOString() ?? null,
});
