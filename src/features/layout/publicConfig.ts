/** What the provider may change without a new build: name and links, from /config.json. */
import { type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";
import { useEffect } from "react";
import { type ApiPorts } from "../../api/apiPorts.ts";
import { DEFAULT_PUBLIC_CONFIG, type PublicConfig } from "../../contract/config.ts";
import { useAppDispatch, useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { providerRead, selectProvider } from "./layoutSlice.ts";

/** Unknown keys and other things than text are left out. */
function understood(given: unknown): Partial<PublicConfig> {
  if (typeof given !== "object" || given === null) return {};
  const texts = Object.entries(given).filter(
    ([key, value]) => key in DEFAULT_PUBLIC_CONFIG && typeof value === "string",
  );
  return Object.fromEntries(texts);
}

/** The file lies beside the page, not behind the API; without it the defaults stand. */
const readProvider =
  (): ThunkAction<Promise<void>, unknown, ApiPorts, UnknownAction> =>
  async (dispatch, _getState, { network, report }) => {
    try {
      const response = await network.fetch("/config.json", { headers: { accept: "application/json" } });
      const given: unknown = response.ok ? await response.json() : null;
      dispatch(providerRead({ ...DEFAULT_PUBLIC_CONFIG, ...understood(given) }));
    } catch (error) {
      report("The provider's configuration could not be read", error);
    }
  };

/** The defaults until it is read, and where it cannot be. */
export function usePublicConfig(): PublicConfig {
  const provider = useAppSelector(selectProvider);
  const dispatch = useAppDispatch();
  const isRead = provider !== null;
  // The outside world is the web server's file.
  useEffect(() => {
    if (!isRead) void dispatch(readProvider());
  }, [isRead, dispatch]);
  return provider ?? DEFAULT_PUBLIC_CONFIG;
}
