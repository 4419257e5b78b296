/** What a signed-in person can reach (specification §2, signed-in layout). */
import { memo, Suspense } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { type ToastBoard } from "../features/notifications/toastBoard.ts";
import { loadPage } from "../lib/loadPage.ts";
import { Splash } from "../ui/Splash.tsx";
import { mailedPages, type WayIn } from "./authPages.tsx";
import { Onward } from "./Onward.tsx";
import { landing, leadsToCallouts } from "./paths.ts";

const SignedInArea = loadPage(
  "SignedInArea",
  () => import(/* webpackChunkName: "frame" */ "../pages/SignedInArea.tsx"),
);
const CalloutsPage = loadPage(
  "CalloutsPage",
  () => import(/* webpackChunkName: "callouts" */ "../pages/CalloutsPage.tsx"),
);
const CalloutPage = loadPage("CalloutPage", () => import("../pages/CalloutPage.tsx"));
const EditCalloutPage = loadPage("EditCalloutPage", () => import("../pages/EditCalloutPage.tsx"));
const NewCalloutPage = loadPage("NewCalloutPage", () => import("../pages/NewCalloutPage.tsx"));
const DoctorPage = loadPage("DoctorPage", () => import("../pages/DoctorPage.tsx"));
const DoctorFormPage = loadPage("DoctorFormPage", () => import("../pages/DoctorFormPage.tsx"));
const DoctorsImportPage = loadPage("DoctorsImportPage", () => import("../pages/DoctorsImportPage.tsx"));
const DoctorsPage = loadPage("DoctorsPage", () => import("../pages/DoctorsPage.tsx"));
const NotificationsPage = loadPage("NotificationsPage", () => import("../pages/NotificationsPage.tsx"));
const ManagePage = loadPage("ManagePage", () => import("../pages/ManagePage.tsx"));
const SettingsPage = loadPage("SettingsPage", () => import("../pages/SettingsPage.tsx"));
const ContactDetailsStep = loadPage("ContactDetailsStep", () => import("../pages/ContactDetailsStep.tsx"));

/** What the address shows to somebody signed in, made ready while it is checked who that is. */
export function preloadSignedIn(path: string): void {
  SignedInArea.preload();
  if (leadsToCallouts(path)) CalloutsPage.preload();
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
          <Route path="/auth/enter-contact-details" element={<ContactDetailsStep />} />
          <Route path="/callouts" element={<CalloutsPage />} />
          <Route path="/callouts/new" element={<NewCalloutPage />} />
          <Route path="/callouts/:calloutId/edit" element={<EditCalloutPage />} />
          <Route path="/callouts/:calloutId" element={<CalloutPage />} />
          <Route path="/doctors" element={<DoctorsPage />} />
          <Route path="/doctors/new" element={<DoctorFormPage />} />
          <Route path="/doctors/import" element={<DoctorsImportPage />} />
          <Route path="/doctors/:doctorId" element={<DoctorPage />} />
          <Route path="/doctors/:doctorId/edit" element={<DoctorFormPage />} />
          <Route path="/notifications" element={<NotificationsPage />} />
          <Route path="/practice-management/*" element={<ManagePage />} />
          <Route path="/user-settings/settings" element={<SettingsPage />} />
        </Route>
        <Route path="/" element={<Onward to="/callouts" />} />
        <Route path="/auth/*" element={<Landing />} />
        <Route path="/user-settings" element={<Navigate to="/user-settings/settings" replace />} />
        <Route path="*" element={<Navigate to="/error/404" replace />} />
      </Routes>
    </Suspense>
  );
});
