/** Whether the server answers at all. */
import { API_PATH } from "./adminApi.ts";
import { type Network } from "./apiPorts.ts";

/** Asked in nobody's name, so that it can be given up: its response holds no token that would be lost with it. */
export async function isReachable({ fetch }: Network, signal: AbortSignal): Promise<boolean> {
  try {
    const headers = { accept: "application/json" };
    await fetch(`${API_PATH}/auth/validate_token`, { headers, credentials: "omit", cache: "no-store", signal });
    return true;
  } catch {
    // `fetch` tells nothing but that it failed.
    return false;
  }
}
