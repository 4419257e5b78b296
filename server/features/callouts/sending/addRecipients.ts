/** More doctors are asked while a callout is open, after the same dry run as at first. */
import { type RecipientsInput } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type CalloutPreview } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { storeRecipients } from "../drafts/storeDraft.ts";
import { queueMailings } from "../mails/queueMailings.ts";
import { chooseDoctors, sortOut } from "../recipients/chooseRecipients.ts";
import { preferencesFor } from "../recipients/preferencesFor.ts";
import { hintsFor } from "../recipients/usuallyNot.ts";
import { isCovered, type LockedCallout, liveLists, lockCallout } from "../state/lockCallout.ts";
import { askForAnswers, skip } from "./sendCallout.ts";

/** Who would be asked, and about which lists: those that still need somebody. */
export async function planAsking(unit: CompanyWork, locked: LockedCallout, input: RecipientsInput) {
  if (locked.callout.status !== "open")
    throw new Problem(409, "invalid_transition", ["Doctors can be added only while the callout is open."]);
  const lists = liveLists(locked).filter((list) => list.starts_at > unit.now && !isCovered(locked, list));
  if (lists.length === 0) throw new Problem(409, "list_started", ["No list of this callout still needs somebody."]);
  const chosen = await chooseDoctors(unit.tx, input);
  const asked = new Set(locked.responses.map((one) => one.doctor_id));
  const known = chosen.filter(({ doctor }) => asked.has(doctor.id));
  const fresh = chosen.filter(({ doctor }) => !asked.has(doctor.id));
  const selection = await sortOut(
    unit.tx,
    fresh.map(({ doctor }) => doctor),
    lists,
    input.override_ids,
    unit.now,
  );
  return { locked, input, lists, known, fresh, ...selection };
}

/** One mail each, as when the callout was sent. `wave`: the position of the wave that asks. */
export async function askDoctors(
  unit: CompanyWork,
  { locked, input, lists, fresh, willSend, skipped }: Awaited<ReturnType<typeof planAsking>>,
  wave: number | null = null,
): Promise<void> {
  const { tx } = unit;
  const calloutId = locked.callout.id;
  // Who was left out before may be asked now, and still belongs to whatever named the doctor first.
  const before = await tx
    .deleteFrom("callout_recipients")
    .where("callout_id", "=", calloutId)
    .where("delivery", "=", "skipped")
    .where(
      "doctor_id",
      "in",
      fresh.map(({ doctor }) => doctor.id),
    )
    .returning(["doctor_id", "wave"])
    .execute();
  const waves = new Map(before.map((one) => [one.doctor_id, one.wave]));
  const named = fresh.map((one) => {
    const first = waves.get(one.doctor.id);
    return { ...one, wave: first === undefined ? wave : first };
  });
  await storeRecipients(unit, calloutId, named, input);
  await skip(tx, calloutId, skipped);
  const ids = willSend.map((doctor) => doctor.id);
  // From now on nobody is asked alone.
  locked.callout.asks_usual = false;
  const responses = await askForAnswers(unit, { callout: locked.callout, lists }, ids);
  locked.responses.push(...responses);
  const first = responses.filter((response) => response.list_id === lists[0]?.id);
  await queueMailings(
    unit,
    locked,
    first.map((response) => ({ kind: "callout" as const, response, lists })),
  );
}

export async function addRecipients(
  unit: CompanyWork,
  { calloutId, input, userId }: { calloutId: number; input: RecipientsInput; userId: number },
): Promise<void> {
  const { tx, now, companyId } = unit;
  const planned = await planAsking(unit, await lockCallout(unit, calloutId), input);
  const { willSend } = planned;
  if (willSend.length === 0)
    throw new Problem(409, "nobody_to_send_to", ["None of the chosen doctors can be asked at the moment."]);
  await askDoctors(unit, planned);
  await tx
    .updateTable("callouts")
    .set({
      asks_usual: false,
      updated_at: now,
      updated_by: userId,
      lock_version: planned.locked.callout.lock_version + 1,
    })
    .where("id", "=", calloutId)
    .execute();
  await recordAudit(tx, now, {
    companyId,
    actor: { type: "admin", id: userId },
    action: "recipients_added",
    subject: { type: "callout", id: calloutId },
    params: { doctors: willSend.length },
  });
  await recordChange(unit, calloutId);
}

/** The dry run; the mail itself is the one that the others got. */
export async function previewAdding(
  unit: CompanyWork,
  calloutId: number,
  input: RecipientsInput,
): Promise<CalloutPreview> {
  const locked = await lockCallout(unit, calloutId);
  const { lists, known, willSend, skipped, elsewhere } = await planAsking(unit, locked, input);
  return {
    will_send: willSend.map(doctorRef),
    skipped: [
      ...skipped.map((skip) => ({ ...skip, doctor: doctorRef(skip.doctor) })),
      ...known.map(({ doctor }) => ({ doctor: doctorRef(doctor), reason: "duplicate" as const, date: null })),
    ],
    elsewhere: elsewhere.map(({ doctor, date }) => ({ doctor: doctorRef(doctor), date })),
    preferences: await preferencesFor(unit.tx, willSend, lists),
    usually_not: await hintsFor(unit.tx, willSend, lists),
    waves: [],
    email: null,
  };
}
