/** A list of a callout or by itself, and who is booked for it, as the wire has it. */
import { type Static, Type } from "typebox";
import {
  CALLOUT_STATUSES,
  CHAIN_RESULTS,
  CHAIN_STATES,
  CONSENT_ABOUT,
  COVER_STATUSES,
  REQUIREMENTS,
  ROLES_NEEDED,
  SESSIONS,
} from "../callout.ts";
import { LIMITS } from "../limits.ts";
import {
  additive,
  boolean,
  dataOf,
  day,
  instant,
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
import { PlaceNote } from "./planning.ts";

export const ResponseCounts = Type.Object({
  available: integer,
  if_needed: integer,
  unavailable: integer,
  none: integer,
});
export type ResponseCounts = Static<typeof ResponseCounts>;

/** A stretch of a list in its wall times, HH:MM; `to` is on the next day where it is not after `from`. */
export const WallSpan = Type.Object({ from: text, to: text });
export type WallSpan = Static<typeof WallSpan>;

/**
 * What a booked doctor has not answered yet: `times`, the list starts or ends up to an hour earlier or later; `moved`, it is
 * on another day, at another site, for another role or further away in time. `due_at`: when a moved booking ends by itself.
 */
export const ConsentAsked = Type.Object({ about: oneOf(CONSENT_ABOUT), due_at: nullable(instant) });
export type ConsentAsked = Static<typeof ConsentAsked>;

/** Who is booked for which stretch of a list. */
export const ListBooking = Type.Object({
  ...WallSpan.properties,
  response_id: integer,
  doctor: DoctorRef,
  /** From the list's start to its end. */
  whole: boolean,
  consent: orNull(ConsentAsked),
  acknowledged_at: nullable(instant),
});
export type ListBooking = Static<typeof ListBooking>;

/** A stretch of a list for which `missing` doctors are still needed. */
export const OpenSpan = Type.Object({ ...WallSpan.properties, missing: integer });
export type OpenSpan = Static<typeof OpenSpan>;

/** The standbys of a list are asked one after another, each with a time in which nobody else is asked. */
export const StandbyChain = Type.Object({
  list_id: integer,
  /** `asking`: an offer is out; `stopped` by the office; `exhausted`: nobody is left to ask. */
  state: oneOf(CHAIN_STATES),
  offer: orNull(
    Type.Object({
      ...WallSpan.properties,
      response_id: integer,
      doctor: DoctorRef,
      offered_at: instant,
      expires_at: instant,
    }),
  ),
  /** Who was asked before, oldest first. */
  asked: Type.Array(Type.Object({ doctor: DoctorRef, result: oneOf(CHAIN_RESULTS) })),
  /** Who comes next, in their order. */
  next: Type.Array(DoctorRef),
});
export type StandbyChain = Static<typeof StandbyChain>;

/** Wall time in the site's zone, and the instants. */
export const List = Type.Object({
  id: integer,
  /** Local date, YYYY-MM-DD, and wall times, HH:MM. */
  date: text,
  session: oneOf(SESSIONS),
  start_time: text,
  end_time: text,
  time_zone: text,
  starts_at: instant,
  ends_at: instant,
  site: Type.Object({ id: integer, name: text, short_name: text }),
  theatre: nullable(text),
  surgeon: Type.Object({ id: nullable(integer), name: text }),
  specialty: nullable(text),
  role_needed: oneOf(ROLES_NEEDED),
  positions: integer,
  case_mix: nullable(text),
  requirements: Type.Array(oneOf(REQUIREMENTS)),
  /** Doctors read these. */
  notes_public: nullable(text),
  /** Never mailed. */
  notes_internal: nullable(text),
  cover_status: oneOf(COVER_STATUSES),
  /** Why this list alone was cancelled. */
  cancel_reason: nullable(text),
  lock_version: integer,
  confirmed: Type.Array(ListBooking),
  /** When somebody is still needed; empty: the list is covered. */
  open: Type.Array(OpenSpan),
  /** Positions held from the list's start to its end. */
  filled: integer,
});

/** A list as a callout shows it. */
export const CalloutList = Type.Object({ ...List.properties, counts: ResponseCounts });
export type CalloutList = Static<typeof CalloutList>;

/** A list by itself, called out or not. */
export const ListRow = Type.Object({
  ...List.properties,
  /** The one that asks for this list; null: nobody has been asked, and the list can still be changed by itself. */
  callout: orNull(
    Type.Object({ id: integer, reference: text, title: text, title_own: boolean, status: oneOf(CALLOUT_STATUSES) }),
  ),
  /** Of that callout: doctors whose offer (available or if needed) waits for a choice. */
  offers: integer,
  /** Who changed it last. */
  updated_by: nullable(text),
  updated_at: instant,
});
export type ListRow = Static<typeof ListRow>;
/** `list_notes`: what speaks against it where and when it is. */
export const NotedList = Type.Object({ ...ListRow.properties, list_notes: additive(Type.Array(PlaceNote)) });
export type NotedList = Static<typeof NotedList>;
export const ListResponse = dataOf(NotedList);
export const ListsResponse = dataOf(Type.Array(ListRow));

const line = Type.Optional(nullable(upTo(LIMITS.listText[1])));
const notes = Type.Optional(nullable(upTo(LIMITS.listNotes[1])));
const [fewestPositions, mostPositions] = LIMITS.positions;

/** What a person enters of a list. */
export const ListFields = strict({
  date: day,
  session: oneOf(SESSIONS),
  start_time: wallTime,
  end_time: wallTime,
  site_id: recordId,
  role_needed: oneOf(ROLES_NEEDED),
  positions: Type.Integer({ minimum: fewestPositions, maximum: mostPositions }),
  theatre: line,
  /** One of the company's surgeons, or a name as free text. */
  surgeon_id: Type.Optional(nullable(recordId)),
  surgeon_name: line,
  specialty: line,
  case_mix: Type.Optional(nullable(upTo(LIMITS.caseMix[1]))),
  requirements: Type.Optional(Type.Array(oneOf(REQUIREMENTS), { uniqueItems: true })),
  notes_public: notes,
  notes_internal: notes,
});
export type ListFields = Static<typeof ListFields>;

/** A list of a callout: one that is there already, or without `id` a new one. */
export const ListInput = strict({
  ...ListFields.properties,
  id: Type.Optional(recordId),
  /** As it was read; 409 `stale` when a list is taken into a callout that was changed meanwhile. */
  lock_version: Type.Optional(lockVersion),
});
export type ListInput = Static<typeof ListInput>;

/** POST /lists, and PUT /lists/{id}: 409 `stale` with the present ListRow, 409 `list_in_callout` once it is called out. */
export const ListRequest = strict({ list: ListFields });
export type ListRequest = Static<typeof ListRequest>;
export const ChangeListRequest = strict({ list: ListFields, lock_version: lockVersion });
export type ChangeListRequest = Static<typeof ChangeListRequest>;
