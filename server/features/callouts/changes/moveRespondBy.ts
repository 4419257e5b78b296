/** Other lists, and the deadline is after the first one's start: it moves to before it. */
import { type CompanyWork } from "../../../platform/ports.ts";
import { respondByFor } from "../drafts/respondBy.ts";
import { planReminder } from "../state/calloutClock.ts";
import { type LockedCallout, liveLists } from "../state/lockCallout.ts";

/** Before and after, for the log. */
export type RespondByMove = Record<"before" | "after", { respond_by: string | null }>;

const told = ({ callout: { respond_by } }: LockedCallout) => ({ respond_by: respond_by?.toISOString() ?? null });

export async function moveRespondBy(unit: CompanyWork, locked: LockedCallout): Promise<RespondByMove> {
  const { callout } = locked;
  const before = told(locked);
  const respond_by = await respondByFor(unit, callout.respond_by, liveLists(locked));
  if (respond_by?.getTime() !== callout.respond_by?.getTime()) {
    await unit.tx.updateTable("callouts").set({ respond_by }).where("id", "=", callout.id).execute();
    callout.respond_by = respond_by;
    await planReminder(unit, callout);
  }
  return { before, after: told(locked) };
}

/** What respond-by becomes; nothing where it stays. */
export const movedTo = ({ before, after }: RespondByMove): { respond_by?: string } =>
  after.respond_by !== null && after.respond_by !== before.respond_by ? { respond_by: after.respond_by } : {};
