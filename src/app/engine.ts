/** What works behind the screens: the API's cache and the flows. A chunk of its own, since the sign-in page paints without it. */
import createSagaMiddleware from "redux-saga";
import { adminApi } from "../api/adminApi.ts";
import { SessionKeeper } from "../api/sessionKeeper.ts";
import { notificationsSlice } from "../features/notifications/model/notificationsSlice.ts";
import { type ToastBoard } from "../features/notifications/toasts/toastBoard.ts";
import { themeSlice } from "../features/theme/themeSlice.ts";
import { userSlice } from "../features/user/userSlice.ts";
import { liveBrowserPorts } from "./liveBrowserPorts.ts";
import { type AppPorts, type PagePorts } from "./ports.ts";
import { rootSaga } from "./rootSaga.ts";
import { type AppStore, engineStarted } from "./store.ts";
import { validateStorage } from "./validateStorage.ts";

export function startEngine({ store, services, reducer, dynamicMiddleware }: AppStore, ports: AppPorts): void {
  validateStorage(ports);
  const session = new SessionKeeper(ports.storage, ports.clock);
  services.session = session;
  const sagas = createSagaMiddleware({ onError: (error) => ports.report("The flows stopped", error) });
  for (const slice of [adminApi, notificationsSlice, themeSlice, userSlice]) reducer.inject(slice);
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
