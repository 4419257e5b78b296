/** Lists that come again and again, days without any, and the plan of some weeks that is made of both. */
import { type Static, type TSchema, Type } from "typebox";
import { CALLOUT_STATUSES, COVER_STATUSES, ROLES_NEEDED, SESSIONS, SKIP_REASONS } from "../callout.ts";
import { LIMITS } from "../limits.ts";
import { MOST_PLANNED, MOST_WEEKS, PLACE_NOTES, PLAN_NOTES, USUAL_ANSWERS } from "../planning.ts";
import {
  boolean,
  dataOf,
  day,
  formText,
  integer,
  lockVersion,
  nullable,
  oneOf,
  orNull,
  recordId,
  strict,
  text,
  upTo,
  wallTime,
} from "./base.ts";
import { DoctorRef } from "./doctor.ts";

const [fewestPositions, mostPositions] = LIMITS.positions;
const line = Type.Optional(nullable(upTo(LIMITS.listText[1])));
const someId = Type.Optional(nullable(recordId));

/** The list as it is each time. */
const repeated = {
  session: oneOf(SESSIONS),
  start_time: text,
  end_time: text,
  site: Type.Object({ id: integer, name: text, short_name: text }),
  theatre: nullable(text),
  surgeon: orNull(Type.Object({ id: integer, name: text })),
  specialty: nullable(text),
  role_needed: oneOf(ROLES_NEEDED),
  positions: integer,
};

export const StandingList = Type.Object({
  id: integer,
  /** 1 is Monday. */
  weekday: integer,
  /** Counted from the first such weekday on or after `starts_on`. */
  every_weeks: integer,
  starts_on: text,
  /** The last day that counts; null: for good. */
  ends_on: nullable(text),
  ...repeated,
  /** Is asked alone before anybody else. */
  usual_doctor: orNull(DoctorRef),
  lock_version: integer,
});
export type StandingList = Static<typeof StandingList>;

export const StandingListInput = strict({
  weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  every_weeks: Type.Integer({ minimum: 1, maximum: 8 }),
  starts_on: day,
  ends_on: Type.Optional(nullable(day)),
  session: oneOf(SESSIONS),
  start_time: wallTime,
  end_time: wallTime,
  site_id: recordId,
  theatre: line,
  surgeon_id: someId,
  specialty: line,
  role_needed: oneOf(ROLES_NEEDED),
  positions: Type.Integer({ minimum: fewestPositions, maximum: mostPositions }),
  usual_doctor_id: someId,
});
export type StandingListInput = Static<typeof StandingListInput>;

/** POST /standing_lists, PUT /standing_lists/{id}: 409 `stale` with the present row. */
export const StandingListRequest = strict({ standing_list: StandingListInput });
export const ChangeStandingListRequest = strict({ standing_list: StandingListInput, lock_version: lockVersion });
export const StandingListResponse = dataOf(StandingList);
export const StandingListsResponse = dataOf(Type.Array(StandingList));

/** Both days included; without a surgeon the whole practice is closed. */
export const DayOff = Type.Object({
  id: integer,
  name: text,
  starts_on: text,
  ends_on: text,
  surgeon: orNull(Type.Object({ id: integer, name: text })),
});
export type DayOff = Static<typeof DayOff>;
export const DayOffInput = strict({ name: formText, starts_on: day, ends_on: day, surgeon_id: someId });
export type DayOffInput = Static<typeof DayOffInput>;
export const DayOffRequest = strict({ day_off: DayOffInput });
export const DayOffResponse = dataOf(DayOff);
export const DaysOffResponse = dataOf(Type.Array(DayOff));

/** GET /plan: the days from `from` on. */
export const PlanQuery = strict({ from: day, weeks: Type.Integer({ minimum: 1, maximum: MOST_WEEKS }) });
export type PlanQuery = Static<typeof PlanQuery>;

/** What a person should look at before doctors are asked about a list; it holds nothing back. `name`: as in a plan. */
export const PlaceNote = Type.Object({ kind: oneOf(PLACE_NOTES), name: nullable(text) });
export type PlaceNote = Static<typeof PlaceNote>;

/** What a person should look at before planning the list. `name`: of the closed days, the leave, or the other list's surgeon. */
const PlanNote = Type.Object({ kind: oneOf(PLAN_NOTES), name: nullable(text) });
export type PlanNote = Static<typeof PlanNote>;

/** What has become of it: the list, and who is asked. */
export const PlannedListRef = Type.Object({
  id: integer,
  /** The list may have moved. */
  date: text,
  cover_status: oneOf(COVER_STATUSES),
  callout: orNull(Type.Object({ id: integer, reference: text, status: oneOf(CALLOUT_STATUSES) })),
  /** Of the usual doctor, while nobody else is asked. */
  usual_answer: nullable(oneOf(USUAL_ANSWERS)),
});

/** One day of a standing list. */
export const PlanEntry = Type.Object({
  standing_list_id: integer,
  lock_version: integer,
  date: text,
  ...repeated,
  usual: orNull(Type.Object({ doctor: DoctorRef, skip: nullable(oneOf(SKIP_REASONS)) })),
  notes: Type.Array(PlanNote),
  /** Whether a list can be made of it as it stands. */
  possible: boolean,
  /** Null: not planned yet. */
  list: orNull(PlannedListRef),
});
export type PlanEntry = Static<typeof PlanEntry>;

export const Plan = Type.Object({
  /** Local dates, both included. */
  from: text,
  to: text,
  entries: Type.Array(PlanEntry),
  /** Lists of these days that nobody is asked about, planned from here or not: one callout for each role. */
  open: Type.Array(Type.Object({ role_needed: oneOf(ROLES_NEEDED), list_ids: Type.Array(integer) })),
  /** Lists that need others beside their usual doctor, who is booked: those are asked in the same callout. */
  more: Type.Array(
    Type.Object({
      callout: Type.Object({ id: integer, reference: text }),
      role_needed: oneOf(ROLES_NEEDED),
      list_ids: Type.Array(integer),
    }),
  ),
});
export type Plan = Static<typeof Plan>;
export const PlanResponse = dataOf(Plan);

/**
 * POST /plan: makes lists of these days of standing lists; those there are already stay as they are. 409 `stale` with the
 * standing list that was changed meanwhile. `ask_usual`: each usual doctor gets one mail about all of
 * them, or several where they are more than one callout takes.
 */
export const PlanRequest = strict({
  entries: Type.Array(strict({ standing_list_id: recordId, date: day, lock_version: lockVersion }), {
    minItems: 1,
    maxItems: MOST_PLANNED,
  }),
  ask_usual: boolean,
});
export type PlanRequest = Static<typeof PlanRequest>;

/** One of each email. */
const Asked = Type.Object({ doctor: DoctorRef, lists: integer });
const undoable = <Ref extends TSchema>(ref: Ref) => ({
  lists: Type.Array(ref, { maxItems: MOST_PLANNED }),
  callouts: Type.Array(ref, { maxItems: MOST_PLANNED }),
});

export const PlanResult = Type.Object({
  created: integer,
  /** Were planned already; `list_id`: the list that each has become. */
  existing: Type.Array(Type.Object({ standing_list_id: integer, date: text, list_id: integer })),
  asked: Type.Array(Asked),
  /** The lists that were made and the callouts in which usual doctors are asked, as POST /plan/call_back wants them. */
  ...undoable(Type.Object({ id: integer, lock_version: integer })),
  /** Milliseconds in which the emails can be stopped; 0: they are on their way, or there are none. */
  call_back_ms: integer,
});
export type PlanResult = Static<typeof PlanResult>;
export const PlanResultResponse = dataOf(PlanResult);

/** POST /plan/preview: each email that POST /plan would send, word for word in the doctor's language; nothing is changed. */
export const PlanPreview = Type.Object({
  asked: Type.Array(Type.Object({ ...Asked.properties, email: Type.Object({ subject: text, text }) })),
});
export type PlanPreview = Static<typeof PlanPreview>;
export const PlanPreviewResponse = dataOf(PlanPreview);

/**
 * POST /plan/call_back: the lists are gone and nobody was asked, as before the plan. All of it or nothing: 409
 * `too_late_to_call_back` once the emails are on their way; 409 `stale` or `invalid_transition` where somebody has done
 * something with one of them since.
 */
export const CallBackPlanRequest = strict(undoable(strict({ id: recordId, lock_version: lockVersion })));
export type CallBackPlanRequest = Static<typeof CallBackPlanRequest>;
