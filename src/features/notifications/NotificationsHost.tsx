/** What floats over the signed-in pages: toasts and the desktop prompt, fetched when the page itself stands. */
import { lazy, Suspense } from "react";
import { useAppSelector } from "../../lib/useHooks.ts";
import { selectDesktopAlerts } from "./notificationsSlice.ts";
import { type ToastBoard } from "./toastBoard.ts";

const Toasts = lazy(async () => ({ default: (await import("./Toasts.tsx")).Toasts }));
const DesktopPrompt = lazy(async () => ({ default: (await import("./DesktopPrompt.tsx")).DesktopPrompt }));

/** Inside the router: a toast leads somewhere. */
export function NotificationsHost({ board }: { board: ToastBoard }) {
  const asks = useAppSelector(selectDesktopAlerts).kind === "prompting";
  return (
    <Suspense>
      <Toasts board={board} />
      {asks && <DesktopPrompt />}
    </Suspense>
  );
}
