/** The session: whether there is one, and what happens to it. */
export { selectCheckDelayed, selectSessionEnd, selectSessionKind } from "./authSlice.ts";
export {
  passwordReset,
  sessionEnded,
  sessionMissing,
  sessionOpened,
  signOutWanted,
} from "./sessionActions.ts";
