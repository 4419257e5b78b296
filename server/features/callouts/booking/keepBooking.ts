/** A booked doctor agrees to what became of the list: the booking stands as it is now. */

import { isSame, type Range, rangeOf, wallSpan } from "../../../domain/coverage.ts";
import { listParams } from "../../../domain/listParams.ts";
import { type AuditEvent, recordAudit } from "../../../domain/recordAudit.ts";
import { type ResponseRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { doctorNameOf, type Mailing } from "../mails/queueMailings.ts";
import { type LockedCallout, listOf } from "../state/lockCallout.ts";

/** `offered`: the times the doctor says yes to, at least those booked. */
type Agreed = { actor: AuditEvent["actor"]; offered: Range };

/** Returns what has to be mailed: after a move, the invitation that was tentative until now. */
export async function keepBooking(
  unit: CompanyWork,
  locked: LockedCallout,
  row: ResponseRecord,
  { actor, offered }: Agreed,
): Promise<Mailing[]> {
  const { tx, now, companyId } = unit;
  const list = listOf(locked, row);
  const moved = row.consent === "moved";
  const part = isSame(offered, rangeOf(list)) ? null : wallSpan(list, offered);
  const values = {
    consent: null,
    consent_due_at: null,
    agreed_from: null,
    agreed_to: null,
    acknowledged_at: now,
    offered_from: offered.from,
    offered_to: offered.to,
    part_from: part?.from ?? null,
    part_to: part?.to ?? null,
    spoken_by: null,
    calendar_sequence: row.calendar_sequence + (moved ? 1 : 0),
    lock_version: row.lock_version + 1,
  };
  await tx.updateTable("responses").set(values).where("id", "=", row.id).execute();
  Object.assign(row, values);
  await recordAudit(tx, now, {
    companyId,
    actor,
    action: "change_accepted",
    subject: { type: "callout", id: locked.callout.id },
    params: { doctor: await doctorNameOf(tx, row), ...listParams(list) },
  });
  await recordChange(unit, locked.callout.id);
  return moved ? [{ kind: "confirmation", response: row, lists: [list] }] : [];
}
