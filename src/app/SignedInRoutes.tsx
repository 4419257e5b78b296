/** What a signed-in person can reach (specification §2, signed-in layout). */
import { memo, Suspense } from "react";
import { matchPath, Navigate, Route, Routes, useLocation } from "react-router-dom";
import { type ToastBoard } from "../features/notifications/toasts/toastBoard.ts";
import { loadPage } from "../lib/loadPage.ts";
import { Splash } from "../ui/Splash.tsx";
import { mailedPages, type WayIn } from "./authPages.tsx";
import { Onward } from "./Onward.tsx";
import { landing, SIGNED_IN_PATHS, type SignedInPath } from "./paths.ts";

const SignedInArea = loadPage(
  "SignedInArea",
  () => import(/* webpackChunkName: "frame" */ "../pages/SignedInArea.tsx"),
);
const CalloutsPage = loadPage(
  "CalloutsPage",
  () => import(/* webpackChunkName: "callouts" */ "../pages/CalloutsPage.tsx"),
);
const CalloutPage = loadPage("CalloutPage", () => import("../pages/CalloutPage.tsx"));
const CoverSheetPage = loadPage("CoverSheetPage", () => import("../pages/CoverSheetPage.tsx"));
const PrintDayPage = loadPage("PrintDayPage", () => import("../pages/PrintDayPage.tsx"));
const EditCalloutPage = loadPage("EditCalloutPage", () => import("../pages/EditCalloutPage.tsx"));
const NewCalloutPage = loadPage("NewCalloutPage", () => import("../pages/NewCalloutPage.tsx"));
const DoctorPage = loadPage("DoctorPage", () => import("../pages/DoctorPage.tsx"));
const DoctorFormPage = loadPage("DoctorFormPage", () => import("../pages/DoctorFormPage.tsx"));
const DoctorsImportPage = loadPage("DoctorsImportPage", () => import("../pages/DoctorsImportPage.tsx"));
const DoctorsPage = loadPage("DoctorsPage", () => import(/* webpackChunkName: "doctors" */ "../pages/DoctorsPage.tsx"));
const NotificationsPage = loadPage("NotificationsPage", () => import("../pages/NotificationsPage.tsx"));
const ManagePage = loadPage("ManagePage", () => import("../pages/ManagePage.tsx"));
const SettingsPage = loadPage("SettingsPage", () => import("../pages/SettingsPage.tsx"));
const ContactDetailsStep = loadPage("ContactDetailsStep", () => import("../pages/ContactDetailsStep.tsx"));

const PAGES = {
  "/auth/enter-contact-details": ContactDetailsStep,
  "/callouts": CalloutsPage,
  "/callouts/new": NewCalloutPage,
  "/callouts/:calloutId/edit": EditCalloutPage,
  "/callouts/:calloutId/cover-sheet": CoverSheetPage,
  "/callouts/:calloutId": CalloutPage,
  "/print-day": PrintDayPage,
  "/doctors": DoctorsPage,
  "/doctors/new": DoctorFormPage,
  "/doctors/import": DoctorsImportPage,
  "/doctors/:doctorId": DoctorPage,
  "/doctors/:doctorId/edit": DoctorFormPage,
  "/notifications": NotificationsPage,
  "/practice-management/*": ManagePage,
  "/user-settings/settings": SettingsPage,
} satisfies Record<SignedInPath, unknown>;

/** What the address shows to somebody signed in, made ready while it is checked who that is. */
export function preloadSignedIn(path: string): void {
  SignedInArea.preload();
  const address = path === "/" ? "/callouts" : path;
  const meant = SIGNED_IN_PATHS.find((pattern) => matchPath(pattern, address));
  if (meant) PAGES[meant].preload();
}

/** Someone who has just signed in, or opened the way in while signed in. */
function Landing() {
  return <Onward to={landing(useLocation().state)} />;
}

type Props = { board: ToastBoard; wayIn: WayIn };

/** A page comes up inside the frame that is already there. Kept, so that another query does not draw all of it anew. */
export const SignedInRoutes = memo(function SignedInRoutes({ board, wayIn }: Props) {
  return (
    <Suspense fallback={<Splash />}>
      <Routes>
        {mailedPages(wayIn)}
        <Route element={<SignedInArea board={board} />}>
          {SIGNED_IN_PATHS.map((path) => {
            const Page = PAGES[path];
            return <Route key={path} path={path} element={<Page />} />;
          })}
        </Route>
        <Route path="/" element={<Onward to="/callouts" />} />
        <Route path="/auth/*" element={<Landing />} />
        <Route path="/user-settings" element={<Navigate to="/user-settings/settings" replace />} />
        <Route path="*" element={<Navigate to="/error/404" replace />} />
      </Routes>
    </Suspense>
  );
});
