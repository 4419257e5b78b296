/** Standing lists and plans as the wire has them, with sensible values. */
import {
  type Plan,
  type PlanEntry,
  type PlanResult,
  type StandingList,
} from "../../../src/contract/shapes/planning.ts";

const REPEATED = {
  session: "am",
  start_time: "08:00",
  end_time: "12:00",
  site: { id: 1, name: "St Brannoc’s Hospital", short_name: "St Brannoc’s" },
  theatre: "Theatre 1",
  surgeon: { id: 1, name: "Ms N. Merrowby" },
  specialty: "Gynaecology",
  role_needed: "anaesthetist",
  positions: 1,
} as const;

export const HANA = { id: 51, name: "Dr Hana Itokawa", grade: "Consultant" };

export const aStandingList = (values: Partial<StandingList> = {}): StandingList => ({
  id: 7,
  weekday: 1,
  every_weeks: 1,
  starts_on: "2099-11-30",
  ends_on: null,
  ...REPEATED,
  usual_doctor: HANA,
  lock_version: 2,
  ...values,
});

export const aPlanEntry = (values: Partial<PlanEntry> = {}): PlanEntry => ({
  standing_list_id: 7,
  lock_version: 2,
  date: "2099-11-30",
  ...REPEATED,
  usual: { doctor: HANA, skip: null },
  notes: [],
  possible: true,
  list: null,
  ...values,
});

export const aPlannedList = (values: Partial<NonNullable<PlanEntry["list"]>> = {}): PlanEntry["list"] => ({
  id: 90,
  date: "2099-11-30",
  cover_status: "uncovered",
  callout: null,
  usual_answer: null,
  ...values,
});

export const aPlan = (entries: PlanEntry[], values: Partial<Plan> = {}): Plan => ({
  from: "2099-11-30",
  to: "2099-12-06",
  entries,
  open: [],
  more: [],
  ...values,
});

/** Two lists, whose usual doctor is asked in a callout that can still be called back. */
export const aPlanResult = (values: Partial<PlanResult> = {}): PlanResult => ({
  created: 2,
  existing: [],
  asked: [{ doctor: HANA, lists: 2 }],
  lists: [
    { id: 90, lock_version: 2 },
    { id: 91, lock_version: 2 },
  ],
  callouts: [{ id: 4, lock_version: 1 }],
  call_back_ms: 10_000,
  ...values,
});
