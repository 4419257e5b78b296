/** What floats over the signed-in pages: toasts and the desktop prompt, fetched when the page itself stands. */
import { Suspense } from "react";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { loadLater } from "../../lib/loading/loadPage.ts";
import { Deferred } from "../../ui/page/Deferred.tsx";
import { lazyWithTexts } from "../i18n/public.ts";
import { selectDesktopAlerts } from "./model/notificationsSlice.ts";
import { type ToastBoard } from "./toasts/toastBoard.ts";

const Toasts = lazyWithTexts(
  "Toasts",
  () => import(/* webpackChunkName: "floating" */ "./toasts/Toasts.tsx"),
  loadLater,
);
const DesktopPrompt = lazyWithTexts("DesktopPrompt", () => import("./desktop/DesktopPrompt.tsx"), loadLater);

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
