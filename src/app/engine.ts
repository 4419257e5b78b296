/** What works behind the screens: the API's cache and the flows. A chunk of its own, since the way in paints without it. */
import { type Action, combineReducers } from "@reduxjs/toolkit";
import createSagaMiddleware, { stdChannel } from "redux-saga";
import { adminApi } from "../api/adminApi.ts";
import { mendStorage } from "./mendStorage.ts";
import { type AppPorts } from "./ports.ts";
import { rootSaga } from "./rootSaga.ts";
import { type AppStore, slices } from "./store.ts";

export function startEngine({ store, session, attach }: AppStore, ports: AppPorts): void {
  mendStorage(ports);
  const channel = stdChannel<Action>();
  const sagas = createSagaMiddleware({ channel, onError: (error) => ports.report("The flows stopped", error) });
  const reducer = combineReducers({ ...slices, [adminApi.reducerPath]: adminApi.reducer });
  store.replaceReducer(reducer as unknown as Parameters<typeof store.replaceReducer>[0]);
  const held = attach(adminApi.middleware, sagas);
  sagas.run(rootSaga, ports, session);
  for (const action of held) channel.put(action);
}
