/** Session headers without the detour over a password. */
import { openSession } from "../../server/features/auth/session/openSession.ts";
import { type Ports } from "../../server/platform/ports.ts";

/** Opens a session of the user's; the headers are what a browser would send. */
export async function signInHeaders(
  ports: Ports,
  user: { id: number },
  scope: "full" | "password_reset" = "full",
): Promise<Record<string, string>> {
  const { headers } = await openSession(ports, ports.database.db, { userId: user.id, scope });
  return headers;
}
