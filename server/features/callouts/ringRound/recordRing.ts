/** Open apps hear that a doctor is being rung, or is not any more: on every callout under way that the doctor was asked for. */
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";

type Call = { callout_id: number; doctor_id: number };

export async function recordRing(unit: CompanyWork, calls: readonly Call[]): Promise<void> {
  const own = calls.map(({ callout_id }) => callout_id);
  const doctorIds = calls.map(({ doctor_id }) => doctor_id);
  const others = await unit.tx
    .selectFrom("callouts")
    .innerJoin("callout_recipients", "callout_recipients.callout_id", "callouts.id")
    .select("callouts.id")
    .where("callout_recipients.doctor_id", "in", doctorIds)
    .where("callouts.status", "=", "open")
    .execute();
  for (const id of new Set([...own, ...others.map(({ id }) => id)])) await recordChange(unit, id);
}
