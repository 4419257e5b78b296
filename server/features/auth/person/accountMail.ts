/** Issues mailed tokens and queues the mails that carry them, in the transaction of what causes them. */
import { type Db } from "../../../db/database.ts";
import { lockPracticeFirst } from "../../../domain/lockPracticeFirst.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import {
  type AccountMailFacts,
  renderAlreadyRegistered,
  renderEmailConfirmation,
  renderPasswordReset,
  renderResetTooEarly,
} from "../../../mail/account/accountMails.ts";
import { queueMail } from "../../../mail/transport/queueMail.ts";
import { type CompanyWork, inCompany, type Ports } from "../../../platform/ports.ts";
import { type AccountJob } from "../../../platform/queues.ts";
import { issueToken } from "../secrets/mailedTokens.ts";
import { mayMail } from "./authLimits.ts";
import { findPerson, isVerified, type Person } from "./findPerson.ts";

const factsOf = ({ config }: Ports, person: Person): AccountMailFacts => ({
  user: person,
  practice: person.practice,
  config,
});

type Settle = (tx: Db) => Promise<void>;
const NOTHING: Settle = async () => undefined;

/** "2026-11-24T10": notices with the same hour are one. */
const hourOf = (now: Date): string => now.toISOString().slice(0, 13);

export async function mailConfirmation(unit: CompanyWork, person: Person): Promise<void> {
  const token = await issueToken(unit.tx, unit.now, "confirmation", person);
  await queueMail(unit, renderEmailConfirmation(factsOf(unit.ports, person), token));
}

/** The owner of an address that somebody registered again hears of it; the response tells nothing. */
export const mailRegisteredAgain = (ports: Ports, person: Person, settle = NOTHING): Promise<void> =>
  inCompany(ports, person.company_id, async (unit) => {
    await settle(unit.tx);
    await queueMail(unit, renderAlreadyRegistered(factsOf(ports, person), hourOf(unit.now)));
  });

/** A newer reset link replaces an older one together with what that one had opened. */
async function mailReset(unit: CompanyWork, person: Person): Promise<void> {
  await lockPracticeFirst(unit);
  await unit.tx.selectFrom("users").select("id").where("id", "=", person.id).forUpdate().execute();
  await unit.tx.deleteFrom("sessions").where("user_id", "=", person.id).where("scope", "=", "password_reset").execute();
  const token = await issueToken(unit.tx, unit.now, "password_reset", person);
  await queueMail(unit, renderPasswordReset(factsOf(unit.ports, person), token));
  await recordAudit(unit.tx, unit.now, {
    companyId: unit.companyId,
    actor: { type: "system" },
    action: "password_reset_requested",
    subject: { type: "user", id: person.id },
  });
}

/**
 * What somebody who forgot the password gets: a link; who has not confirmed the address, that link again; whose practice
 * is not verified yet or was suspended, the reason why there is none.
 */
async function mailResetLink(ports: Ports, email: string, settle: Settle): Promise<void> {
  const person = await findPerson(ports.database.db, email);
  if (person?.status !== "active" || !(await mayMail(ports, "reset", email))) return;
  await inCompany(ports, person.company_id, async (unit) => {
    await settle(unit.tx);
    if (!person.confirmed_at) return mailConfirmation(unit, person);
    if (isVerified(person)) return mailReset(unit, person);
    const isSuspended = person.company_status === "suspended";
    await queueMail(unit, renderResetTooEarly(factsOf(ports, person), hourOf(unit.now), isSuspended));
  });
}

/** Mails the confirmation link once more to who needs one. */
async function repeatConfirmation(ports: Ports, email: string, settle: Settle): Promise<void> {
  const person = await findPerson(ports.database.db, email);
  if (person?.status !== "active" || person.confirmed_at || !(await mayMail(ports, "confirmation", email))) return;
  await inCompany(ports, person.company_id, async (unit) => {
    await settle(unit.tx);
    await mailConfirmation(unit, person);
  });
}

/** The first confirmation link of who has just registered. */
async function mailRegistered(ports: Ports, email: string, settle: Settle): Promise<void> {
  const person = await findPerson(ports.database.db, email);
  if (!person || person.confirmed_at) return;
  await inCompany(ports, person.company_id, async (unit) => {
    await settle(unit.tx);
    await mailConfirmation(unit, person);
  });
}

async function mailOwner(ports: Ports, email: string, settle: Settle): Promise<void> {
  const owner = await findPerson(ports.database.db, email);
  if (owner) await mailRegisteredAgain(ports, owner, settle);
}

const WORK = {
  forgotten: mailResetLink,
  confirmation: repeatConfirmation,
  registered: mailRegistered,
  registered_again: mailOwner,
};

/** `settle` takes the work off its queue, in the transaction of what it causes; whatever causes nothing is left to the queue. */
export const doAccountWork = (ports: Ports, { kind, email }: AccountJob, settle = NOTHING): Promise<void> =>
  WORK[kind](ports, email, settle);
