/** The live half of the app, as long as somebody is signed in. */
import { all, call, fork, race, select, take } from "typed-redux-saga";
import { selectSessionKind, sessionEnded, sessionOpened } from "../auth/public.ts";
import { cableFlow } from "./cable/cableSaga.ts";
import { catchUpFlow } from "./cable/catchUpSaga.ts";
import { refreshFlow } from "./cable/refreshSaga.ts";
import { desktopAlertFlow } from "./desktop/desktopAlertSaga.ts";
import { desktopPermissionFlow } from "./desktop/desktopPermissionSaga.ts";
import { inboxFlow } from "./inbox/inboxSaga.ts";
import { type NotificationPorts } from "./model/ports.ts";
import { toastFlow } from "./toasts/toastSaga.ts";

export function* notificationsSaga(ports: NotificationPorts) {
  yield* fork(toastFlow, ports.toast);
  while (true) {
    // After a crash this begins anew in the middle of a session.
    if ((yield* select(selectSessionKind)) !== "signedIn") yield* take(sessionOpened);
    yield* race({ ended: take(sessionEnded), live: call(whileSignedIn, ports) });
  }
}

/** Listeners first: the cable's first action must find them. */
function* whileSignedIn(ports: NotificationPorts) {
  yield* all([
    call(inboxFlow, ports.clock),
    call(catchUpFlow, ports.clock),
    call(refreshFlow, ports.clock),
    call(desktopPermissionFlow, ports),
    call(desktopAlertFlow, ports),
    call(cableFlow, ports),
  ]);
}
