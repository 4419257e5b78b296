/** The store: the features' slices, the API's cache, the flows; all of the outside world comes in through `ports`. */
import { configureStore } from "@reduxjs/toolkit";
import createSagaMiddleware from "redux-saga";
import { adminApi } from "../api/adminApi.ts";
import { type ApiPorts } from "../api/apiPorts.ts";
import { SessionKeeper } from "../api/sessionKeeper.ts";
import { authSlice } from "../features/auth/authSlice.ts";
import { i18nSlice } from "../features/i18n/i18nSlice.ts";
import { layoutSlice } from "../features/layout/layoutSlice.ts";
import { notificationsSlice } from "../features/notifications/notificationsSlice.ts";
import { themeSlice } from "../features/theme/themeSlice.ts";
import { userSlice } from "../features/user/userSlice.ts";
import { devTools } from "./devTools.ts";
import { type AppPorts } from "./ports.ts";
import { rootSaga } from "./rootSaga.ts";

const reducer = {
  [authSlice.name]: authSlice.reducer,
  [userSlice.name]: userSlice.reducer,
  [themeSlice.name]: themeSlice.reducer,
  [i18nSlice.name]: i18nSlice.reducer,
  [layoutSlice.name]: layoutSlice.reducer,
  [notificationsSlice.name]: notificationsSlice.reducer,
  [adminApi.reducerPath]: adminApi.reducer,
};

/** Where nobody is signed in, the session is known to be missing when this returns: the way in can be hydrated. */
export function createAppStore(ports: AppPorts) {
  const session = new SessionKeeper(ports.storage);
  const extraArgument: ApiPorts = { ...ports, session };
  const sagas = createSagaMiddleware({ onError: (error) => ports.report("The flows stopped", error) });
  const store = configureStore({
    reducer,
    devTools,
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(adminApi.middleware, sagas),
  });
  sagas.run(rootSaga, ports, session);
  return store;
}
