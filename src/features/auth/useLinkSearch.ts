/** The query that a mailed link brought: out of the address, into the history's state, where a reload finds it. */
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { readLink } from "../../lib/location.ts";

export function useLinkSearch(): string {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  // The outside world is the address bar, and with it what is handed on: neither may keep the secret.
  useEffect(() => {
    if (search) void navigate({ pathname, search: "" }, { replace: true, state: { link: search } });
  }, [search, pathname, navigate]);
  return search || readLink(state);
}
