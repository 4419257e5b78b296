/** What floats over the signed-in pages: toasts and the desktop prompt, fetched when the page itself stands. */
import { Suspense } from "react";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { loadLater } from "../../lib/loadPage.ts";
import { Deferred } from "../../ui/page/Deferred.tsx";
import { selectDesktopAlerts } from "./model/notificationsSlice.ts";
import { type ToastBoard } from "./toasts/toastBoard.ts";

const Toasts = loadLater("Toasts", () => import(/* webpackChunkName: "floating" */ "./toasts/Toasts.tsx"));
const DesktopPrompt = loadLater("DesktopPrompt", () => import("./desktop/DesktopPrompt.tsx"));

/** Inside the router: a toast leads somewhere. */
export function NotificationsHost({ board }: { board: ToastBoard }) {
  const asks = useAppSelector(selectDesktopAlerts).kind === "prompting";
  return (
    <Deferred>
      <Toasts board={board} />
      {asks && (
        // The toasts do not wait for it.
        <Suspense>
          <DesktopPrompt />
        </Suspense>
      )}
    </Deferred>
  );
}
