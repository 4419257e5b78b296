/** Doctors and their groups. */
import { type Static, Type } from "typebox";
import { DAY_PARTS, DOCTOR_ROLES, DOCTOR_STATUSES, EMAIL_STATES, SURGEON_PREFERENCES } from "../doctor.ts";
import { LANGUAGES } from "../languages.ts";
import { LIMITS } from "../limits.ts";
import {
  additive,
  dataOf,
  day,
  doctorVersion,
  formText,
  instant,
  integer,
  nullable,
  oneOf,
  orNull,
  recordId,
  strict,
  text,
  unchangedAlready,
  upTo,
} from "./base.ts";

/** A doctor where only the name is needed; `name` carries the title: "Dr Hana Itokawa". */
export const DoctorRef = Type.Object({ id: integer, name: text, grade: nullable(text) });
export type DoctorRef = Static<typeof DoctorRef>;

/** Where the doctor works. `credentialed_until`: YYYY-MM-DD, included. */
export const DoctorSite = Type.Object({ id: integer, short_name: text, credentialed_until: nullable(text) });

export const Doctor = Type.Object({
  id: integer,
  name: text,
  title: nullable(text),
  first_name: text,
  last_name: text,
  grade: nullable(text),
  email: text,
  mobile_phone: nullable(text),
  role: oneOf(DOCTOR_ROLES),
  status: oneOf(DOCTOR_STATUSES),
  email_state: oneOf(EMAIL_STATES),
  /** Null: the practice's usual one. */
  locale: nullable(oneOf(LANGUAGES)),
  groups: Type.Array(Type.Object({ id: integer, name: text })),
  /** None: nothing is recorded, so no site is ruled out. */
  sites: Type.Array(DoctorSite),
  /** Null while paused: until somebody ends it. A pause that is over shows as "active". */
  paused_until: nullable(instant),
  /** The newest invitation. */
  invited_at: nullable(instant),
  /** When the doctor said that the details are right. */
  confirmed_at: nullable(instant),
  /** The present or next time away. */
  next_away: orNull(Type.Object({ starts_at: instant, ends_at: instant })),
  /** Callouts of the last 90 days, and how many of them the doctor answered. */
  asked: integer,
  answered: integer,
  /** The newest answer. */
  last_response_at: nullable(instant),
  /** Who goes on for this doctor, who was entered twice; archived for good. */
  merged_into: orNull(DoctorRef),
  lock_version: integer,
});
export type Doctor = Static<typeof Doctor>;

export const DoctorDetail = Type.Object({
  ...Doctor.properties,
  specialties: Type.Array(text),
  registration_body: nullable(text),
  registration_number: nullable(text),
  /** For the practice only. */
  notes: nullable(text),
  /** Of surgeons who are not archived; `set_by`: the administrator who noted it. */
  surgeons: Type.Array(Type.Object({ id: integer, name: text, preference: oneOf(SURGEON_PREFERENCES), set_by: text })),
  /** Times of the week at which the doctor usually does not work, as the doctor said; Monday is 1. */
  usually_not: additive(Type.Array(Type.Object({ weekday: integer, day_part: oneOf(DAY_PARTS) }))),
});
export type DoctorDetail = Static<typeof DoctorDetail>;

const SPECIALTIES_MAX = 20;
const GROUPS_MAX = 100;
const SITES_MAX = 200;
const registration = Type.Optional(nullable(upTo(LIMITS.doctorRegistration[1])));

/** What the form holds. */
export const DoctorInput = strict({
  title: Type.Optional(nullable(upTo(LIMITS.doctorTitle[1]))),
  first_name: formText,
  last_name: formText,
  email: formText,
  mobile_phone: Type.Optional(nullable(formText)),
  role: oneOf(DOCTOR_ROLES),
  grade: Type.Optional(nullable(upTo(LIMITS.doctorGrade[1]))),
  specialties: Type.Optional(Type.Array(upTo(LIMITS.doctorSpecialty[1]), { maxItems: SPECIALTIES_MAX })),
  registration_body: registration,
  registration_number: registration,
  /** Null: the practice's usual one. */
  locale: nullable(oneOf(LANGUAGES)),
  notes: Type.Optional(nullable(upTo(LIMITS.doctorNotes[1]))),
  group_ids: Type.Optional(Type.Array(recordId, { maxItems: GROUPS_MAX })),
  sites: Type.Optional(
    Type.Array(strict({ site_id: recordId, credentialed_until: nullable(day) }), { maxItems: SITES_MAX }),
  ),
});
export type DoctorInput = Static<typeof DoctorInput>;

export const DoctorResponse = dataOf(DoctorDetail);

/** POST /doctors/{id}/archive. */
export const ArchivedDoctor = Type.Intersect([DoctorDetail, Type.Object(unchangedAlready)]);
export type ArchivedDoctor = Static<typeof ArchivedDoctor>;
export const ArchivedDoctorResponse = dataOf(ArchivedDoctor);

/** POST /doctors, PUT /doctors/{id}. */
export const DoctorRequest = strict({ doctor: DoctorInput });
export const ChangedDoctor = strict({ ...DoctorInput.properties, lock_version: doctorVersion });
export const ChangeDoctorRequest = strict({ doctor: ChangedDoctor });
