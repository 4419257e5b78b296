/** Two-step verification of one's own account: set up, confirmed, turned off, and its recovery codes made anew. */
import { randomBytes } from "node:crypto";
import { type FastifyRequest } from "fastify";
import { MINUTE_MS } from "../../../../src/contract/durations.ts";
import {
  type SecondFactor,
  type SecondFactorChangeRequest,
  type SecondFactorSetUp,
} from "../../../../src/contract/shapes/secondFactor.ts";
import { auditBy, byWhom } from "../../../domain/auditBy.ts";
import { lockPracticeFirst } from "../../../domain/lockPracticeFirst.ts";
import { signedIn } from "../../../http/currentSession.ts";
import { Problem } from "../../../http/problem.ts";
import { type AccountMailFacts } from "../../../mail/account/accountMails.ts";
import { renderSecondFactorOff, renderSecondFactorOn } from "../../../mail/account/changeMails.ts";
import { queueMail } from "../../../mail/transport/queueMail.ts";
import { type CompanyWork, inCompany, type Ports } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { presentUser } from "../person/presentUser.ts";
import { describeSecret, stepOf } from "../secondFactor/oneTimeCodes.ts";
import { hasSecondFactor, limitCodes, takeProof } from "../secondFactor/proveSecondFactor.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "../secondFactor/recoveryCodes.ts";
import { hangUpWhereDue } from "../session/hangUpWhereDue.ts";
import { refused } from "./changeProfile.ts";
import { proveCurrentPassword } from "./currentPassword.ts";

/** How long a set-up that the password was given for may be confirmed. */
const SET_UP_LIFE_MS = 30 * MINUTE_MS;

const notPossible = (reason: string): Problem => new Problem(409, "invalid_transition", [reason], { status: "error" });
const wrongCode = (): Problem => refused({ otp_code: ["is invalid"] });

/** The lock that changes of one account wait for. Resolves to the version of its password. */
async function lockAccount(unit: CompanyWork, userId: number): Promise<number> {
  await lockPracticeFirst(unit);
  const { password_version } = await unit.tx
    .selectFrom("users")
    .select("password_version")
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return password_version;
}

/** The same; refuses a password that was changed since it was given. */
async function lockWithPassword(unit: CompanyWork, userId: number, passwordVersion: number): Promise<void> {
  if ((await lockAccount(unit, userId)) !== passwordVersion) throw refused({ current_password: ["is invalid"] });
}

async function factsOf({ tx, ports }: CompanyWork, userId: number): Promise<AccountMailFacts> {
  const { id, first_name, last_name, email, locale, company } = await presentUser(tx, userId);
  return { user: { id, first_name, last_name, email, locale }, practice: company.name, config: ports.config };
}

export const readSecondFactor = (ports: Ports, request: FastifyRequest): Promise<SecondFactor> => {
  const { userId, companyId } = signedIn(request);
  return inCompany(ports, companyId, async ({ tx }) => {
    const factor = await tx
      .selectFrom("second_factors")
      .select("confirmed_at")
      .where("user_id", "=", userId)
      .where("confirmed_at", "is not", null)
      .executeTakeFirst();
    return {
      enabled: factor !== undefined,
      enabled_at: factor?.confirmed_at?.toISOString() ?? null,
      recovery_codes_left: await countRecoveryCodes(tx, userId),
    };
  });
};

/** A new secret, which counts once a code of it was told; an earlier set-up that was not confirmed is forgotten. */
export async function beginSetUp(ports: Ports, request: FastifyRequest, password: string): Promise<SecondFactorSetUp> {
  const session = signedIn(request);
  const { userId, companyId, uid } = session;
  const { passwordVersion } = await proveCurrentPassword(ports, request, session, password);
  return inCompany(ports, companyId, async (unit) => {
    const { tx, now } = unit;
    await lockWithPassword(unit, userId, passwordVersion);
    const fresh = { seed: randomBytes(16).toString("base64url"), last_step: 0, created_at: now };
    const begun = await tx
      .insertInto("second_factors")
      .values({ user_id: userId, confirmed_at: null, ...fresh })
      .onConflict((conflict) =>
        conflict.column("user_id").doUpdateSet(fresh).where("second_factors.confirmed_at", "is", null),
      )
      .returning(["user_id", "seed"])
      .executeTakeFirst();
    if (!begun) throw notPossible("Two-step verification is on already.");
    return describeSecret(ports.keys, begun, { issuer: ports.config.provider.provider_name, label: uid });
  });
}

/** Turns it on, once a code shows that the app has the secret. Resolves to the recovery codes. */
export async function confirmSetUp(ports: Ports, request: FastifyRequest, code: string): Promise<string[]> {
  const { userId, companyId } = signedIn(request);
  await limitCodes(ports, userId);
  return inCompany(ports, companyId, async (unit) => {
    const { tx, now } = unit;
    await lockAccount(unit, userId);
    const begun = await tx
      .selectFrom("second_factors")
      .select(["user_id", "seed"])
      .where("user_id", "=", userId)
      .where("confirmed_at", "is", null)
      .where("created_at", ">", new Date(now.getTime() - SET_UP_LIFE_MS))
      .forUpdate()
      .executeTakeFirst();
    if (!begun) throw notPossible("Nothing is being set up, or it took too long. Please start again.");
    const step = stepOf(ports.keys, begun, code, now);
    if (step === undefined) throw wrongCode();
    await tx
      .updateTable("second_factors")
      .set({ confirmed_at: now, last_step: step })
      .where("user_id", "=", userId)
      .execute();
    const codes = await replaceRecoveryCodes(tx, userId);
    await queueMail(unit, renderSecondFactorOn(await factsOf(unit, userId), now));
    await auditBy(unit, byWhom(request), { action: "second_factor_on", subject: { type: "user", id: userId } });
    await recordChange(unit, null);
    return codes;
  });
}

/** Runs `work` for somebody who gave the password; the code is `work`'s to take. */
async function afterPassword<Result>(
  ports: Ports,
  request: FastifyRequest,
  password: string,
  work: (unit: CompanyWork, userId: number) => Promise<Result>,
): Promise<Result> {
  const session = signedIn(request);
  const { userId, companyId } = session;
  const { passwordVersion } = await proveCurrentPassword(ports, request, session, password);
  await limitCodes(ports, userId);
  return inCompany(ports, companyId, async (unit) => {
    await lockWithPassword(unit, userId, passwordVersion);
    return work(unit, userId);
  });
}

export const renewRecoveryCodes = (ports: Ports, request: FastifyRequest, given: SecondFactorChangeRequest) =>
  afterPassword(ports, request, given.current_password, async (unit, userId) => {
    if (!(await takeProof(unit, userId, given))) throw wrongCode();
    const codes = await replaceRecoveryCodes(unit.tx, userId);
    await auditBy(unit, byWhom(request), { action: "recovery_codes_renewed", subject: { type: "user", id: userId } });
    return codes;
  });

export const turnOff = (ports: Ports, request: FastifyRequest, given: SecondFactorChangeRequest): Promise<void> =>
  afterPassword(ports, request, given.current_password, async (unit, userId) => {
    // Asked again, since the answer was lost.
    if (!(await hasSecondFactor(unit.tx, userId))) return;
    if (!(await takeProof(unit, userId, given))) throw wrongCode();
    await unit.tx.deleteFrom("second_factors").where("user_id", "=", userId).execute();
    await queueMail(unit, renderSecondFactorOff(await factsOf(unit, userId), unit.now));
    await hangUpWhereDue(unit.tx);
    await auditBy(unit, byWhom(request), { action: "second_factor_off", subject: { type: "user", id: userId } });
    await recordChange(unit, null);
  });
