/** The password of now, asked again before something that a stolen session must not do. */
import { type FastifyRequest } from "fastify";
import { HOUR_MS, MINUTE_MS } from "../../../../src/contract/durations.ts";
import { type SignedIn } from "../../../http/currentSession.ts";
import { addressKey, rateLimit } from "../../../http/rateLimit.ts";
import { type Ports } from "../../../platform/ports.ts";
import { verifyPassword } from "../secrets/passwords.ts";
import { refused } from "./changeProfile.ts";

/** What the change must still find when it is written. */
type Proven = { email: string; passwordVersion: number };

/** Ten tries an hour, right ones included; a session that guesses is slowed down, its person never locked out. */
export async function proveCurrentPassword(
  ports: Ports,
  request: FastifyRequest,
  { userId }: SignedIn,
  password: string,
): Promise<Proven> {
  await rateLimit(ports, [
    { key: `current_password/ip/${addressKey(request)}`, max: 25, windowMs: 5 * MINUTE_MS },
    { key: `current_password/user/${userId}`, max: 10, windowMs: HOUR_MS },
  ]);
  const user = await ports.database.db
    .selectFrom("users")
    .select(["email", "password_hash", "password_version"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(ports.config, user.password_hash, password)))
    throw refused({ current_password: ["is invalid"] });
  return { email: user.email, passwordVersion: user.password_version };
}
