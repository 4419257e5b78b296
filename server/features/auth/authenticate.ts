/** Whether credentials open a session, and with which of its tokens they do (contract.md §3, reliability.md §2.1). */
import { type Selectable } from "kysely";
import { type Tables } from "../../db/schema.ts";
import { type SignedIn } from "../../plugins/signedIn.ts";
import { type Ports } from "../../ports.ts";
import { type PresentedCredentials } from "./sessionHeaders.ts";
import { hashToken, sameHash } from "./tokens.ts";

/** devise_token_auth's `batch_request_buffer_throttle`. */
export const BATCH_WINDOW = 5_000;
/** After its successor was first used, the previous token lives this much longer. */
export const GRACE = 60_000;
/** A previous token that turns up this late was stolen, or its owner's successor was: the session ends (GA4). */
const REPLAY = 10 * 60_000;
const IDLE = 7 * 24 * 60 * 60 * 1000;

export type Session = Selectable<Tables["sessions"]>;
type Which = "current" | "previous" | "last";
export type Accepted = { session: Session; which: Which; presented: PresentedCredentials; signedIn: SignedIn };

function whichToken(session: Session, accessToken: string): Which | undefined {
  const hash = hashToken(accessToken);
  if (sameHash(session.token_hash, hash)) return "current";
  if (sameHash(session.previous_token_hash, hash)) return "previous";
  return sameHash(session.last_token_hash, hash) ? "last" : undefined;
}

/** Every-request mode, devise_token_auth's own rule. */
function goodEveryRequest(session: Session, which: Which, now: number): boolean {
  if (which === "last") return session.rotated_at.getTime() > now - BATCH_WINDOW;
  return session.expires_at.getTime() > now;
}

/** Two phases: the previous token lives until the current one has been used, and a minute longer. */
function goodTwoPhase(session: Session, which: Which, now: number): boolean {
  if (session.expires_at.getTime() <= now || session.last_used_at.getTime() <= now - IDLE) return false;
  if (which === "current") return true;
  if (which === "last") return false;
  return session.current_used_at === null || now <= session.current_used_at.getTime() + GRACE;
}

async function findSession({ database }: Ports, { client, uid }: PresentedCredentials) {
  return database.db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .innerJoin("companies", "companies.id", "users.company_id")
    .selectAll("sessions")
    .select(["users.company_id", "users.role", "users.first_name", "users.last_name"])
    .where("sessions.client", "=", client)
    // Case-sensitive, as the library compares it (contract.md §4).
    .where("users.email", "=", uid)
    .where("users.status", "=", "active")
    .where((e) => e.or([e("companies.status", "=", "active"), e("sessions.scope", "=", "password_reset")]))
    .executeTakeFirst();
}

/** Null for whatever is wrong; an outsider learns nothing from the difference. */
export async function accept(ports: Ports, presented: PresentedCredentials | null): Promise<Accepted | null> {
  const found = presented && (await findSession(ports, presented));
  const which = found && whichToken(found, presented.accessToken);
  if (!found || !which) return null;
  const now = ports.clock.now();
  const twoPhase = ports.config.tokenRotation === "15m";
  if (!(twoPhase ? goodTwoPhase : goodEveryRequest)(found, which, now.getTime())) {
    if (twoPhase && which === "previous") await endIfReplayed(ports, found, now.getTime());
    return null;
  }
  if (twoPhase) await noteUse(ports, found, which, now);
  const { company_id, role, first_name, last_name, ...session } = found;
  const signedIn: SignedIn = {
    userId: session.user_id,
    companyId: company_id,
    sessionId: session.id,
    scope: session.scope,
    role,
    name: `${first_name} ${last_name}`.trim(),
  };
  return { session, which, presented, signedIn };
}

/** For the cable, where connecting never rotates. */
export const authenticate = async (ports: Ports, presented: PresentedCredentials): Promise<SignedIn | null> => {
  const accepted = await accept(ports, presented);
  return accepted?.signedIn.scope === "full" ? accepted.signedIn : null;
};

async function endIfReplayed({ database }: Ports, session: Session, now: number): Promise<void> {
  if (session.current_used_at && now > session.current_used_at.getTime() + REPLAY)
    await database.db.deleteFrom("sessions").where("id", "=", session.id).execute();
}

/** Commits the second phase on the current token's first use; otherwise a write a minute keeps the idle clock. */
async function noteUse({ database }: Ports, session: Session, which: Which, now: Date): Promise<void> {
  const first = which === "current" && session.current_used_at === null;
  if (!first && now.getTime() - session.last_used_at.getTime() < 60_000) return;
  await database.db
    .updateTable("sessions")
    .set({ last_used_at: now, ...(first ? { current_used_at: now } : {}) })
    .where("id", "=", session.id)
    .execute();
}
