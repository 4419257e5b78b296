/** Path to page (specification §2, root routing). */
import { type ReactElement, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, type RouteObject, useLocation } from "react-router-dom";
import { selectCheckDelayed, selectSessionKind } from "../features/auth/public.ts";
import { type ToastBoard } from "../features/notifications/toasts/toastBoard.ts";
import { useAppSelector } from "../lib/hooks/storeHooks.ts";
import { fetchPage } from "../lib/loading/loadPage.ts";
import { ErrorArea } from "../pages/ErrorArea.tsx";
import { SystemErrorPage } from "../pages/SystemErrorPage.tsx";
import { Splash } from "../ui/page/Splash.tsx";
import { authPages, lazyPage, loadSignInEntry, mailedPages, type SignInEntry, signedInPages } from "./pages.tsx";
import { collapseSlashes, landing } from "./paths.ts";
import { RedirectWithSplash } from "./RedirectWithSplash.tsx";
import { RouteError } from "./RouteError.tsx";
import { ScrollMemory } from "./ScrollMemory.tsx";
import { type AppStore } from "./store.ts";

const inErrorArea = (page: ReactElement) => <ErrorArea>{page}</ErrorArea>;

const systemError = inErrorArea(<SystemErrorPage />);

function Root() {
  const { pathname, search, hash, state } = useLocation();
  const path = collapseSlashes(pathname);
  if (path !== pathname) return <Navigate to={{ pathname: path, search, hash }} state={state} replace />;
  return (
    <Suspense fallback={<Splash />}>
      <ScrollMemory />
      <Outlet />
    </Suspense>
  );
}

/** Where nothing is drawn, the page's own mark stands (BootSplash.tsx). */
function Pending() {
  const delayed = useAppSelector(selectCheckDelayed);
  const { t } = useTranslation();
  return delayed && <Splash note={t("checkDelayed")} />;
}

/** Waits until it is known whether somebody is signed in. */
function SessionChecked() {
  return useAppSelector(selectSessionKind) === "checking" ? <Pending /> : <Outlet />;
}

const SET_UP = "second-factor";

/** Someone who has just signed in, or came here while signed in, goes on. */
function Only({ kind }: { kind: "signedOut" | "settingUp" }) {
  const { state } = useLocation();
  const current = useAppSelector(selectSessionKind);
  if (current === kind) return <Outlet />;
  if (current === "signedIn") return <RedirectWithSplash to={landing(state)} />;
  return <RedirectWithSplash to={`/auth/${current === "settingUp" ? SET_UP : "login"}`} state={state} />;
}

/** What was asked for is remembered, to land there after signing in. */
function SignedInOnly() {
  const { pathname, search, hash } = useLocation();
  const signedIn = useAppSelector(selectSessionKind) === "signedIn";
  if (signedIn) return <Outlet />;
  if (pathname.startsWith("/auth/")) return <Navigate to="/auth/login" replace />;
  return <RedirectWithSplash to="/auth/login" state={{ from: `${pathname}${search}${hash}` }} />;
}

/** Where reset links of the specification's redirect_url lead. */
function ToSetNewPassword() {
  const { search, state } = useLocation();
  return <Navigate to={{ pathname: "/auth/set-new-password", search }} state={state} replace />;
}

const toLogin = <Navigate to="/auth/login" replace />;

type LoadBoard = () => Promise<ToastBoard>;

/**
 * `loadBoard`: of the toasts, which come with the engine. `entry`: the first page of signing in, where it is there already;
 * else it is fetched like the others.
 */
export function createRoutes(store: AppStore["store"], loadBoard: LoadBoard, entry?: SignInEntry): RouteObject[] {
  const auth: RouteObject = {
    path: "auth",
    ...(entry ? { Component: entry.AuthArea } : lazyPage("AuthArea", loadSignInEntry)),
    children: [
      ...mailedPages,
      {
        element: <Only kind="settingUp" />,
        children: [
          { path: SET_UP, ...lazyPage("SecondFactorPage", () => import("../pages/auth/SecondFactorPage.tsx")) },
        ],
      },
      {
        element: <Only kind="signedOut" />,
        children: [
          { path: "login", ...(entry ? { Component: entry.LoginPage } : lazyPage("LoginPage", loadSignInEntry)) },
          ...authPages,
          { index: true, element: toLogin },
          { path: "*", element: toLogin },
        ],
      },
    ],
  };
  const signedIn: RouteObject = {
    element: <SignedInOnly />,
    children: [
      {
        lazy: async () => {
          const load = () => import(/* webpackChunkName: "frame" */ "../pages/SignedInArea.tsx");
          const [{ SignedInArea }, board] = await fetchPage(() => Promise.all([load(), loadBoard()]));
          return { element: <SignedInArea board={board} /> };
        },
        children: signedInPages(store),
      },
      { index: true, element: <RedirectWithSplash to="/callouts" /> },
      { path: "user-settings", element: <Navigate to="/user-settings/settings" replace /> },
      { path: "*", element: <Navigate to="/error/404" replace /> },
    ],
  };
  return [
    {
      element: <Root />,
      errorElement: <RouteError />,
      HydrateFallback: Pending,
      children: [
        { path: "error/500", element: systemError },
        {
          path: "error/*",
          lazy: async () => {
            const { NotFoundPage } = await fetchPage(() => import("../pages/NotFoundPage.tsx"));
            return { element: inErrorArea(<NotFoundPage />) };
          },
        },
        {
          path: "logout",
          lazy: async () => {
            // In the frame's file, since the server may be away by then; with the engine, whose flows must hear the page ask.
            const [{ LogoutPage }] = await fetchPage(() =>
              Promise.all([import(/* webpackChunkName: "frame" */ "../pages/LogoutPage.tsx"), loadBoard()]),
            );
            return { Component: LogoutPage };
          },
        },
        // "Return Home" points here.
        { path: "dashboard", element: <Navigate to="/" replace /> },
        { path: "set-new-password", element: <ToSetNewPassword /> },
        { element: <SessionChecked />, children: [auth, signedIn] },
      ],
    },
  ];
}
