/** Which news become desktop notifications (reliability.md GN3, GN5; specification §7). */
import { type DesktopAlert } from "./desktopPort.ts";
import { calloutPath, type Notice } from "./notice.ts";
import { desktopBody, desktopTitle, type Words } from "./noticeWords.ts";

/** Milliseconds: older news stays in the list. */
const FRESH_FOR = 120_000;
/** As many at once as a person can take in; the rest in one. */
const MOST_AT_ONCE = 3;

export const isFresh = (notice: Notice, now: number): boolean => now - notice.at < FRESH_FOR;

export const isNumbered = ({ id, place }: Notice): boolean => id !== null || place !== null;

/** The same in every tab, whoever shows it. */
export const alertTag = ({ id, place, type, calloutId, title }: Notice): string =>
  id ?? (place ? `seq-${place.epoch}-${place.seq}` : `${type}-${calloutId}-${title}`);

const toAlert = (notice: Notice, words: Words): DesktopAlert => ({
  tag: alertTag(notice),
  title: desktopTitle(notice, words.t),
  body: desktopBody(notice, words),
  path: notice.calloutId === null ? null : calloutPath(notice.calloutId),
});

/** At most three, then one that counts the others. */
export function planAlerts(notices: readonly Notice[], words: Words): DesktopAlert[] {
  const alerts = notices.slice(0, MOST_AT_ONCE).map((notice) => toAlert(notice, words));
  const rest = notices.slice(MOST_AT_ONCE);
  const [last] = rest.slice(-1);
  if (!last) return alerts;
  const summary: DesktopAlert = {
    tag: `more-${alertTag(last)}`,
    title: words.t("desktop.more"),
    body: words.t("desktop.moreBody", { count: rest.length }),
    path: "/notifications",
  };
  return [...alerts, summary];
}
