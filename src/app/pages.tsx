/** The pages, each a chunk of its own that the router fetches before it goes there. */
import { type ComponentType } from "react";
import { type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import { fetchPage } from "../lib/loading/loadPage.ts";
import { type SignedInPath } from "./paths.ts";
import { isSignedIn } from "./sessionChecked.ts";
import { type AppStore } from "./store.ts";

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
];

/** What mailed links lead to: reachable signed in or out, or the link would be lost. */
export const mailedPages: RouteObject[] = [
  {
    path: "forgot-password",
    ...lazyPage(
      "ForgotPasswordPage",
      () => import(/* webpackChunkName: "mailed" */ "../pages/auth/ForgotPasswordPage.tsx"),
    ),
  },
  {
    path: "complete-signup",
    ...lazyPage(
      "CompleteSignupPage",
      () => import(/* webpackChunkName: "mailed" */ "../pages/auth/CompleteSignupPage.tsx"),
    ),
  },
  {
    path: "set-new-password",
    ...lazyPage(
      "SetNewPasswordPage",
      () => import(/* webpackChunkName: "mailed" */ "../pages/auth/SetNewPasswordPage.tsx"),
    ),
  },
  {
    path: "email-confirmed",
    ...lazyPage(
      "EmailConfirmedPage",
      () => import(/* webpackChunkName: "mailed" */ "../pages/auth/EmailConfirmedPage.tsx"),
    ),
  },
];

type Store = AppStore["store"];

/** Its rows are on their way while its parts are drawn; later questions are the page's own. */
const calloutsPage = (store: Store): Pick<RouteObject, "lazy"> => ({
  lazy: async () => {
    const load = () =>
      Promise.all([
        import(/* webpackChunkName: "callouts" */ "../pages/CalloutsPage.tsx"),
        import(/* webpackChunkName: "callouts" */ "../features/callouts/api/prefetchCallouts.ts"),
      ]);
    const [{ CalloutsPage }, { prefetchCallouts }] = await fetchPage(load);
    const loader = ({ request }: LoaderFunctionArgs) => {
      const { searchParams } = new URL(request.url);
      void isSignedIn(store).then((signedIn) => signedIn && store.dispatch(prefetchCallouts(searchParams)));
      return null;
    };
    return { Component: CalloutsPage, loader, shouldRevalidate: () => false };
  },
});

const doctorForm = lazyPage("DoctorFormPage", () => import("../pages/DoctorFormPage.tsx"));

/** Inside the frame. */
const signedIn = (store: Store): Record<SignedInPath, Pick<RouteObject, "lazy">> => ({
  "/auth/enter-contact-details": lazyPage("ContactDetailsStep", () => import("../pages/ContactDetailsStep.tsx")),
  "/callouts": calloutsPage(store),
  "/callouts/new": lazyPage("NewCalloutPage", () => import("../pages/NewCalloutPage.tsx")),
  "/callouts/:calloutId/edit": lazyPage("EditCalloutPage", () => import("../pages/EditCalloutPage.tsx")),
  "/callouts/:calloutId/cover-sheet": lazyPage("CoverSheetPage", () => import("../pages/CoverSheetPage.tsx")),
  "/callouts/:calloutId/ring-round": lazyPage(
    "RingRoundPage",
    () => import(/* webpackChunkName: "callout" */ "../pages/RingRoundPage.tsx"),
  ),
  "/callouts/:calloutId": lazyPage(
    "CalloutPage",
    () => import(/* webpackChunkName: "callout" */ "../pages/CalloutPage.tsx"),
  ),
  "/print-day": lazyPage("PrintDayPage", () => import("../pages/PrintDayPage.tsx")),
  "/doctors": lazyPage("DoctorsPage", () => import(/* webpackChunkName: "doctors" */ "../pages/DoctorsPage.tsx")),
  "/doctors/new": doctorForm,
  "/doctors/import": lazyPage("DoctorsImportPage", () => import("../pages/DoctorsImportPage.tsx")),
  "/doctors/:doctorId": lazyPage("DoctorPage", () => import("../pages/DoctorPage.tsx")),
  "/doctors/:doctorId/edit": doctorForm,
  "/insights/*": lazyPage("InsightsPage", () => import("../pages/InsightsPage.tsx")),
  "/notifications": lazyPage("NotificationsPage", () => import("../pages/NotificationsPage.tsx")),
  "/planning": lazyPage("PlanPage", () => import("../pages/PlanPage.tsx")),
  "/planning/import": lazyPage("ListsImportPage", () => import("../pages/ListsImportPage.tsx")),
  "/planning/standing-lists": lazyPage("StandingListsPage", () => import("../pages/StandingListsPage.tsx")),
  "/practice-management/*": lazyPage("ManagePage", () => import("../pages/manage/ManagePage.tsx")),
  "/user-settings/settings": lazyPage("SettingsPage", () => import("../pages/SettingsPage.tsx")),
});

export const signedInPages = (store: Store): RouteObject[] =>
  Object.entries(signedIn(store)).map(([path, page]) => ({ path, ...page }));
