/** What the app asks of doctors beyond a single one: the list, leave, history, groups, acts on many, invitations. */
import { type Static, Type } from "typebox";
import { CALLOUT_STATUSES, OUTCOMES, RESPONSE_STATES, ROLES_NEEDED, SESSIONS } from "../callout.ts";
import {
  AWAY_REASONS,
  AWAY_SOURCES,
  DOCTOR_BULK_ACTIONS,
  DOCTOR_REFUSALS,
  DOCTOR_ROLES,
  DOCTOR_SORTS,
  DOCTOR_STATUSES,
  EMAIL_STATUSES,
  GROUP_COLOURS,
  INVITATION_REFUSALS,
} from "../doctor.ts";
import { LIMITS } from "../limits.ts";
import {
  additive,
  boolean,
  dataOf,
  day,
  doctorVersion,
  instant,
  integer,
  moment,
  nullable,
  oneOf,
  orNull,
  recordId,
  strict,
  text,
  unchangedAlready,
  upTo,
} from "./base.ts";
import { Doctor, DoctorRef } from "./doctor.ts";
import { metaWith, pageOf, paging, plainPageOf } from "./page.ts";

export const doctorFilters = {
  q: Type.Optional(upTo(100)),
  group_id: Type.Optional(recordId),
  site_id: Type.Optional(recordId),
  role: Type.Optional(oneOf(DOCTOR_ROLES)),
  status: Type.Optional(oneOf(DOCTOR_STATUSES)),
  /** Has never answered a callout. */
  never_responded: Type.Optional(boolean),
  /** The mail server refuses the address. */
  bouncing: Type.Optional(boolean),
  /** Has never been invited at the present address. */
  not_invited: Type.Optional(boolean),
  /** Exactly this address; archived doctors have none that counts. */
  email: Type.Optional(upTo(LIMITS.accountEmail[1])),
  sort: Type.Optional(oneOf(DOCTOR_SORTS)),
};
export const DoctorsQuery = strict({ ...doctorFilters, ...paging });
export type DoctorsQuery = Static<typeof DoctorsQuery>;
export const DoctorsMeta = metaWith({
  counts: Type.Object({ active: integer, paused: integer, archived: integer, bouncing: integer }),
});
export type DoctorsMeta = Static<typeof DoctorsMeta>;
export const DoctorsResponse = pageOf(Doctor, DoctorsMeta);

/** POST /doctors/{id}/pause. Null or absent: until somebody ends the pause. */
export const PauseRequest = strict({ until: Type.Optional(nullable(moment)) });

/** POST /doctors/bulk: all of them, or an error for each that was not possible. */
export const DoctorBulk = strict({
  action: oneOf(DOCTOR_BULK_ACTIONS),
  ids: Type.Array(recordId, { minItems: 1, maxItems: 100 }),
  group_id: Type.Optional(recordId),
  site_id: Type.Optional(recordId),
  /** Of a pause, as for one doctor. */
  until: Type.Optional(nullable(moment)),
});
export type DoctorBulk = Static<typeof DoctorBulk>;
export const DoctorBulkResponse = dataOf(
  Type.Array(
    Type.Object({
      id: integer,
      ok: boolean,
      error: nullable(text),
      ...unchangedAlready,
      /** Why not, where it has a name. */
      reason: Type.Optional(oneOf(DOCTOR_REFUSALS)),
    }),
  ),
);
export type DoctorBulkResult = Static<typeof DoctorBulkResponse>["data"];

/** A time away; the end excluded. */
export const Unavailability = Type.Object({
  id: integer,
  starts_at: instant,
  ends_at: instant,
  reason: oneOf(AWAY_REASONS),
  /** Who entered it. */
  source: additive(oneOf(AWAY_SOURCES)),
});
export type Unavailability = Static<typeof Unavailability>;
export const UnavailabilityInput = strict({ starts_at: moment, ends_at: moment, reason: oneOf(AWAY_REASONS) });
export type UnavailabilityInput = Static<typeof UnavailabilityInput>;
export const UnavailabilitiesResponse = dataOf(Type.Array(Unavailability));
export const UnavailabilityParams = strict({ id: recordId, uid: recordId });

/** GET /doctors/{id}/callouts, …/emails and …/events. */
export const HistoryQuery = strict(paging);

/** One list of a callout the doctor was asked for. */
export const DoctorCallout = Type.Object({
  response_id: integer,
  callout_id: integer,
  reference: text,
  title: text,
  /** Somebody gave it; otherwise the list's own facts say it in the reader's language. */
  title_own: boolean,
  role_needed: oneOf(ROLES_NEEDED),
  session: oneOf(SESSIONS),
  start_time: text,
  end_time: text,
  site: text,
  surgeon: text,
  status: oneOf(CALLOUT_STATUSES),
  starts_at: instant,
  /** Local date of the list, YYYY-MM-DD. */
  date: text,
  response: oneOf(RESPONSE_STATES),
  responded_at: nullable(instant),
  outcome: oneOf(OUTCOMES),
});
export type DoctorCallout = Static<typeof DoctorCallout>;
export const DoctorCalloutsResponse = plainPageOf(DoctorCallout);

/** GET /doctors/{id}/bookings: local dates, both included. */
export const DoctorBookingsQuery = strict({ from: Type.Optional(day), to: Type.Optional(day) });
/** A list for which the doctor is confirmed; date and wall times are the site's. */
export const DoctorBooking = Type.Object({
  response_id: integer,
  callout_id: integer,
  date: text,
  /** When the list begins. */
  list_start: text,
  /** What the doctor is booked for, in the list's wall times. */
  start_time: text,
  end_time: text,
  site: text,
  surgeon: text,
});
export type DoctorBooking = Static<typeof DoctorBooking>;
export const DoctorBookingsResponse = dataOf(Type.Array(DoctorBooking));

/** POST /doctors/{id}/unavailabilities. */
export const AddedUnavailability = Type.Object({
  ...Unavailability.properties,
  /** What the doctor is booked for at that time, and stays booked for. */
  booked: additive(Type.Array(DoctorBooking)),
});
export type AddedUnavailability = Static<typeof AddedUnavailability>;
export const UnavailabilityResponse = dataOf(AddedUnavailability);

/** A mail to the doctor. "sent": accepted by the mail server; "kept": there was none to give it to. */
export const DoctorEmailRow = Type.Object({
  id: integer,
  kind: text,
  subject: text,
  to_address: text,
  status: oneOf(EMAIL_STATUSES),
  callout_id: nullable(integer),
  created_at: instant,
  sent_at: nullable(instant),
});
export type DoctorEmailRow = Static<typeof DoctorEmailRow>;
export const DoctorEmailsResponse = plainPageOf(DoctorEmailRow);

export const Group = Type.Object({
  id: integer,
  name: text,
  colour: oneOf(GROUP_COLOURS),
  description: nullable(text),
  /** Those who can be asked (active). */
  doctors: integer,
  lock_version: integer,
});
export type DoctorGroup = Static<typeof Group>;
export const GroupResponse = dataOf(Group);
export const GroupsResponse = dataOf(Type.Array(Group));
export const GroupInput = strict({
  name: upTo(LIMITS.groupName[1]),
  colour: Type.Optional(oneOf(GROUP_COLOURS)),
  description: Type.Optional(nullable(upTo(LIMITS.groupDescription[1]))),
});
export type GroupInput = Static<typeof GroupInput>;
export const ChangeGroupRequest = strict({ ...GroupInput.properties, lock_version: doctorVersion });
export type ChangeGroupRequest = Static<typeof ChangeGroupRequest>;

/** In the group's order: those somebody placed, then the others by name. */
export const GroupMember = Type.Object({ ...DoctorRef.properties, status: oneOf(DOCTOR_STATUSES) });
export type GroupMember = Static<typeof GroupMember>;
export const GroupMembersResponse = dataOf(Type.Array(GroupMember));
const changed = Type.Array(recordId, { maxItems: 500 });
export const GroupMembersRequest = strict({
  add: changed,
  remove: changed,
  /** The whole group in its new order. */
  order: Type.Optional(Type.Array(recordId, { maxItems: 2000 })),
});
export type GroupMembersRequest = Static<typeof GroupMembersRequest>;

/** POST /doctors/invite_preview: who would be mailed, and the mail as the first of them would get it. */
export const InvitationPreviewRequest = strict({ ids: Type.Array(recordId, { minItems: 1, maxItems: 100 }) });
export const InvitationPreview = Type.Object({
  will_send: Type.Array(DoctorRef),
  skipped: Type.Array(Type.Object({ doctor: DoctorRef, reason: oneOf(INVITATION_REFUSALS) })),
  email: orNull(Type.Object({ from_name: text, subject: text, text })),
});
export type InvitationPreview = Static<typeof InvitationPreview>;
export const InvitationPreviewResponse = dataOf(InvitationPreview);
