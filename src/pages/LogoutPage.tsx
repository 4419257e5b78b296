/** /logout: ends the session; the sign-out flow reloads into the way in (specification §2). */
import { useEffect } from "react";
import { signOutWanted } from "../features/auth/public.ts";
import { useAppDispatch } from "../lib/useHooks.ts";
import { Splash } from "../ui/Splash.tsx";

export function LogoutPage() {
  const dispatch = useAppDispatch();
  // The outside world is the address: coming here is asking to sign out.
  useEffect(() => {
    dispatch(signOutWanted());
  }, [dispatch]);
  return <Splash />;
}
