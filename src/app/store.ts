/**
 * The store as the sign-in page needs it: session, language, frame. The API's cache, the other slices and the flows join
 * it with the engine (engine.ts), by Redux Toolkit's own means for slices and middleware that are loaded later.
 */
import { combineSlices, configureStore, createAction, createDynamicMiddleware, type WithSlice } from "@reduxjs/toolkit";
import { type adminApi } from "../api/adminApi.ts";
import { type ApiPorts } from "../api/apiPorts.ts";
import { authSlice } from "../features/auth/authSlice.ts";
import { sessionMissing } from "../features/auth/public.ts";
import { i18nSlice } from "../features/i18n/i18nSlice.ts";
import { layoutSlice } from "../features/layout/layoutSlice.ts";
import { type notificationsSlice } from "../features/notifications/model/notificationsSlice.ts";
import { type themeSlice } from "../features/theme/themeSlice.ts";
import { type userSlice } from "../features/user/userSlice.ts";
import { devTools } from "./devTools.ts";
import { type PagePorts } from "./ports.ts";

/** The first action that the API's cache, the later slices and the flows see. */
export const engineStarted = createAction("app/engineStarted");

/** Development's own checks complain of themselves after this; a busy machine is no mistake of the state's. Milliseconds. */
const SLOW_MS = 1000;

const createReducer = () =>
  combineSlices(authSlice, i18nSlice, layoutSlice).withLazyLoadedSlices<
    WithSlice<typeof adminApi> &
      WithSlice<typeof notificationsSlice> &
      WithSlice<typeof themeSlice> &
      WithSlice<typeof userSlice>
  >();

/** What thunks find: all of `ApiPorts` once the engine runs, which alone keeps the session. */
type PageServices = Omit<ApiPorts, "session"> & Partial<Pick<ApiPorts, "session">>;

/** `ready` resolves when the engine runs, and starts it where it does not yet. */
export function createAppStore(ports: PagePorts, ready: () => Promise<void>) {
  const extraArgument: PageServices = { ...ports, ready };
  const reducer = createReducer();
  const dynamicMiddleware = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    devTools,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        immutableCheck: { warnAfter: SLOW_MS },
        serializableCheck: { warnAfter: SLOW_MS },
      }).concat(dynamicMiddleware.middleware),
    // An answer is drawn when it comes, not in the frame after.
    enhancers: (defaults) => defaults({ autoBatch: { type: "tick" } }),
  });
  return { store, services: extraArgument, reducer, dynamicMiddleware };
}

/** Where nobody is signed in, the sign-in page may be painted before the session's flow runs. */
export const tellSignedOut = ({ store }: AppStore): void => void store.dispatch(sessionMissing());

export type AppStore = ReturnType<typeof createAppStore>;
