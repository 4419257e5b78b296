/** Sending later, and taking that back. */

import { refuseWithoutContactDetails } from "../../../domain/contactDetails.ts";
import { invalid } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { refuseStale } from "../list/staleCallout.ts";
import { planSending } from "../state/calloutClock.ts";
import { lockCallout } from "../state/lockCallout.ts";
import { moveCallout } from "../state/transition.ts";

type Asked = { calloutId: number; lockVersion: number; userId: number };

/** The version is that of the callout as it was looked at; whoever has just made it names none. */
type Scheduled = Omit<Asked, "lockVersion"> & { lockVersion?: number; sendAt: Date };

export async function scheduleCallout(unit: CompanyWork, asked: Scheduled): Promise<void> {
  const { calloutId, sendAt, lockVersion } = asked;
  const locked = await lockCallout(unit, calloutId);
  if (lockVersion !== undefined) await refuseStale(unit, locked, lockVersion);
  if (sendAt <= unit.now || sendAt >= locked.callout.first_starts_at)
    throw invalid({ send_at: ["must be in the future and before the first list"] });
  const { respond_by } = locked.callout;
  if (respond_by && sendAt >= respond_by) throw invalid({ send_at: ["must be before respond_by"] });
  await refuseWithoutContactDetails(unit.tx);
  await moveCallout(unit, locked, "schedule", {
    actor: { type: "admin", id: asked.userId },
    params: { send_at: sendAt.toISOString() },
    set: { send_at: sendAt, sent_by: asked.userId },
  });
  await planSending(unit, calloutId, sendAt);
  await recordChange(unit, calloutId);
}

export async function unscheduleCallout(unit: CompanyWork, asked: Asked): Promise<void> {
  const locked = await lockCallout(unit, asked.calloutId);
  await refuseStale(unit, locked, asked.lockVersion);
  const actor = { type: "admin", id: asked.userId } as const;
  await moveCallout(unit, locked, "unschedule", { actor, set: { send_at: null, sent_by: null } });
  await recordChange(unit, asked.calloutId);
}
