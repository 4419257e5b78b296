/** Path to page (specification §2, root routing). */
import { type ReactElement, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { selectCheckDelayed, selectSessionKind } from "../features/auth/public.ts";
import { selectAwaitsRows } from "../features/layout/public.ts";
import { type ToastBoard } from "../features/notifications/toasts/toastBoard.ts";
import { loadPage } from "../lib/loadPage.ts";
import { useAppSelector } from "../lib/useHooks.ts";
import { ErrorArea } from "../pages/ErrorArea.tsx";
import { SystemErrorPage } from "../pages/SystemErrorPage.tsx";
import { Splash } from "../ui/Splash.tsx";
import { authPages, laterWayIn, type WayIn } from "./authPages.tsx";
import { Onward } from "./Onward.tsx";
import { collapseSlashes } from "./paths.ts";
import { SignedInRoutes } from "./SignedInRoutes.tsx";

const NotFoundPage = loadPage("NotFoundPage", () => import("../pages/NotFoundPage.tsx"));
const LogoutPage = loadPage("LogoutPage", () => import("../pages/LogoutPage.tsx"));

const inErrorArea = (page: ReactElement) => <ErrorArea>{page}</ErrorArea>;

type Props = { board: ToastBoard; wayIn?: WayIn };

export function AppRoutes({ board, wayIn = laterWayIn }: Props) {
  const { pathname, search, hash, state } = useLocation();
  const path = collapseSlashes(pathname);
  if (path !== pathname) return <Navigate to={{ pathname: path, search, hash }} state={state} replace />;
  return (
    <Suspense fallback={<Splash />}>
      <Routes>
        <Route path="/error/500" element={inErrorArea(<SystemErrorPage />)} />
        <Route path="/error/*" element={inErrorArea(<NotFoundPage />)} />
        <Route path="/logout" element={<LogoutPage />} />
        {/* "Return Home" points here. */}
        <Route path="/dashboard" element={<Navigate to="/" replace />} />
        {/* Where reset links of the specification's redirect_url lead. */}
        <Route
          path="/set-new-password"
          element={<Navigate to={{ pathname: "/auth/set-new-password", search }} state={state} replace />}
        />
        <Route path="*" element={<BySession board={board} wayIn={wayIn} />} />
      </Routes>
    </Suspense>
  );
}

/**
 * True until an ordinary change of state takes it back. News of the store is drawn at once, and with it all that the new
 * page does when it stands, such as asking for more, before any of it is painted.
 */
function useHeld(value: boolean): boolean {
  const [held, setHeld] = useState(value);
  useEffect(() => setHeld(value), [value]);
  return value || held;
}

function BySession({ board, wayIn }: Required<Props>) {
  const kind = useAppSelector(selectSessionKind);
  const delayed = useAppSelector(selectCheckDelayed);
  const awaitsRows = useHeld(useAppSelector(selectAwaitsRows));
  const { t } = useTranslation();
  // Where nothing is drawn, the page's own mark stands (Mark.tsx).
  if (kind === "checking") return delayed && <Splash note={t("checkDelayed")} />;
  if (kind === "signedIn" && awaitsRows) return null;
  return kind === "signedIn" ? <SignedInRoutes board={board} wayIn={wayIn} /> : <SignedOutRoutes wayIn={wayIn} />;
}

/** Whatever else was asked for is remembered, to land there after signing in. */
function SignedOutRoutes({ wayIn }: { wayIn: WayIn }) {
  const { pathname, search, hash } = useLocation();
  const from = `${pathname}${search}${hash}`;
  return (
    <Routes>
      {authPages(wayIn)}
      <Route path="*" element={<Onward to="/auth/login" state={{ from }} />} />
    </Routes>
  );
}
