/** The bounds for calls that guess secrets or cause mail. */
import { type FastifyRequest } from "fastify";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../../src/contract/durations.ts";
import { Problem } from "../../../http/problem.ts";
import { addressKey, rateLimit, refuseOverLimit } from "../../../http/rateLimit.ts";
import { type Ports } from "../../../platform/ports.ts";
import { hashOf } from "../secrets/sessionTokens.ts";
import { normalEmail } from "./findPerson.ts";

/** Addresses and tokens are counted without being kept. */
export const veiled = (secret: string): string => hashOf(secret).slice(0, 22);

/** Whether the bound leaves room. */
const hasRoom = (counted: Promise<void>): Promise<boolean> =>
  counted.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );

const signInLimits = (request: FastifyRequest, email: string) => {
  const [address, person] = [addressKey(request), veiled(normalEmail(email))];
  return {
    hard: [
      { key: `sign_in/ip/${address}`, max: 25, windowMs: 5 * MINUTE_MS },
      { key: `sign_in/ip_email/${address}/${person}`, max: 10, windowMs: 3 * MINUTE_MS },
    ],
    soft: { key: `sign_in/email/${person}`, max: 25, windowMs: HOUR_MS },
    slow: { key: `sign_in/slow/${person}`, max: 1, windowMs: 30 * SECOND_MS },
  };
};

/** A device the person has a session on, as far as an address and a browser's name tell. */
async function isKnownDevice({ database: { db } }: Ports, request: FastifyRequest, email: string): Promise<boolean> {
  const session = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.id")
    .where((e) => e(e.fn<string>("lower", ["users.email"]), "=", normalEmail(email)))
    .where("users.status", "<>", "invited")
    .where("sessions.scope", "=", "full")
    .where("sessions.ip", "=", request.ip)
    .where("sessions.user_agent", "is not distinct from", request.headers["user-agent"]?.slice(0, 500) ?? null)
    .executeTakeFirst();
  return session !== undefined;
}

/** Refuses where too many passwords were wrong. */
export const refuseGuessing = (ports: Ports, request: FastifyRequest, email: string): Promise<void> =>
  refuseOverLimit(ports, signInLimits(request, email).hard);

/**
 * Only failures count. An address under attack is slowed down to a try in 30 s, never locked out, and on a device that
 * its owner is known by not even that.
 */
export async function mayTrySignIn(ports: Ports, request: FastifyRequest, email: string): Promise<void> {
  const { soft, slow } = signInLimits(request, email);
  await refuseGuessing(ports, request, email);
  const free = await hasRoom(refuseOverLimit(ports, [soft]));
  if (!free && !(await isKnownDevice(ports, request, email))) await rateLimit(ports, [slow]);
}

/** Counts a failure under every key, and refuses none: the next try is refused. */
export async function countFailedSignIn(ports: Ports, request: FastifyRequest, email: string): Promise<void> {
  const { hard, soft } = signInLimits(request, email);
  for (const limit of [...hard, soft]) await rateLimit(ports, [{ ...limit, max: Number.MAX_SAFE_INTEGER }]);
}

/** Five registrations in half an hour from one address, twenty a day for one mail domain. */
export const limitRegistration = (ports: Ports, request: FastifyRequest, email: string): Promise<void> =>
  rateLimit(ports, [
    { key: `register/ip/${addressKey(request)}`, max: 5, windowMs: 30 * MINUTE_MS },
    {
      key: `register/domain/${veiled(normalEmail(email).split("@").at(-1) ?? "")}`,
      max: 20,
      windowMs: DAY_MS,
    },
  ]);

/** Calls that use a mailed token: by address, and ten for the token in all. */
export const limitToken = (ports: Ports, request: FastifyRequest, token: string): Promise<void> =>
  rateLimit(ports, [
    { key: `token/ip/${addressKey(request)}`, max: 25, windowMs: 5 * MINUTE_MS },
    // Longer than any token lives: ten in all.
    { key: `token/${veiled(token)}`, max: 10, windowMs: 8 * DAY_MS },
  ]);

/** Calls that send a mail on request: by address. */
export const limitMailRequest = (ports: Ports, request: FastifyRequest): Promise<void> =>
  rateLimit(ports, [{ key: `mail_request/ip/${addressKey(request)}`, max: 25, windowMs: 5 * MINUTE_MS }]);

/** Five mails in half an hour to one person; beyond that none, and nobody is told. */
export async function mayMail(ports: Ports, kind: "reset" | "confirmation", email: string): Promise<boolean> {
  const limit = { key: `mail/${kind}/${veiled(normalEmail(email))}`, max: 5, windowMs: 30 * MINUTE_MS };
  return hasRoom(rateLimit(ports, [limit]));
}
