/** The live half of the app, as long as somebody is signed in. */
import { all, call, fork, race, select, take } from "typed-redux-saga";
import { selectSessionKind, sessionEnded, sessionOpened } from "../auth/public.ts";
import { cableFlow } from "./cableSaga.ts";
import { catchUpFlow } from "./catchUpSaga.ts";
import { desktopAlertFlow } from "./desktopAlertSaga.ts";
import { desktopPermissionFlow } from "./desktopPermissionSaga.ts";
import { inboxFlow } from "./inboxSaga.ts";
import { type NotificationPorts } from "./ports.ts";
import { refreshFlow } from "./refreshSaga.ts";
import { toastFlow } from "./toastSaga.ts";

export function* notificationsSaga(ports: NotificationPorts) {
  yield* fork(toastFlow, ports.toast);
  while (true) {
    // After a crash this begins anew in the middle of a session.
    if ((yield* select(selectSessionKind)) !== "signedIn") yield* take(sessionOpened);
    yield* race({ ended: take(sessionEnded), live: call(whileSignedIn, ports) });
  }
}

/** Listeners first: the cable's first fact must find them. */
function* whileSignedIn(ports: NotificationPorts) {
  yield* all([
    call(inboxFlow),
    call(catchUpFlow, ports.clock),
    call(refreshFlow, ports.clock),
    call(desktopPermissionFlow, ports),
    call(desktopAlertFlow, ports),
    call(cableFlow, ports),
  ]);
}
