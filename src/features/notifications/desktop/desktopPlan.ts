/** Which notifications become desktop notifications (specification §7). */

import { type AppNotification, alertTag, calloutPath, isWithdrawal } from "../model/appNotification.ts";
import { type DesktopAlert } from "../model/desktopPort.ts";
import { desktopBody, desktopTitle } from "../model/formatNotification.ts";
import { isLapse, withdrawnDoctor } from "../model/formatWithdrawal.ts";
import { type FormatContext } from "../model/listFormat.ts";

/** As many at once as a person can take in; the rest in one. */
const MOST_AT_ONCE = 3;

const toAlert = (notification: AppNotification, context: FormatContext): DesktopAlert => ({
  tag: alertTag(notification),
  title: desktopTitle(notification, context.t),
  body: desktopBody(notification, context),
  path: notification.calloutId === null ? null : calloutPath(notification.calloutId),
});

/** A booked doctor who can no longer come, or has not confirmed, is named even there. */
function summary(rest: readonly AppNotification[], context: FormatContext): string {
  const { t } = context;
  const namesOf = (some: readonly AppNotification[]): string =>
    some.map((notification) => withdrawnDoctor(notification, context)).join(t("withdrawal.separator"));
  const ended = rest.filter(isWithdrawal);
  const [withdrawn, lapsed] = [ended.filter((notification) => !isLapse(notification)), ended.filter(isLapse)];
  const more = t("desktop.moreBody", { count: rest.length });
  const first = withdrawn.length > 0 ? t("desktop.moreWithdrawn", { more, names: namesOf(withdrawn) }) : more;
  return lapsed.length > 0 ? t("desktop.moreLapsed", { more: first, names: namesOf(lapsed) }) : first;
}

/** At most three, booked doctors' withdrawals first, then one that counts the others. */
export function planAlerts(notifications: readonly AppNotification[], context: FormatContext): DesktopAlert[] {
  const ordered = [
    ...notifications.filter(isWithdrawal),
    ...notifications.filter((notification) => !isWithdrawal(notification)),
  ];
  const alerts = ordered.slice(0, MOST_AT_ONCE).map((notification) => toAlert(notification, context));
  const rest = ordered.slice(MOST_AT_ONCE);
  const [last] = rest.slice(-1);
  if (!last) return alerts;
  const others: DesktopAlert = {
    tag: `more-${alertTag(last)}`,
    title: context.t("desktop.more"),
    body: summary(rest, context),
    path: "/notifications",
  };
  return [...alerts, others];
}
