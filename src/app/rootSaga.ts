/** All flows of the app, each under supervision. */
import { fork } from "typed-redux-saga";
import { type SessionKeeper } from "../api/sessionKeeper.ts";
import { sessionSaga } from "../features/auth/sessionSaga.ts";
import { i18nSaga } from "../features/i18n/i18nSaga.ts";
import { layoutSaga } from "../features/layout/layoutSaga.ts";
import { notificationsSaga } from "../features/notifications/notificationsSaga.ts";
import { offlineSaga } from "../features/offline/offlineSaga.ts";
import { themeSaga } from "../features/theme/themeSaga.ts";
import { userSaga } from "../features/user/userSaga.ts";
import { type AppPorts } from "./ports.ts";
import { supervise } from "./supervise.ts";

/** The person hears which language is chosen. The session comes last: what it finds at the start must be heard by all. */
export function* rootSaga(ports: AppPorts, session: SessionKeeper) {
  const flows = [
    themeSaga.bind(null, ports),
    layoutSaga.bind(null, ports),
    userSaga.bind(null, ports),
    i18nSaga.bind(null, ports),
    notificationsSaga.bind(null, ports),
    offlineSaga.bind(null, ports),
    sessionSaga.bind(null, { ...ports, session }),
  ];
  for (const flow of flows) yield* fork(supervise, ports.report, flow);
}
