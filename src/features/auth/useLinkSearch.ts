/** The query that a mailed link brought: out of the address, into the history's state, where a reload finds it (product.md T5). */
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The boot script moves it before anything is fetched, under the same name (public/boot.js). */
function keptIn(state: unknown): string {
  if (typeof state !== "object" || state === null || !("link" in state)) return "";
  return typeof state.link === "string" ? state.link : "";
}

export function useLinkSearch(): string {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  // The outside world is the address bar, and with it what is handed on: neither may keep the secret.
  useEffect(() => {
    if (search) void navigate({ pathname, search: "" }, { replace: true, state: { link: search } });
  }, [search, pathname, navigate]);
  return search || keptIn(state);
}
