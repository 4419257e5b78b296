/** What notifications, audit lines and mails say of a list and of people; names and dates, the app makes the sentence. */
import { type Session } from "../../../src/contract/callout.ts";
import { type Tx } from "../../db/database.ts";
import { type AuditEvent } from "../audit/recordAudit.ts";

type Listed = { date: string; session: Session; site_short_name: string; surgeon: string };
type ListParams = { list_date: string; session: Session; site: string; surgeon?: string };

export const listParams = ({ date, session, site_short_name, surgeon }: Listed): ListParams => ({
  list_date: date,
  session,
  site: site_short_name,
  ...(surgeon ? { surgeon } : {}),
});

type Actor = AuditEvent["actor"];

/** I6: the acting administrator, and null for doctors and the system. */
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
