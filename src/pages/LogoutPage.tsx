/** /logout: ends the session; the sign-out flow reloads into the sign-in page (specification §2). */
import { useEffect, useRef } from "react";
import { signOutWanted } from "../features/auth/public.ts";
import { useAppDispatch } from "../lib/hooks/storeHooks.ts";
import { Splash } from "../ui/page/Splash.tsx";

export function LogoutPage() {
  const dispatch = useAppDispatch();
  const asked = useRef(false);
  // The outside world is the address: coming here is asking to sign out, once.
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    dispatch(signOutWanted());
  }, [dispatch]);
  return <Splash />;
}
