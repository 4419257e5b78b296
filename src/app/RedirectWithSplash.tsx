/** Leads to another address; that page is still on its way then, and an empty window would look broken. */
import { Navigate, type NavigateProps } from "react-router-dom";
import { Splash } from "../ui/page/Splash.tsx";

export function RedirectWithSplash(props: Omit<NavigateProps, "replace">) {
  return (
    <>
      <Splash />
      <Navigate {...props} replace />
    </>
  );
}
