/** A callout while it is being written, and what it becomes on the wire; everything as fields hold it. */
import { type CalloutMode, type Urgency } from "../../../../contract/callout.ts";
import { type Fee } from "../../../../contract/rules/fee.ts";
import { type CalloutInput } from "../../../../contract/shapes/calloutRequests.ts";
import { type Site } from "../../../../contract/shapes/places.ts";
import { ownTimeZone } from "../../../../lib/dateFormats.ts";
import { instantOf } from "../../../../lib/instants.ts";
import { type FormDefaults } from "../../shared/sessionHours.ts";
import { type Chosen, idsOf } from "./chosen.ts";
import { calloutListInput, emptyList, type NewList, siteOf } from "./newList.ts";
import { type NewWave, waveInput } from "./newWaves.ts";

export type NewCallout = {
  /** Empty: made from the lists. */
  title: string;
  lists: NewList[];
  chosen: Chosen[];
  /** Asked although on leave, booked elsewhere or not credentialed. */
  overrides: number[];
  /** Who is asked after them. */
  waves: NewWave[];
  mode: CalloutMode;
  respondDate: string;
  respondTime: string;
  urgency: Urgency;
  message: string;
  /** As typed, in the practice's currency. */
  feeAmount: string;
  feeText: string;
};

/** `lists`: those to call out; without them the callout begins with an empty one. */
export const startingWith = ({ times, mode }: FormDefaults, lists: readonly NewList[] = []): NewCallout => ({
  title: "",
  lists: lists.length > 0 ? [...lists] : [emptyList(times)],
  chosen: [],
  overrides: [],
  waves: [],
  mode,
  respondDate: "",
  respondTime: "17:00",
  urgency: "routine",
  message: "",
  feeAmount: "",
  feeText: "",
});

/** Where respond-by's clock stands: at the first list's site. */
export const zoneOf = ({ lists }: { lists: readonly Pick<NewList, "site">[] }, sites: readonly Site[]): string =>
  siteOf(lists[0], sites)?.time_zone ?? ownTimeZone();

export function respondBy(values: NewCallout, sites: readonly Site[]): number | null {
  return values.respondDate ? instantOf(zoneOf(values, sites), values.respondDate, values.respondTime) : null;
}

export type TypedFee = Pick<NewCallout, "feeAmount" | "feeText">;

export function feeOf({ feeAmount, feeText }: TypedFee): Fee {
  const amount = feeAmount.trim().replace(",", ".");
  return { fee_amount: amount ? Number(amount) : null, fee_text: feeText.trim() || null };
}

/** Only where something is offered: another admin API may know of no fees. */
const feeInput = (values: NewCallout): Partial<Fee> =>
  values.feeAmount.trim() || values.feeText.trim() ? feeOf(values) : {};

export function toInput(values: NewCallout, sites: readonly Site[]): CalloutInput {
  const by = respondBy(values, sites);
  return {
    title: values.title.trim() || null,
    mode: values.mode,
    urgency: values.urgency,
    message: values.message.trim() || null,
    respond_by: by === null ? null : new Date(by).toISOString(),
    ...feeInput(values),
    lists: values.lists.map(calloutListInput),
    recipients: { ...idsOf(values.chosen), ...(values.overrides.length > 0 ? { override_ids: values.overrides } : {}) },
    // Another admin API may know of none.
    ...(values.waves.length > 0 ? { waves: values.waves.map(waveInput) } : {}),
  };
}
