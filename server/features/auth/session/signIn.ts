/** POST /auth/sign_in: the same refusal for whoever is not let in, in words and in time. */
import { type FastifyRequest } from "fastify";
import {
  type NotVerified,
  type SignInProof,
  type SignInRequest,
  type SignInResponse,
} from "../../../../src/contract/shapes/session.ts";
import { lockPracticeFirst } from "../../../domain/lockPracticeFirst.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { Problem } from "../../../http/problem.ts";
import { type CompanyWork, inCompany, type Ports } from "../../../platform/ports.ts";
import { countFailedSignIn, mayTrySignIn, refuseGuessing } from "../person/authLimits.ts";
import { findPerson, isVerified, type Person } from "../person/findPerson.ts";
import { presentUser } from "../person/presentUser.ts";
import { hasSecondFactor, limitCodes, takeProof } from "../secondFactor/proveSecondFactor.ts";
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

/** Only who knows the password hears that a code is needed. */
const codeNeeded = (): Problem =>
  new Problem(401, "otp_required", ["Please also enter the code from your authenticator app."], { success: false });
const wrongCode = (): Problem =>
  new Problem(401, "otp_rejected", ["That code is not right, or it was used before."], { success: false });

/** A practice that the provider's staff has closed was verified once, and waits for nobody. */
const notVerified = ({ company_status }: Person): NotVerified =>
  company_status === "suspended" ? { verified: false, suspended: true } : { verified: false };

type SignIn = { body: SignInResponse; headers: Record<string, string> };

/** Undefined where the password is enough. */
async function proofNeeded(ports: Ports, userId: number, proof: SignInProof): Promise<SignInProof | undefined> {
  if (!(await hasSecondFactor(ports.database.db, userId))) return undefined;
  if (!proof.otp_code && !proof.recovery_code) throw codeNeeded();
  await limitCodes(ports, userId);
  return proof;
}

export async function signIn(
  ports: Ports,
  request: FastifyRequest,
  { email, password, ...given }: SignInRequest,
): Promise<SignIn> {
  await refuseGuessing(ports, request, email);
  const person = await findPerson(ports.database.db, email);
  const isRight = await verifyPassword(ports.config, person?.password_hash, password, async (compare) => {
    // Looked at now, not on arrival: guesses that come all at once are bounded too, but for the few compared together.
    await mayTrySignIn(ports, request, email);
    const right = (await compare()) && person?.status === "active";
    if (!right) await countFailedSignIn(ports, request, email);
    return right;
  });
  if (!person || !isRight) throw wrong();
  if (!person.confirmed_at) throw unconfirmed(person.email);
  // Without headers, so that nothing is stored.
  if (!isVerified(person)) return { body: { data: notVerified(person) }, headers: {} };
  const proof = await proofNeeded(ports, person.id, given);
  const newHash =
    person.password_hash && isOutdated(ports.config, person.password_hash)
      ? await hashPassword(ports.config, password)
      : undefined;
  const opened = await open(ports, request, person, { newHash, proof });
  if ("body" in opened) return opened;
  await countFailedSignIn(ports, request, email);
  throw opened.refusal;
}

type Checked = { newHash: string | undefined; proof: SignInProof | undefined };

/** Whether the person is still who was found when the password was compared; from then on nobody changes that meanwhile. */
async function lockUnchanged(unit: CompanyWork, { id, password_version }: Person): Promise<boolean> {
  await lockPracticeFirst(unit);
  const unchanged = await unit.tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", id)
    .where("password_version", "=", password_version)
    .where("status", "=", "active")
    .forUpdate()
    .executeTakeFirst();
  return unchanged !== undefined;
}

/** A refusal where the password is no longer the one that was compared, or the proof is worth nothing. */
function open(
  ports: Ports,
  request: FastifyRequest,
  person: Person,
  { newHash, proof }: Checked,
): Promise<SignIn | { refusal: Problem }> {
  return inCompany(ports, person.company_id, async (unit) => {
    const { tx, now, companyId } = unit;
    if (!(await lockUnchanged(unit, person))) return { refusal: wrong() };
    if (newHash) await tx.updateTable("users").set({ password_hash: newHash }).where("id", "=", person.id).execute();
    const taken = proof && (await takeProof(unit, person.id, proof));
    if (taken === null) return { refusal: wrongCode() };
    const { headers, displaced } = await openSession(ports, tx, {
      userId: person.id,
      scope: "full",
      userAgent: request.headers["user-agent"],
      ip: request.ip,
    });
    const told = { companyId, subject: { type: "user", id: person.id }, requestId: request.id } as const;
    await recordAudit(tx, now, { ...told, actor: { type: "admin", id: person.id }, action: "signed_in" });
    if (taken === "recovery")
      await recordAudit(tx, now, { ...told, actor: { type: "admin", id: person.id }, action: "recovery_code_used" });
    // The device itself says that its session has ended; here stands that nobody pressed anything.
    for (let n = 0; n < displaced; n++)
      await recordAudit(tx, now, { ...told, actor: { type: "system" }, action: "session_revoked" });
    return { body: { data: await presentUser(tx, person.id) }, headers };
  });
}
