/** More doctors, or some about more of the lists, are asked while a callout is open, after the same dry run as at first. */
import { type RecipientsInput } from "../../../../src/contract/shapes/calloutRequests.ts";
import { type CalloutPreview } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { recordAudit } from "../../../domain/recordAudit.ts";
import { type ListRecord } from "../../../domain/records.ts";
import { Problem } from "../../../http/problem.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { recordChange } from "../../notifications/public.ts";
import { storeRecipients } from "../drafts/storeDraft.ts";
import { type Mailing, queueMailings } from "../mails/queueMailings.ts";
import { type Chosen, chooseDoctors, type Selection, sortOut } from "../recipients/chooseRecipients.ts";
import { preferencesFor } from "../recipients/preferencesFor.ts";
import { hintsFor } from "../recipients/usuallyNot.ts";
import { isCovered, type LockedCallout, liveLists, lockCallout } from "../state/lockCallout.ts";
import { askForAnswers, skip } from "./sendCallout.ts";

/** `isKnown`: was asked about other lists of the callout before. `lists`: what there is left to ask about. */
type Asked = Chosen & { isKnown: boolean; lists: ListRecord[] };

/**
 * Who would be asked, and about which lists: those that still need somebody and that the doctor was not asked about. `parts`:
 * doctors with the same lists. `known`: were asked about all of them.
 */
export async function planAsking(unit: CompanyWork, locked: LockedCallout, input: RecipientsInput) {
  if (locked.callout.status !== "open")
    throw new Problem(409, "invalid_transition", ["Doctors can be added only while the callout is open."]);
  const open = liveLists(locked).filter((list) => list.starts_at > unit.now && !isCovered(locked, list));
  if (open.length === 0) throw new Problem(409, "list_started", ["No list of this callout still needs somebody."]);
  const before = Map.groupBy(locked.responses, (one) => one.doctor_id);
  const chosen = (await chooseDoctors(unit.tx, input)).map((one): Asked => {
    const listIds = before.get(one.doctor.id)?.map(({ list_id }) => list_id) ?? [];
    return { ...one, isKnown: listIds.length > 0, lists: open.filter(({ id }) => !listIds.includes(id)) };
  });
  const wanted = chosen.filter(({ lists }) => lists.length > 0);
  const alike = [...Map.groupBy(wanted, ({ lists }) => lists.map(({ id }) => id).join()).values()];
  const parts: (Selection & { lists: ListRecord[] })[] = [];
  for (const some of alike) {
    const lists = some[0]?.lists ?? [];
    const doctors = some.map(({ doctor }) => doctor);
    parts.push({ lists, ...(await sortOut(unit.tx, doctors, lists, input.override_ids, unit.now)) });
  }
  const mailed = new Set(parts.flatMap(({ willSend }) => willSend));
  return {
    locked,
    input,
    parts,
    known: chosen.filter(({ lists }) => lists.length === 0),
    fresh: wanted.filter(({ isKnown }) => !isKnown),
    further: wanted.filter(({ isKnown, doctor }) => isKnown && mailed.has(doctor)),
    willSend: wanted.filter(({ doctor }) => mailed.has(doctor)).map(({ doctor }) => doctor),
  };
}

type Planned = Awaited<ReturnType<typeof planAsking>>;

/** New rows for whoever was never asked; those who were keep theirs, with its link. `wave`: the position of the wave that asks. */
async function keepRecipients(
  unit: CompanyWork,
  { locked, input, fresh, further, parts }: Planned,
  wave: number | null,
): Promise<void> {
  const { tx } = unit;
  const calloutId = locked.callout.id;
  const freshIds = fresh.map(({ doctor }) => doctor.id);
  // Who was left out before may be asked now, and still belongs to whatever named the doctor first.
  const before = await tx
    .deleteFrom("callout_recipients")
    .where("callout_id", "=", calloutId)
    .where("delivery", "=", "skipped")
    .where("doctor_id", "in", [0, ...freshIds])
    .returning(["doctor_id", "wave"])
    .execute();
  const waves = new Map(before.map((one) => [one.doctor_id, one.wave]));
  const named = fresh.map((one) => {
    const first = waves.get(one.doctor.id);
    return { ...one, wave: first === undefined ? wave : first };
  });
  await storeRecipients(unit, calloutId, named, input);
  // Whoever was asked before stays asked, whatever is against the further lists.
  const skipped = parts.flatMap((part) => part.skipped).filter(({ doctor }) => freshIds.includes(doctor.id));
  await skip(tx, calloutId, skipped);
  const overridden = further.map(({ doctor }) => doctor.id).filter((id) => input.override_ids?.includes(id));
  await tx
    .updateTable("callout_recipients")
    .set({ overridden: true })
    .where("callout_id", "=", calloutId)
    .where("doctor_id", "in", [0, ...overridden])
    .execute();
}

/** One mail each: as when the callout was sent, or about the further lists to whoever had that one. */
export async function askDoctors(unit: CompanyWork, planned: Planned, wave: number | null = null): Promise<void> {
  const { locked, parts, further } = planned;
  await keepRecipients(unit, planned, wave);
  // From now on nobody is asked alone.
  locked.callout.asks_usual = false;
  const known = new Set(further.map(({ doctor }) => doctor.id));
  const mailings: Mailing[] = [];
  for (const { lists, willSend } of parts) {
    const ids = willSend.map((doctor) => doctor.id);
    const responses = ids.length > 0 ? await askForAnswers(unit, { callout: locked.callout, lists }, ids) : [];
    locked.responses.push(...responses);
    for (const response of responses.filter((one) => one.list_id === lists[0]?.id)) {
      const isKnown = known.has(response.doctor_id);
      mailings.push({ kind: isKnown ? "list_added" : "callout", response, lists, alsoOpen: isKnown });
    }
  }
  await queueMailings(unit, locked, mailings);
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

/** The dry run; the mail is the one that the others got, or says which lists are new to the doctor. */
export async function previewAdding(
  unit: CompanyWork,
  calloutId: number,
  input: RecipientsInput,
): Promise<CalloutPreview> {
  const planned = await planAsking(unit, await lockCallout(unit, calloutId), input);
  const { parts, known, further, willSend } = planned;
  const preferences: CalloutPreview["preferences"] = [];
  const usuallyNot: NonNullable<CalloutPreview["usually_not"]> = [];
  for (const part of parts) {
    preferences.push(...(await preferencesFor(unit.tx, part.willSend, part.lists)));
    usuallyNot.push(...(await hintsFor(unit.tx, part.willSend, part.lists)));
  }
  return {
    will_send: willSend.map(doctorRef),
    skipped: [
      ...parts.flatMap(({ skipped }) => skipped.map((one) => ({ ...one, doctor: doctorRef(one.doctor) }))),
      ...known.map(({ doctor }) => ({ doctor: doctorRef(doctor), reason: "duplicate" as const, date: null })),
    ],
    further: further.map(({ doctor, lists }) => ({ doctor: doctorRef(doctor), lists: lists.map(({ id }) => id) })),
    elsewhere: parts.flatMap(({ elsewhere }) =>
      elsewhere.map(({ doctor, date }) => ({ doctor: doctorRef(doctor), date })),
    ),
    preferences,
    usually_not: usuallyNot,
    waves: [],
    email: null,
  };
}
