/** The address of the cable with the session of this moment (specification §7). */
import { CABLE_PATH } from "../../../contract/notification.ts";

type CableCredentials = { "access-token": string; client: string; uid: string };

/**
 * Called at every attempt, so that a rotated token is used (docs/contract.md §7, 10). Never throws: a throw would end the
 * client library's polling for good. Without credentials the server answers `unauthorized`, which is the truth.
 */
export function cableUrl(credentials: CableCredentials | null, path: string = CABLE_PATH): string {
  if (!credentials) return path;
  const query = new URLSearchParams({
    accessToken: credentials["access-token"],
    uid: credentials.uid,
    client: credentials.client,
  });
  return `${path}?${query}`;
}
