/** Callouts and doctors as the wire has them, with sensible values. */
import { HOUR_MS } from "../../src/contract/durations.ts";
import { type CalloutDetail, type CalloutResponse, type CalloutRow } from "../../src/contract/shapes/callout.ts";
import {
  type CalloutList,
  type ListBooking,
  type ListRow,
  type StandbyChain,
} from "../../src/contract/shapes/calloutList.ts";
import { type Doctor, type DoctorDetail } from "../../src/contract/shapes/doctor.ts";
import { coverageOf } from "./wire/wireCoverage.ts";

/** Hours from now, as an instant. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Of all answers, so that nobody is first by a millisecond. */
const ANSWERED_AT = inHours(-0.1);
/** Read again, it is the same. */
const UPDATED_AT = inHours(-1);

/** Of the whole of `aList`, if nothing else is said. */
export const aBooking = (values: Partial<ListBooking> = {}): ListBooking => ({
  response_id: 71,
  doctor: { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" },
  from: "08:00",
  to: "12:00",
  whole: true,
  consent: null,
  acknowledged_at: null,
  ...values,
});

/** What is open, and how many positions are filled, follow from who is confirmed. */
export function aList(values: Partial<CalloutList> = {}): CalloutList {
  const list = { ...aBareList(), ...values };
  return { ...list, ...coverageOf(list), ...values };
}

const aBareList = (): Omit<CalloutList, "open" | "filled"> => ({
  id: 11,
  date: inHours(72).slice(0, 10),
  session: "am",
  start_time: "08:00",
  end_time: "12:00",
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  starts_at: inHours(72),
  ends_at: inHours(76),
  site: { id: 1, name: "St Brannoc’s Hospital", short_name: "St Brannoc’s" },
  theatre: "Theatre 1",
  surgeon: { id: 1, name: "Ms N. Merrowby" },
  specialty: "Gynaecology",
  role_needed: "anaesthetist",
  positions: 1,
  case_mix: null,
  requirements: [],
  notes_public: null,
  notes_internal: null,
  cover_status: "calling",
  cancel_reason: null,
  lock_version: 2,
  counts: { available: 0, if_needed: 0, unavailable: 0, none: 2 },
  confirmed: [],
});

export const aRow = (values: Partial<CalloutRow> = {}): CalloutRow => ({
  id: 412,
  reference: "C-2026-0412",
  title: "Anaesthetist – Ms N. Merrowby",
  title_own: false,
  status: "open",
  mode: "select",
  urgency: "routine",
  lists: [aList()],
  counts: { available: 3, if_needed: 1, unavailable: 4, none: 6 },
  filled: 0,
  needed: 1,
  offers: 4,
  risk: null,
  needs_action: true,
  respond_by: inHours(30.5),
  send_at: null,
  sent_at: inHours(-20),
  sent_by: "Anna Whitlocke",
  closed_at: null,
  cancel_reason: null,
  created_at: inHours(-21),
  updated_at: UPDATED_AT,
  lock_version: 3,
  ...values,
});

type Standing = Pick<CalloutResponse, "offered" | "booked" | "bookable" | "bookable_spoken">;
type Said = Pick<CalloutResponse, "response" | "outcome" | "part_from" | "part_to">;

/** What an answer to `aList` is good for while nobody else is booked. */
function standingOf({ response, outcome, part_from, part_to }: Said): Standing {
  const { date, start_time, end_time } = aBareList();
  const all = { from: start_time, to: end_time, whole: true, completes: true };
  const span = { from: part_from ?? start_time, to: part_to ?? end_time };
  const offers = response === "available" || response === "if_needed";
  const whole = span.from === start_time && span.to === end_time;
  const asked = offers && outcome !== "confirmed";
  return {
    offered: offers ? { date, ...span, current: true } : null,
    booked: outcome === "confirmed" ? span : null,
    bookable: asked && outcome !== "not_required" ? { ...span, whole, completes: whole } : null,
    bookable_spoken: asked ? all : null,
  };
}

/** What it was given for, and what could be booked, follow from what was said and decided. */
export function aResponse(values: Partial<CalloutResponse> = {}): CalloutResponse {
  const response = { ...aBareResponse(), ...values };
  return { ...response, ...standingOf(response), ...values };
}

const aBareResponse = (): Omit<CalloutResponse, keyof Standing> => ({
  id: 71,
  recipient_id: 61,
  list_id: 11,
  doctor: { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" },
  response: "available",
  note: "Happy to do the whole day.",
  responded_at: ANSWERED_AT,
  source: "email_link",
  part_from: null,
  part_to: null,
  outcome: "none",
  earlier_response: null,
  consent: null,
  asked_again_at: null,
  standby_rank: null,
  standby_wanted_at: null,
  decision_reason: null,
  fit: { credential: null, with_surgeon: 0, preference: null, offered: 0, accepted: 0, confirmed: 0 },
  acknowledged_at: null,
  clash: null,
  lock_version: 1,
});

/** Asks the first standby now, for another two hours. */
export const aChain = (values: Partial<StandbyChain> = {}): StandbyChain => ({
  list_id: 11,
  state: "asking",
  offer: {
    response_id: 71,
    doctor: { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" },
    from: "08:00",
    to: "12:00",
    offered_at: inHours(-0.5),
    expires_at: inHours(2),
  },
  asked: [],
  next: [],
  ...values,
});

/** Where a list is covered, or cancelled, nothing of it can be booked. */
function bookableNow(response: CalloutResponse, lists: readonly CalloutList[]): CalloutResponse {
  const list = lists.find(({ id }) => id === response.list_id);
  if (!list || (list.open.length > 0 && list.cover_status !== "cancelled")) return response;
  return { ...response, bookable: null, bookable_spoken: null };
}

export function aDetail(values: Partial<CalloutDetail> = {}): CalloutDetail {
  const detail = { ...aBareDetail(), ...values };
  return { ...detail, responses: detail.responses.map((response) => bookableNow(response, detail.lists)) };
}

const aBareDetail = (): CalloutDetail => ({
  ...aRow(),
  message: null,
  fee_amount: null,
  fee_text: null,
  internal_notes: null,
  copied_from: null,
  created_by: { id: 1, name: "Anna Whitlocke" },
  recipients: [],
  responses: [aResponse()],
  chains: [],
});

const NO_COUNTS = { needs_action: 0, open: 0, confirmed: 0, drafts: 0, past: 0, all: 0 };

export const aPage = (rows: CalloutRow[], counts: Partial<typeof NO_COUNTS> = {}) => ({
  data: rows,
  meta: { page: 1, per_page: 25, total: rows.length, counts: { ...NO_COUNTS, all: rows.length, ...counts } },
});

export const aWireDoctor = (values: Partial<Doctor> = {}): Doctor => ({
  id: 51,
  name: "Dr Hana Itokawa",
  grade: "Consultant",
  title: "Dr",
  first_name: "Hana",
  last_name: "Itokawa",
  email: "hana@example.test",
  mobile_phone: "0491 570 159",
  role: "anaesthetist",
  confirmed_at: null,
  status: "active",
  email_state: "ok",
  locale: "en",
  groups: [{ id: 1, name: "Partners" }],
  sites: [],
  paused_until: null,
  invited_at: null,
  next_away: null,
  asked: 0,
  answered: 0,
  last_response_at: null,
  merged_into: null,
  lock_version: 1,
  ...values,
});

export const aDoctorDetail = (values: Partial<DoctorDetail> = {}): DoctorDetail => ({
  ...aWireDoctor(),
  specialties: ["Cardiac"],
  registration_body: null,
  registration_number: null,
  notes: null,
  surgeons: [{ id: 8, name: "Ms N. Merrowby", preference: "preferred", set_by: "Anna Whitlocke" }],
  ...values,
});

const { counts, ...LISTED } = aList({
  ...{ id: 72, date: "2099-11-27", session: "am", start_time: "08:00", end_time: "12:00", time_zone: "UTC" },
  ...{ starts_at: "2099-11-27T08:00:00.000Z", site: { id: 7, name: "Northbank", short_name: "NB" } },
  surgeon: { id: 9, name: "Mr J. Okandi" },
});

/** A list by itself as the week has it: Friday morning at Northbank, nobody asked. */
export const aListRow = (values: Partial<ListRow> = {}): ListRow => ({
  ...LISTED,
  ...{ confirmed: [], callout: null, cover_status: "uncovered", lock_version: 3 },
  ...{ offers: 0, updated_by: "Anna Whitlocke", updated_at: "2026-11-20T10:00:00.000Z" },
  ...values,
});
