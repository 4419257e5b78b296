/** Shows notifications on the desktop, from one tab only and each once. */
import { buffers, eventChannel } from "redux-saga";
import { call, fork, put, select, take, takeEvery } from "typed-redux-saga";
import { type Report } from "../../../lib/report.ts";
import { loadPageTexts } from "../../i18n/public.ts";
import { selectUser } from "../../user/public.ts";
import { type AppNotification, alertTag, isNumbered, shouldAnnounce } from "../model/appNotification.ts";
import { desktopAlertsRead, desktopAlertsShown } from "../model/desktopActions.ts";
import { notificationsReceived, tabLeads } from "../model/liveActions.ts";
import { selectMuted } from "../model/notificationsApi.ts";
import { type NotificationPorts } from "../model/ports.ts";
import { forgetEnabled, isEnabled } from "./desktopFlags.ts";
import { readDesktopAlerts } from "./desktopState.ts";

type Ports = Pick<NotificationPorts, "clock" | "desktop" | "report" | "storage" | "tabs" | "formatContext">;

/** Milliseconds: what came so shortly before this tab took over may be what the leader before it never showed. */
const TAKE_OVER_MS = 5000;

/** Milliseconds: what was missed and is older stays in the list. What comes live is fresh, whatever the device's clock says. */
const FRESH_FOR_MS = 120_000;

/** The texts of notifications are not needed for the first page; null where they could not be fetched. */
async function fetchPlan(report: Report) {
  try {
    const [{ planAlerts }] = await Promise.all([import("./desktopPlan.ts"), loadPageTexts()]);
    return planAlerts;
  } catch (error) {
    report("The words of a notification could not be fetched.", error);
    return null;
  }
}

type Watch = { leading: boolean; waiting: { notification: AppNotification; receivedAt: number }[] };

export function* desktopAlertFlow(ports: Ports) {
  const watch: Watch = { leading: false, waiting: [] };
  if (isEnabled(ports.storage)) yield* fork(fetchPlan, ports.report);
  yield* takeEvery(notificationsReceived, onNotifications, ports, watch);
  yield* fork(lead, ports, watch);
}

/** Stands for election until the session ends. */
function* lead(ports: Ports, watch: Watch) {
  const elected = eventChannel<true>((emit) => ports.tabs.elect(() => emit(true)), buffers.expanding(1));
  try {
    yield* take(elected);
    watch.leading = true;
    yield* put(tabLeads());
    const since = ports.clock.now() - TAKE_OVER_MS;
    yield* call(
      show,
      ports,
      watch.waiting.filter(({ receivedAt }) => receivedAt >= since).map(({ notification }) => notification),
    );
    watch.waiting = [];
    yield* take(elected);
  } finally {
    elected.close();
  }
}

function* onNotifications(ports: Ports, watch: Watch, { payload }: ReturnType<typeof notificationsReceived>) {
  const now = ports.clock.now();
  const missed = payload.source === "catchUp";
  const audience = { user: yield* select(selectUser), muted: yield* select(selectMuted), missed };
  const told = payload.notifications.filter(
    (notification) =>
      (!missed || now - notification.at < FRESH_FOR_MS) && shouldAnnounce(notification, "desktop", audience),
  );
  if (watch.leading) yield* call(show, ports, told);
  else {
    const recent = watch.waiting.filter(({ receivedAt }) => now - receivedAt < TAKE_OVER_MS);
    watch.waiting = [...recent, ...told.map((notification) => ({ notification, receivedAt: now }))];
  }
}

/** The permission is read now: it may have been taken back since it was given. */
function* show({ desktop, report, storage, formatContext }: Ports, notifications: AppNotification[]) {
  if (notifications.length === 0 || !isEnabled(storage)) return;
  if (desktop.permission() !== "granted") {
    forgetEnabled(storage);
    yield* put(desktopAlertsRead(readDesktopAlerts(desktop, storage)));
    return;
  }
  const planAlerts = yield* call(fetchPlan, report);
  if (!planAlerts) return;
  // Without a number of its own a notification cannot be told from its like; there the tag alone must do.
  const claims = yield* call(() =>
    Promise.all(
      notifications.map((notification) => (isNumbered(notification) ? desktop.claim(alertTag(notification)) : true)),
    ),
  );
  const mine = notifications.filter((_, at) => claims[at]);
  const alerts = planAlerts(mine, formatContext());
  const shown = alerts.filter((alert) => desktop.show(alert));
  if (shown.length > 0) yield* put(desktopAlertsShown({ count: shown.length }));
  else if (alerts.length > 0) {
    // Chrome on Android asks, is allowed to, and shows nothing all the same.
    forgetEnabled(storage);
    yield* put(desktopAlertsRead({ kind: "unsupported" }));
  }
}
