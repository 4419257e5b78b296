/** The frame of the signed-in pages with its words, and the guard: nobody can be asked without contact details. */
import "../features/i18n/addSignedInTexts.ts";
import { useMemo } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { lacksContactDetails } from "../contract/rules/contactDetails.ts";
import { setPracticeZone } from "../features/i18n/public.ts";
import { SignedInFrame } from "../features/layout/SignedInFrame.tsx";
import { Bell } from "../features/notifications/inbox/Bell.tsx";
import { NotificationsHost } from "../features/notifications/NotificationsHost.tsx";
import { type ToastBoard } from "../features/notifications/toasts/toastBoard.ts";
import { OwnTime } from "../features/user/OwnTime.tsx";
import { selectUser } from "../features/user/public.ts";
import { useAppSelector } from "../lib/hooks/storeHooks.ts";
import { loadLater } from "../lib/loading/loadPage.ts";
import { Deferred } from "../ui/page/Deferred.tsx";

// With the toasts: fetched when the page stands, so that it is there when the connection is not.
const ConnectionLostBanner = loadLater(
  "ConnectionLostBanner",
  () => import(/* webpackChunkName: "floating" */ "../features/notifications/cable/ConnectionLostBanner.tsx"),
);

// Made once: the bar above the page has nothing to do with what changes below it.
const bell = <Bell />;
const banner = (
  <Deferred>
    <ConnectionLostBanner />
  </Deferred>
);

/** Exempt from the guard, being where it leads. */
const CONTACT_DETAILS = "/auth/enter-contact-details";

export function SignedInArea({ board }: { board: ToastBoard }) {
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  const zone = user?.company.company_settings.time_zone ?? "";
  // Before the pages below are drawn.
  useMemo(() => setPracticeZone(zone), [zone]);
  // What the address says concerns the page in it, not the frame.
  const frame = useMemo(
    () =>
      user && (
        <SignedInFrame user={user} bell={bell} banner={banner}>
          <OwnTime>
            <Outlet />
          </OwnTime>
          <NotificationsHost board={board} />
        </SignedInFrame>
      ),
    [user, board],
  );
  if (!user) return null;
  if (pathname !== CONTACT_DETAILS && lacksContactDetails(user.company.company_settings))
    return <Navigate to={CONTACT_DETAILS} replace />;
  return frame;
}
