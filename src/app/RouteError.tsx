/** In place of everything, where a page could not be fetched or drawn. */
import { useEffect, useRef, useState } from "react";
import { useRouteError } from "react-router-dom";
import { LostPage, loadAfresh } from "../lib/loading/loadPage.ts";
import { ErrorArea } from "../pages/ErrorArea.tsx";
import { SystemErrorPage } from "../pages/SystemErrorPage.tsx";
import { Splash } from "../ui/page/Splash.tsx";

/** The router is at the page's address already: what is loaded afresh is the page that was asked for. */
export function RouteError({ afresh = loadAfresh }: { afresh?: () => Promise<boolean> }) {
  const error = useRouteError();
  const [failed, setFailed] = useState(!(error instanceof LostPage));
  const asked = useRef(false);
  useEffect(() => {
    if (failed || asked.current) return;
    asked.current = true;
    void afresh().then((reloading) => setFailed(!reloading));
  }, [failed, afresh]);
  if (!failed) return <Splash />;
  return (
    <ErrorArea>
      <SystemErrorPage />
    </ErrorArea>
  );
}
