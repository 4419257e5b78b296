/** POST /auth/sign_in: the same refusal for whoever is not let in, in words and in time. */
import { type FastifyRequest } from "fastify";
import { type SignInResponse } from "../../../../src/contract/shapes/session.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { Problem } from "../../../http/problem.ts";
import { inCompany, type Ports } from "../../../platform/ports.ts";
import { countFailedSignIn, mayTrySignIn } from "../person/authLimits.ts";
import { findPerson, isVerified, type Person } from "../person/findPerson.ts";
import { presentUser } from "../person/presentUser.ts";
import { hashPassword, isOutdated, verifyPassword } from "../secrets/passwords.ts";
import { openSession } from "./openSession.ts";

/** Literal, also because the app knows the notice by this sentence (specification §8). */
const unconfirmed = (email: string): Problem =>
  new Problem(
    401,
    "email_unconfirmed",
    [
      `A confirmation email was sent to your account at '${email}'. You must follow the instructions in the email before your account can be activated`,
    ],
    { success: false },
  );

const wrong = (): Problem =>
  new Problem(401, "credentials_rejected", ["Invalid login credentials. Please try again."], { success: false });

type SignIn = { body: SignInResponse; headers: Record<string, string> };

export async function signIn(ports: Ports, request: FastifyRequest, email: string, password: string): Promise<SignIn> {
  await mayTrySignIn(ports, request, email);
  const person = await findPerson(ports.database.db, email);
  const right = await verifyPassword(ports.config, person?.password_hash, password);
  if (!person || !right || person.status !== "active") {
    await countFailedSignIn(ports, request, email);
    throw wrong();
  }
  if (!person.confirmed_at) throw unconfirmed(person.email);
  // Without headers, so that nothing is stored.
  if (!isVerified(person)) return { body: { data: { verified: false } }, headers: {} };
  const newHash =
    person.password_hash && isOutdated(ports.config, person.password_hash)
      ? await hashPassword(ports.config, password)
      : undefined;
  return open(ports, request, person, newHash);
}

function open(ports: Ports, request: FastifyRequest, person: Person, newHash: string | undefined): Promise<SignIn> {
  return inCompany(ports, person.company_id, async ({ tx, now, companyId }) => {
    // Not when the password was changed since it was compared.
    if (newHash)
      await tx
        .updateTable("users")
        .set({ password_hash: newHash })
        .where("id", "=", person.id)
        .where("password_version", "=", person.password_version)
        .execute();
    const { headers, displaced } = await openSession(ports, tx, {
      userId: person.id,
      scope: "full",
      userAgent: request.headers["user-agent"],
      ip: request.ip,
    });
    const told = { companyId, subject: { type: "user", id: person.id }, requestId: request.id } as const;
    await recordAudit(tx, now, { ...told, actor: { type: "admin", id: person.id }, action: "signed_in" });
    // The device itself says that its session has ended; here stands that nobody pressed anything.
    for (let n = 0; n < displaced; n++)
      await recordAudit(tx, now, { ...told, actor: { type: "system" }, action: "session_revoked" });
    return { body: { data: await presentUser(tx, person.id) }, headers };
  });
}
