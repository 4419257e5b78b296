/** What is said when a booked doctor can no longer come, or has not confirmed a moved list: who, which list, who else offered, and why. */

import { type AppNotification } from "./appNotification.ts";
import { type FormatContext, shortList } from "./listFormat.ts";

/** Whole numbers only: another server may send anything. */
const countIn = (digits: string | undefined): number | null =>
  digits && /^\d{1,6}$/.test(digits) ? Number(digits) : null;

export const withdrawnDoctor = ({ params: { doctor } }: AppNotification, { t }: FormatContext): string =>
  doctor ?? t("withdrawal.someone");

/** The doctor has said nothing: the list was moved, and the booking ended without a yes to it. */
export const isLapse = ({ params }: Pick<AppNotification, "params">): boolean => params.over === "unanswered";

/** "Dr Toulane can no longer come: Wed 25 Nov, 13:30–17:30, Mr Castellane" */
export function withdrawalTitle(notification: AppNotification, context: FormatContext): string {
  const doctor = withdrawnDoctor(notification, context);
  const list = shortList(notification, context);
  const title = isLapse(notification) ? "lapsed" : "title";
  return list ? context.t(`withdrawal.${title}Of`, { doctor, list }) : context.t(`withdrawal.${title}`, { doctor });
}

/** "The list is open again; 2 others have offered." */
export function withdrawalLine({ params: { others } }: AppNotification, { t }: FormatContext): string {
  const count = countIn(others);
  return count === null ? t("withdrawal.openAgain") : t("withdrawal.offered", { count });
}

/** Of those who can be asked, the server names the first. */
function whoToAsk({ params: { ask, others } }: AppNotification, { t }: FormatContext): string | null {
  const asked = (ask ?? "").split("; ").filter(Boolean);
  if (asked.length === 0) return null;
  // No line ends in "Dr".
  const names = asked.map((name) => name.replace(" ", "\u00a0")).join(t("withdrawal.separator"));
  const more = (countIn(others) ?? 0) - asked.length;
  return more > 0 ? t("withdrawal.askMore", { names, count: more }) : t("withdrawal.ask", { names });
}

export function withdrawalDetails(notification: AppNotification, context: FormatContext): string[] {
  const { over, reason } = notification.params;
  const { t } = context;
  const ask = whoToAsk(notification, context);
  return [
    ...(ask === null ? [] : [ask]),
    ...(over === "times" || over === "moved" ? [t(`withdrawal.over.${over}`)] : []),
    ...(reason ? [t("withdrawal.reason", { reason })] : []),
  ];
}
