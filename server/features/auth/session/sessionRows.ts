/** Sessions as people see them: the device, and when it was last used. */
import { type SessionRow } from "../../../../src/contract/shapes/account.ts";
import { type Db, type Tx } from "../../../db/database.ts";
import { type Ports } from "../../../platform/ports.ts";
import { IDLE_LIFE_MS } from "../secrets/sessionTokens.ts";
import { deviceOf } from "./deviceOf.ts";

/** The living ones that somebody signed in for, with their person in `users`, by last use. */
export function livingSessions(db: Db | Tx, { clock, config }: Ports) {
  const now = clock.now();
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.id", "sessions.user_id", "sessions.user_agent", "sessions.ip"])
    .select(["sessions.created_at", "sessions.last_used_at"])
    .where("sessions.scope", "=", "full")
    .where("sessions.expires_at", ">", now)
    .$if(config.tokenRotation === "15m", (query) =>
      query.where("sessions.last_used_at", ">=", new Date(now.getTime() - IDLE_LIFE_MS)),
    )
    .orderBy("sessions.last_used_at", "desc")
    .orderBy("sessions.created_at", "desc");
}

type Row = Awaited<ReturnType<ReturnType<typeof livingSessions>["executeTakeFirstOrThrow"]>>;

/** `currentId`: the session that asks. */
export const presentSession = (
  { id, user_agent, ip, created_at, last_used_at }: Row,
  currentId: string,
): SessionRow => ({
  id,
  ip,
  current: id === currentId,
  ...deviceOf(user_agent),
  created_at: created_at.toISOString(),
  last_used_at: last_used_at.toISOString(),
});

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Anything else the database would refuse as a question. */
export const isSessionId = (id: string): boolean => UUID.test(id);
