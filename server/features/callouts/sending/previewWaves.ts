/** The dry run of waves: whom each would ask were it to have its turn as things are now, and when that would be. */
import { type Urgency } from "../../../../src/contract/callout.ts";
import { type CalloutPreview } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { type WaveInput } from "../../../../src/contract/shapes/waves.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { type DoctorRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { chooseDoctors, sortOut } from "../recipients/chooseRecipients.ts";
import { waveDue } from "../state/waveClock.ts";

/** `first`: who is asked as the callout is sent. */
export async function previewWaves(
  { tx, now }: CompanyWork,
  waves: readonly WaveInput[],
  { lists, urgency, at: sentAt }: { lists: Parameters<typeof sortOut>[2]; urgency: Urgency; at: Date },
  first: readonly DoctorRecord[],
): Promise<NonNullable<CalloutPreview["waves"]>> {
  const asked = new Set(first.map(({ id }) => id));
  const timeZone = lists[0]?.time_zone ?? "UTC";
  const shown: NonNullable<CalloutPreview["waves"]> = [];
  let at = sentAt;
  for (const [index, wave] of waves.entries()) {
    const chosen = (await chooseDoctors(tx, wave)).map(({ doctor }) => doctor);
    const fresh = chosen.filter(({ id }) => !asked.has(id));
    const { willSend, skipped } = await sortOut(tx, fresh, lists, [], now);
    const due = waveDue({ after_hours: wave.after_hours, at_time: wave.at }, at, { urgency, timeZone });
    shown.push({
      position: index + 2,
      at: due.toISOString(),
      will_send: willSend.map(doctorRef),
      skipped: [
        ...skipped.map((skip) => ({ ...skip, doctor: doctorRef(skip.doctor) })),
        ...chosen
          .filter(({ id }) => asked.has(id))
          .map((doctor) => ({ doctor: doctorRef(doctor), reason: "duplicate" as const, date: null })),
      ],
    });
    for (const { id } of willSend) asked.add(id);
    at = due;
  }
  return shown;
}
