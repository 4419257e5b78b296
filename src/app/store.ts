/** The store as the first paint needs it: the features' slices. The API's cache and the flows join it with the engine. */
import { type Action, configureStore, type Middleware } from "@reduxjs/toolkit";
import { type ApiPorts } from "../api/apiPorts.ts";
import { SessionKeeper } from "../api/sessionKeeper.ts";
import { authSlice } from "../features/auth/authSlice.ts";
import { sessionMissing } from "../features/auth/public.ts";
import { i18nSlice } from "../features/i18n/i18nSlice.ts";
import { layoutSlice } from "../features/layout/layoutSlice.ts";
import { notificationsSlice } from "../features/notifications/model/notificationsSlice.ts";
import { themeSlice } from "../features/theme/themeSlice.ts";
import { userSlice } from "../features/user/userSlice.ts";
import { devTools } from "./devTools.ts";
import { type AppPorts } from "./ports.ts";

export const slices = {
  [authSlice.name]: authSlice.reducer,
  [userSlice.name]: userSlice.reducer,
  [themeSlice.name]: themeSlice.reducer,
  [i18nSlice.name]: i18nSlice.reducer,
  [layoutSlice.name]: layoutSlice.reducer,
  [notificationsSlice.name]: notificationsSlice.reducer,
};

/** Development's own checks complain of themselves after this; a busy machine is no mistake of the state's. Milliseconds. */
const SLOW = 1000;

/** Middleware that comes later; what was said before is kept, so that the flows can be told. */
function lateMiddleware() {
  const held: Action[] = [];
  let join: (late: Middleware[]) => void;
  const middleware: Middleware = (api) => (next) => {
    let through: ((action: unknown) => unknown) | undefined;
    join = (late) => {
      through = late.map((one) => one(api)).reduceRight((inner, one) => one(inner), next);
    };
    return (action) => {
      if (through) return through(action);
      held.push(action as Action);
      return next(action);
    };
  };
  /** Returns what was said until now. */
  const attach = (...late: Middleware[]): Action[] => {
    join(late);
    return held;
  };
  return { middleware, attach };
}

/** `ready` resolves when the engine runs, and starts it where it does not yet. */
export function createAppStore(ports: AppPorts, ready: () => Promise<void>) {
  const session = new SessionKeeper(ports.storage, ports.clock);
  const extraArgument: ApiPorts = { ...ports, session, ready };
  const { middleware, attach } = lateMiddleware();
  const store = configureStore({
    reducer: slices,
    devTools,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        immutableCheck: { warnAfter: SLOW },
        serializableCheck: { warnAfter: SLOW },
      }).concat(middleware),
  });
  return { store, session, attach };
}

/** Where nobody is signed in, the way in may be painted before the session's flow runs. */
export const tellSignedOut = ({ store }: AppStore): void => void store.dispatch(sessionMissing());

export type AppStore = ReturnType<typeof createAppStore>;
