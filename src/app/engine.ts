/** What works behind the screens: the API's cache and the flows. A chunk of its own, since the sign-in page paints without it. */
import createSagaMiddleware from "redux-saga";
import { adminApi } from "../api/adminApi.ts";
import { notificationsSlice } from "../features/notifications/model/notificationsSlice.ts";
import { type ToastBoard } from "../features/notifications/toasts/toastBoard.ts";
import { liveBrowserPorts } from "./liveBrowserPorts.ts";
import { mendStorage } from "./mendStorage.ts";
import { type AppPorts, type PagePorts } from "./ports.ts";
import { rootSaga } from "./rootSaga.ts";
import { type AppStore, engineStarted } from "./store.ts";

export function startEngine({ store, session, reducer, dynamicMiddleware }: AppStore, ports: AppPorts): void {
  mendStorage(ports);
  const sagas = createSagaMiddleware({ onError: (error) => ports.report("The flows stopped", error) });
  reducer.inject(adminApi).inject(notificationsSlice);
  dynamicMiddleware.addMiddleware(adminApi.middleware, sagas);
  store.dispatch(engineStarted());
  sagas.run(rootSaga, ports, session);
}

/** With the browser's own ports; returns the toasts' board for the component that draws them. */
export function startBrowserEngine(app: AppStore, ports: PagePorts): ToastBoard {
  const live = liveBrowserPorts(ports);
  startEngine(app, { ...ports, ...live });
  return live.toast;
}
