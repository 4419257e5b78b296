/** POST /auth: a practice and its first administrator, who cannot sign in before the address and the practice are checked. */
import { randomUUID } from "node:crypto";
import { type FastifyRequest } from "fastify";
import { sql } from "kysely";
import { isTimeZone } from "../../../../src/contract/account.ts";
import { type Language } from "../../../../src/contract/languages.ts";
import { LIMITS } from "../../../../src/contract/limits.ts";
import { splitFullName } from "../../../../src/contract/names.ts";
import { TERMS_VERSION } from "../../../../src/contract/session.ts";
import { type SignUp, type SignUpRequest } from "../../../../src/contract/shapes/session.ts";
import { forCompany } from "../../../db/companyScope.ts";
import { type Tx } from "../../../db/database.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { formProblems } from "../../../http/formProblems.ts";
import { wishedLanguage } from "../../../http/preferredLanguage.ts";
import { invalid, Problem } from "../../../http/problem.ts";
import { type Ports } from "../../../platform/ports.ts";
import { limitRegistration } from "../person/authLimits.ts";
import { promiseAccountWork } from "../person/backgroundWork.ts";
import { findPerson, normalEmail } from "../person/findPerson.ts";
import { hashPassword } from "../secrets/passwords.ts";
import { isRefusedPassword } from "../secrets/refusedPasswords.ts";

function checked(given: SignUp): SignUpRequest["sign_up"] {
  const { email = "", name = "", company_name = "", password = "" } = given;
  const fields =
    formProblems("registration", {
      ...given,
      confirmpassword: given.password_confirmation,
      acceptTerms: given.accept_terms,
    }) ?? {};
  if (!fields.password && isRefusedPassword(password, [email, name, company_name])) fields.password = ["is too common"];
  if (Object.keys(fields).length === 0) return given as SignUpRequest["sign_up"];
  const { errors } = invalid(fields);
  throw new Problem(422, "invalid_input", errors, { status: "error", data: { email } });
}

/** Answers the same for an address that is taken: its owner gets a mail instead. */
export async function register(ports: Ports, request: FastifyRequest, given: SignUp): Promise<{ email: string }> {
  const sign_up = checked(given);
  const email = normalEmail(sign_up.email);
  await limitRegistration(ports, request, email);
  const passwordHash = await hashPassword(ports.config, sign_up.password);
  const practice = { ...sign_up, email, passwordHash };
  const isTaken = Boolean(await findPerson(ports.database.db, email));
  await write(ports, request, practice, isTaken).catch(async (error: unknown) => {
    // Two at once for one address: the second finds it taken after all.
    if (isTaken || !(await findPerson(ports.database.db, email))) throw error;
    await promiseAccountWork(ports, request.log, { kind: "registered_again", email });
  });
  return { email };
}

type NewPractice = Omit<SignUpRequest["sign_up"], "password"> & { passwordHash: string };

/** For an address that is taken the same is written and undone, statement by statement, so that the time tells nothing either. */
function write(ports: Ports, request: FastifyRequest, practice: NewPractice, isTaken: boolean): Promise<void> {
  const job = { kind: isTaken ? "registered_again" : "registered", email: practice.email } as const;
  const written = isTaken ? { ...practice, email: `${randomUUID()}@nobody.invalid` } : practice;
  const ending = isTaken ? sql`rollback to savepoint registration` : sql`release savepoint registration`;
  return promiseAccountWork(ports, request.log, job, async (tx) => {
    await sql`savepoint registration`.execute(tx);
    await insertPractice(ports, tx, request, written);
    // The audit log is chained here and not at the commit, which would be too late to be undone.
    await sql`set constraints all immediate`.execute(tx);
    await ending.execute(tx);
  });
}

async function insertPractice(ports: Ports, tx: Tx, request: FastifyRequest, practice: NewPractice): Promise<void> {
  const now = ports.clock.now();
  const locale = practice.locale ?? wishedLanguage(request.headers["accept-language"]);
  const companyId = await insertCompany(tx, practice, locale);
  const userId = await insertOwner(tx, now, companyId, practice, locale);
  await recordAudit(forCompany(tx, companyId), now, {
    companyId,
    actor: { type: "admin", id: userId },
    action: "practice_registered",
    subject: { type: "company", id: companyId },
    requestId: request.id,
  });
}

/** Doctors are written to in the language of whoever registers, and days counted where that is, until the practice says otherwise. */
async function insertCompany(tx: Tx, practice: NewPractice, doctor_locale: Language): Promise<number> {
  const { company_name, phone, time_zone = "" } = practice;
  const name = company_name.trim();
  const { id } = await tx
    .insertInto("companies")
    .values({ name, phone: phone.trim(), verified_at: null, verified_by: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  // A practice's name may be longer than a sender's.
  const sender = name.length <= LIMITS.contactName[1] ? name : null;
  await tx
    .insertInto("company_settings")
    .values({
      company_id: id,
      callout_emails_name: sender,
      doctor_locale,
      // A browser may know zones that this server does not: no reason to turn a practice away.
      ...(isTimeZone(time_zone) ? { time_zone } : {}),
    })
    .execute();
  return id;
}

async function insertOwner(tx: Tx, now: Date, companyId: number, practice: NewPractice, locale: Language) {
  const { id } = await tx
    .insertInto("users")
    .values({
      company_id: companyId,
      ...splitFullName(practice.name, locale),
      email: practice.email,
      phone: practice.phone.trim(),
      password_hash: practice.passwordHash,
      confirmed_at: null,
      role: "owner",
      locale,
      time_zone: null,
      terms_accepted_at: now,
      terms_version: practice.terms_version || TERMS_VERSION,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
