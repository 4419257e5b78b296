/** Asks for desktop notifications once, 400 ms after loading, and remembers the answer (specification §2, §4). */
import { buffers, eventChannel } from "redux-saga";
import { call, delay, fork, put, race, select, take, takeEvery, takeLeading } from "typed-redux-saga";
import {
  desktopAlertsDeclined,
  desktopAlertsGranted,
  desktopAlertsPrompted,
  desktopAlertsRead,
  desktopAlertsRefused,
  desktopAlertsWanted,
} from "../model/desktopActions.ts";
import { tabLeads } from "../model/liveActions.ts";
import { selectDesktopAlerts } from "../model/notificationsSlice.ts";
import { type NotificationPorts } from "../model/ports.ts";
import { DESKTOP_FLAGS, storeDeclined, storeEnabled } from "./desktopFlags.ts";
import { readDesktopAlerts } from "./desktopState.ts";

type Ports = Pick<NotificationPorts, "desktop" | "storage">;

/** Milliseconds after loading (specification §4). */
const PROMPT_DELAY_MS = 400;

export function* desktopPermissionFlow(ports: Ports) {
  yield* takeLeading(desktopAlertsWanted, askBrowser, ports);
  yield* takeEvery(desktopAlertsDeclined, () => storeDeclined(ports.storage));
  const state = readDesktopAlerts(ports.desktop, ports.storage);
  yield* put(desktopAlertsRead(state));
  if (state.kind === "unasked") yield* fork(promptOnce, ports);
  yield* call(followChanges, ports);
}

/** What is answered in one tab holds in all, and what is set in the browser holds at once. */
function* followChanges({ desktop, storage }: Ports) {
  let known = desktop.permission();
  const changes = eventChannel<"flags" | "permission">((emit) => {
    const ends = [
      storage.onChangedElsewhere((key) => (DESKTOP_FLAGS.includes(key) ? emit("flags") : undefined)),
      desktop.onPermissionChange(() => emit("permission")),
    ];
    return () => ends.map((end) => end());
  }, buffers.expanding(2));
  try {
    while (true) {
      const changed = yield* take(changes);
      const before = known;
      known = desktop.permission();
      // A page that is merely looked at again leaves the prompt where it is, and an answer to the browser's question is on its way.
      if (changed === "permission" && (known === before || (yield* select(selectDesktopAlerts)).kind === "asking"))
        continue;
      yield* put(desktopAlertsRead(readDesktopAlerts(desktop, storage)));
    }
  } finally {
    changes.close();
  }
}

/** In one tab only, and never over another dialog. */
function* promptOnce({ desktop, storage }: Ports) {
  const leads = yield* fork(function* waitToLead() {
    yield* take(tabLeads);
  });
  yield* delay(PROMPT_DELAY_MS);
  yield* race({ leads: call(() => leads.toPromise()), settled: take([desktopAlertsWanted, desktopAlertsDeclined]) });
  while (desktop.isDialogOpen()) yield* delay(PROMPT_DELAY_MS);
  // Another tab, or the settings, may have settled it meanwhile.
  const now = readDesktopAlerts(desktop, storage);
  yield* put(now.kind === "unasked" ? desktopAlertsPrompted() : desktopAlertsRead(now));
}

/** The browser's question belongs to the click that led here, so nothing may come in between. */
function* askBrowser({ desktop, storage }: Ports) {
  const permission = yield* call(() => desktop.request());
  if (permission === "granted") {
    storeEnabled(storage);
    yield* put(desktopAlertsGranted());
  } else {
    storeDeclined(storage);
    yield* put(desktopAlertsRefused(permission === "denied" ? "denied" : "default"));
  }
}
