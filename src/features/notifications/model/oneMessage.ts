/** One answer of a doctor to several lists of a callout comes as a notification for each list; it is announced once. */
import { type AppNotification, isWithdrawal } from "./appNotification.ts";

/** `moreLists`: beside the one that it names. */
export type Announced = AppNotification & { moreLists?: number };

/** What was said, by whom, of which callout, at which moment. */
const saidIn = ({ type, calloutId, params: { doctor, response }, at }: AppNotification): string =>
  JSON.stringify([type, calloutId, doctor, response, at]);

const listIn = ({ params: { list_date, session, start_time, site } }: AppNotification): string | null =>
  list_date ? JSON.stringify([list_date, session, start_time, site]) : null;

/** A booking that is lost stands by itself, and so does what does not say which list it is about. */
const canJoin = (notification: AppNotification): boolean =>
  notification.calloutId !== null &&
  notification.params.doctor !== undefined &&
  listIn(notification) !== null &&
  !isWithdrawal(notification);

/** How many lists it is about beside the one that it names. Another server may send anything. */
export const furtherLists = ({ moreLists = 0, params: { more_lists = "" } }: Announced): number =>
  moreLists || (/^\d{1,3}$/.test(more_lists) ? Number(more_lists) : 0);

/** In their order, each message at the place of its first notification. */
export function toMessages(notifications: readonly AppNotification[]): Announced[] {
  const messages: { notification: AppNotification; lists: Set<string | null> }[] = [];
  for (const notification of notifications) {
    const list = listIn(notification);
    const same = canJoin(notification)
      ? messages.find(
          (one) =>
            canJoin(one.notification) && saidIn(one.notification) === saidIn(notification) && !one.lists.has(list),
        )
      : undefined;
    if (same) same.lists.add(list);
    else messages.push({ notification, lists: new Set([list]) });
  }
  return messages.map(({ notification, lists }) =>
    lists.size > 1 ? { ...notification, moreLists: lists.size - 1 } : notification,
  );
}
