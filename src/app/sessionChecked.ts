/** For what a page asks before it is drawn: nothing is asked before the session is checked. */
import { selectSessionKind } from "../features/auth/public.ts";
import { type AppStore } from "./store.ts";

type Store = Pick<AppStore["store"], "getState" | "subscribe">;

/** Whether somebody is signed in, as soon as that is known. */
export const isSignedIn = ({ getState, subscribe }: Store): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      const kind = selectSessionKind(getState());
      if (kind === "checking") return;
      unsubscribe();
      resolve(kind === "signedIn");
    };
    const unsubscribe = subscribe(look);
    look();
  });
