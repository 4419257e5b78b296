/** The pages, each a chunk of its own that the router fetches before it goes there. */
import { type ComponentType } from "react";
import { type RouteObject } from "react-router-dom";
import { fetchPage } from "../lib/loadPage.ts";
import { type SignedInPath } from "./paths.ts";

type Loaded<Name extends string> = () => Promise<Record<Name, ComponentType>>;

export const lazyPage = <Name extends string>(name: Name, load: Loaded<Name>): Pick<RouteObject, "lazy"> => ({
  lazy: async () => ({ Component: (await fetchPage(load))[name] }),
});

export const loadSignInEntry = async () =>
  (await import(/* webpackChunkName: "login" */ "./signInEntry.ts")).signInEntry;
export type SignInEntry = Awaited<ReturnType<typeof loadSignInEntry>>;

export const authPages: RouteObject[] = [
  {
    path: "registration",
    ...lazyPage("RegistrationPage", () => import("../pages/auth/RegistrationPage.tsx")),
  },
  {
    path: "forgot-password",
    ...lazyPage("ForgotPasswordPage", () => import("../pages/auth/ForgotPasswordPage.tsx")),
  },
];

/** What mailed links lead to: reachable signed in or out, or the link would be lost. */
export const mailedPages: RouteObject[] = [
  {
    path: "complete-signup",
    ...lazyPage("CompleteSignupPage", () => import("../pages/auth/CompleteSignupPage.tsx")),
  },
  {
    path: "set-new-password",
    ...lazyPage("SetNewPasswordPage", () => import("../pages/auth/SetNewPasswordPage.tsx")),
  },
  {
    path: "email-confirmed",
    ...lazyPage("EmailConfirmedPage", () => import("../pages/auth/EmailConfirmedPage.tsx")),
  },
];

const doctorForm = lazyPage("DoctorFormPage", () => import("../pages/DoctorFormPage.tsx"));

/** Inside the frame. */
const SIGNED_IN: Record<SignedInPath, Pick<RouteObject, "lazy">> = {
  "/auth/enter-contact-details": lazyPage("ContactDetailsStep", () => import("../pages/ContactDetailsStep.tsx")),
  "/callouts": lazyPage("CalloutsPage", () => import(/* webpackChunkName: "callouts" */ "../pages/CalloutsPage.tsx")),
  "/callouts/new": lazyPage("NewCalloutPage", () => import("../pages/NewCalloutPage.tsx")),
  "/callouts/:calloutId/edit": lazyPage("EditCalloutPage", () => import("../pages/EditCalloutPage.tsx")),
  "/callouts/:calloutId/cover-sheet": lazyPage("CoverSheetPage", () => import("../pages/CoverSheetPage.tsx")),
  "/callouts/:calloutId": lazyPage("CalloutPage", () => import("../pages/CalloutPage.tsx")),
  "/print-day": lazyPage("PrintDayPage", () => import("../pages/PrintDayPage.tsx")),
  "/doctors": lazyPage("DoctorsPage", () => import(/* webpackChunkName: "doctors" */ "../pages/DoctorsPage.tsx")),
  "/doctors/new": doctorForm,
  "/doctors/import": lazyPage("DoctorsImportPage", () => import("../pages/DoctorsImportPage.tsx")),
  "/doctors/:doctorId": lazyPage("DoctorPage", () => import("../pages/DoctorPage.tsx")),
  "/doctors/:doctorId/edit": doctorForm,
  "/notifications": lazyPage("NotificationsPage", () => import("../pages/NotificationsPage.tsx")),
  "/practice-management/*": lazyPage("ManagePage", () => import("../pages/ManagePage.tsx")),
  "/user-settings/settings": lazyPage("SettingsPage", () => import("../pages/SettingsPage.tsx")),
};

export const signedInPages: RouteObject[] = Object.entries(SIGNED_IN).map(([path, page]) => ({ path, ...page }));
