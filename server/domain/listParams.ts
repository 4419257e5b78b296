/** What notifications, audit lines and mails say of a list and of people; names and dates, the app makes the sentence. */
import { type Session } from "../../src/contract/callout.ts";
import { type Tx } from "../db/database.ts";
import { type AuditEvent } from "./recordAudit.ts";

type Listed = {
  date: string;
  session: Session;
  start_time: string;
  end_time: string;
  site_short_name: string;
  surgeon: string;
};
type ListParams = {
  list_date: string;
  session: Session;
  start_time?: string;
  end_time?: string;
  site: string;
  surgeon?: string;
};

/** A list with times of its own is told by them. */
export const listParams = ({ date, session, start_time, end_time, site_short_name, surgeon }: Listed): ListParams => ({
  list_date: date,
  session,
  ...(session === "custom" ? { start_time, end_time } : {}),
  site: site_short_name,
  ...(surgeon ? { surgeon } : {}),
});

type Actor = AuditEvent["actor"];

/** The acting administrator, and null for doctors and the system. */
export const actionById = (actor: Actor): number | null => (actor.type === "admin" ? actor.id : null);

export async function actorParams(tx: Tx, actor: Actor): Promise<{ actor?: string }> {
  if (actor.type !== "admin") return {};
  const user = await tx
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", actor.id)
    .executeTakeFirst();
  return user ? { actor: `${user.first_name} ${user.last_name}`.trim() } : {};
}
