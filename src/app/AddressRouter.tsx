/**
 * The router over the browser's history. Another page comes as a transition: the one that is there stays until it can be
 * drawn. A change within a page – a filter, a tab, the next rows – is drawn at once, as the answer to a press that it is.
 */
import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from "react-router-dom";

export function AddressRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen(({ action, location }) => {
      const go = () => setPlace({ action, location });
      if (location.pathname === pathname) go();
      else startTransition(go);
      pathname = location.pathname;
    });
  }, [history]);
  return (
    <Router navigator={history} location={location} navigationType={action}>
      {children}
    </Router>
  );
}
