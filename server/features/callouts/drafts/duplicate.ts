/** A new draft like an old callout, on the same or on other days, that knows where it comes from. */
import { DAY_MS } from "../../../../src/contract/durations.ts";
import { type ListInput } from "../../../../src/contract/shapes/calloutList.ts";
import { type WaveInput } from "../../../../src/contract/shapes/waves.ts";
import { type ListRecord } from "../../../domain/records.ts";
import { waveInput, wavesOfCallout } from "../../../domain/waves.ts";
import { addDays } from "../../../domain/zonedTime.ts";
import { notFound } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { resolveLists } from "../../lists/public.ts";
import { groupsOf } from "../recipients/askedGroups.ts";
import { listsOf } from "../state/lockCallout.ts";
import { createDraft } from "./draft.ts";
import { usualRespondBy } from "./respondBy.ts";

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const asInput = (list: ListRecord, days: number): ListInput => ({
  date: addDays(list.date, days),
  session: list.session,
  start_time: list.start_time,
  end_time: list.end_time,
  site_id: list.site_id,
  theatre: list.theatre,
  surgeon_id: list.surgeon_id,
  surgeon_name: list.surgeon_name,
  specialty: list.specialty,
  role_needed: list.role_needed,
  positions: list.positions,
  case_mix: list.case_mix,
  requirements: list.requirements,
  notes_public: list.notes_public,
  notes_internal: list.notes_internal,
});

/** Whoever was named may have gone since. */
const namesSomebody = ({ doctor_ids, group_ids }: WaveInput): boolean => doctor_ids.length + group_ids.length > 0;

/** Groups go on as groups, with the members they have now. Returns the new callout's id. */
export async function duplicateCallout(
  unit: CompanyWork,
  { calloutId, date, userId }: { calloutId: number; date?: string | undefined; userId: number },
): Promise<number> {
  const { tx } = unit;
  const callout = await tx.selectFrom("callouts").selectAll().where("id", "=", calloutId).executeTakeFirst();
  if (!callout) throw notFound("callout");
  const all = await listsOf(tx, calloutId);
  // What was called off alone was not meant to be done; it has a reason of its own, if an empty one.
  const lists = all.filter((list) =>
    callout.status === "cancelled" ? list.cancel_reason === null : list.cover_status !== "cancelled",
  );
  // Whom a wave brought is asked by the copy's wave.
  const recipients = await tx
    .selectFrom("callout_recipients")
    .innerJoin("doctors", "doctors.id", "callout_recipients.doctor_id")
    .select(["callout_recipients.doctor_id", "callout_recipients.source", "doctors.archived_at"])
    .where("callout_recipients.callout_id", "=", calloutId)
    .where("callout_recipients.wave", "is", null)
    .execute();
  const doctors = recipients.filter(({ archived_at }) => archived_at === null);
  const first = lists[0]?.date;
  const days = date && first ? daysBetween(first, date) : 0;
  const groups = await groupsOf(tx, recipients);
  const inGroups = new Set(groups.flatMap(({ doctorIds }) => doctorIds));
  const copies = lists.map((list) => asInput(list, days));
  const copiesOf = lists.map(({ id }) => id);
  const { mode, urgency, message, internal_notes, fee_amount, fee_text } = callout;
  const input = {
    mode,
    urgency,
    message,
    internal_notes,
    fee_amount,
    fee_text,
    // The old one belonged to the old days.
    respond_by: await usualRespondBy(unit, await resolveLists(tx, copies, { copiesOf })),
    lists: copies,
    waves: (await wavesOfCallout(tx, calloutId)).map(waveInput).filter(namesSomebody),
    recipients: {
      doctor_ids: doctors.flatMap(({ doctor_id: id }) => (inGroups.has(id) ? [] : [id])),
      group_ids: groups.map(({ id }) => id),
    },
  };
  return createDraft(unit, input, userId, { copied_from: calloutId, copiesOf });
}
