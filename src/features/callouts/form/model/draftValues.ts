/** A draft as the form's fields hold it. */
import { type CalloutDetail } from "../../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../../contract/shapes/calloutList.ts";
import { dateIn, timeIn } from "../../../../lib/dateFormats.ts";
import { type Chosen } from "./chosen.ts";
import { type NewCallout } from "./newCallout.ts";
import { type NewList, OTHER_SURGEON } from "./newList.ts";
import { wavesFrom } from "./newWaves.ts";

type Listed = Omit<CalloutList, "counts" | "confirmed">;

export const listValues = (list: Listed): NewList => ({
  key: String(list.id),
  id: list.id,
  date: list.date,
  session: list.session,
  start: list.start_time,
  end: list.end_time,
  site: String(list.site.id),
  theatre: list.theatre ?? "",
  surgeon: list.surgeon.id === null ? OTHER_SURGEON : String(list.surgeon.id),
  surgeonName: list.surgeon.id === null ? list.surgeon.name : "",
  role: list.role_needed,
  positions: list.positions,
  caseMix: list.case_mix ?? "",
  specialty: list.specialty ?? "",
  requirements: list.requirements,
  notesPublic: list.notes_public ?? "",
  notesInternal: list.notes_internal ?? "",
});

/** Groups first; who is in one of them does not stand by themselves. Another admin API may tell of doctors alone. */
function chosenOf({ recipients, recipient_groups: groups = [] }: CalloutDetail): Chosen[] {
  const inGroups = new Set(groups.flatMap(({ doctor_ids }) => doctor_ids));
  return [
    ...groups.map(({ id, name, count }) => ({ kind: "group" as const, id, name, count })),
    ...recipients.flatMap(({ doctor: { id, name } }) =>
      inGroups.has(id) ? [] : [{ kind: "doctor" as const, id, name }],
    ),
  ];
}

export function draftValues(callout: CalloutDetail): NewCallout {
  const zone = callout.lists[0]?.time_zone ?? "UTC";
  const by = callout.respond_by ? Date.parse(callout.respond_by) : null;
  return {
    title: callout.title_own ? callout.title : "",
    lists: callout.lists.map(listValues),
    chosen: chosenOf(callout),
    overrides: callout.recipients.filter(({ overridden }) => overridden).map(({ doctor }) => doctor.id),
    waves: wavesFrom(callout.waves?.steps ?? []),
    mode: callout.mode,
    respondDate: by === null ? "" : dateIn(zone, by),
    respondTime: by === null ? "17:00" : timeIn(zone, by),
    urgency: callout.urgency,
    message: callout.message ?? "",
    feeAmount: String(callout.fee_amount ?? ""),
    feeText: callout.fee_text ?? "",
  };
}
