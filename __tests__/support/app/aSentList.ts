/** A callout on the screen whose list can be changed: its site and surgeons among what the API answers. */
import { type ListChange } from "../../../src/contract/callout.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { type CalloutList } from "../../../src/contract/shapes/calloutList.ts";
import { aBooking, aDetail, aList } from "../aWireCallout.ts";
import { type Answers } from "./screenApp.tsx";

export const SITES = [
  { id: 1, name: "St Brannoc’s Hospital", short_name: "St Brannoc’s", time_zone: "UTC", theatres: [] },
  { id: 2, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: [] },
];
const SURGEONS = [
  { id: 1, display_name: "Ms N. Merrowby", specialty: null },
  { id: 2, display_name: "Mr J. Okandi", specialty: null },
];

/** On a day that is always ahead. */
export const aSentList = (values: Partial<CalloutList> = {}): CalloutList =>
  aList({
    date: "2099-11-26",
    starts_at: "2099-11-26T08:00:00.000Z",
    ends_at: "2099-11-26T12:00:00.000Z",
    time_zone: "UTC",
    ...values,
  });

export const HANA = { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" };
export const OWEN = { id: 52, name: "Dr Owen Talgarth", grade: "Consultant" };
/** Dr Itokawa is booked for it. */
export const aBookedList = (values: Partial<CalloutList> = {}): CalloutList =>
  aSentList({ confirmed: [aBooking()], cover_status: "covered", ...values });

export const aMail = (kind: string, doctors = [HANA]) => ({
  kind,
  doctors,
  email: { subject: `Subject of ${kind}`, text: `Text of ${kind}` },
});
/** What a preview answers. */
export const aPreview = (mails: ReturnType<typeof aMail>[], change?: ListChange) => ({
  data: { mails, silent: 0, ...(change ? { change } : {}) },
});

export const answersFor = (callout: CalloutDetail): Answers => ({
  "GET /callouts/:id": () => ({ data: callout }),
  "GET /callouts/:id/events": () => ({ data: [] }),
  "GET /sites": () => ({ data: SITES }),
  "GET /surgeons": () => ({ data: SURGEONS }),
});

export const aCalloutOf = (lists: CalloutList[], values: Partial<CalloutDetail> = {}): CalloutDetail =>
  aDetail({ lists, responses: [], ...values });
