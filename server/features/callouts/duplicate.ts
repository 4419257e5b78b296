/** C10: a new draft like an old callout, on the same or on other days, that knows where it comes from. */
import { type ListInput } from "../../../src/contract/calloutRequests.ts";
import { notFound } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { createDraft } from "./draft.ts";
import { type ListFacts, listsOf } from "./lockCallout.ts";
import { addDays } from "./wallTime.ts";

const DAY = 86_400_000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

const asInput = (list: ListFacts, days: number): ListInput => ({
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

/** Respond-by is left out: it belonged to the old days. Returns the new callout's id. */
export async function duplicateCallout(
  unit: CompanyWork,
  { calloutId, date, userId }: { calloutId: number; date?: string | undefined; userId: number },
): Promise<number> {
  const { tx } = unit;
  const callout = await tx.selectFrom("callouts").selectAll().where("id", "=", calloutId).executeTakeFirst();
  if (!callout) throw notFound("callout");
  const lists = await listsOf(tx, calloutId);
  const doctors = await tx
    .selectFrom("callout_recipients")
    .innerJoin("doctors", "doctors.id", "callout_recipients.doctor_id")
    .select("doctors.id")
    .where("callout_recipients.callout_id", "=", calloutId)
    .where("doctors.archived_at", "is", null)
    .execute();
  const first = lists[0]?.date;
  const days = date && first ? daysBetween(first, date) : 0;
  const { mode, urgency, message, internal_notes, fee_amount, fee_text } = callout;
  const input = {
    mode,
    urgency,
    message,
    internal_notes,
    fee_amount,
    fee_text,
    lists: lists.map((list) => asInput(list, days)),
    recipients: { doctor_ids: doctors.map((doctor) => doctor.id), group_ids: [] },
  };
  return createDraft(unit, input, userId, calloutId);
}
