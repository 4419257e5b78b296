/** One answer of a doctor to several lists of a callout comes as a notice for each list; it is announced once. */
import { isWithdrawal, type Notice } from "./appNotification.ts";

/** `moreLists`: beside the one that it names. */
export type Announced = Notice & { moreLists?: number };

/** What was said, by whom, of which callout, at which moment. */
const saidIn = ({ type, calloutId, params: { doctor, response }, at }: Notice): string =>
  JSON.stringify([type, calloutId, doctor, response, at]);

const listIn = ({ params: { list_date, session, start_time, site } }: Notice): string | null =>
  list_date ? JSON.stringify([list_date, session, start_time, site]) : null;

/** A booking that is lost stands by itself, and so does what does not say which list it is about. */
const canJoin = (notice: Notice): boolean =>
  notice.calloutId !== null && notice.params.doctor !== undefined && listIn(notice) !== null && !isWithdrawal(notice);

/** In their order, each message at the place of its first notice. */
export function toMessages(notices: readonly Notice[]): Announced[] {
  const messages: { notice: Notice; lists: Set<string | null> }[] = [];
  for (const notice of notices) {
    const list = listIn(notice);
    const same = canJoin(notice)
      ? messages.find((one) => canJoin(one.notice) && saidIn(one.notice) === saidIn(notice) && !one.lists.has(list))
      : undefined;
    if (same) same.lists.add(list);
    else messages.push({ notice, lists: new Set([list]) });
  }
  return messages.map(({ notice, lists }) => (lists.size > 1 ? { ...notice, moreLists: lists.size - 1 } : notice));
}
