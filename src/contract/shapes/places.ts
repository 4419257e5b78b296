/** Sites and surgeons: what a list can be at and whose it can be. */
import { type Static, Type } from "typebox";
import { SURGEON_PREFERENCES } from "../doctor.ts";
import { LIMITS } from "../limits.ts";
import {
  boolean,
  dataOf,
  formText,
  instant,
  integer,
  lockVersion,
  nullable,
  oneOf,
  recordId,
  strict,
  text,
  unchangedAlready,
  upTo,
} from "./base.ts";
import { DoctorRef } from "./doctor.ts";

const [, mostTheatres] = LIMITS.theatres;
const [, longestTheatre] = LIMITS.theatre;
const notes = Type.Optional(nullable(upTo(LIMITS.placeNotes[1])));
/** More than any practice has doctors. */
const MOST_DOCTORS = 2000;

export const SiteInput = strict({
  name: formText,
  /** For dense tables. */
  short_name: formText,
  /** IANA name: the clock of the lists there. */
  time_zone: upTo(100),
  theatres: Type.Array(upTo(longestTheatre), { maxItems: mostTheatres }),
  address: Type.Optional(nullable(upTo(LIMITS.siteAddress[1]))),
  phone: Type.Optional(nullable(formText)),
  /** Parking, entrance, code. */
  access_notes: notes,
  /** https only. */
  map_url: Type.Optional(nullable(upTo(2000))),
});
export type SiteInput = Static<typeof SiteInput>;

const kept = {
  /** Archived ones are no longer offered, what names them stays. */
  archived_at: nullable(instant),
  /** Whether lists or doctors name it: then it can be archived, but not removed. */
  in_use: boolean,
  lock_version: integer,
};

export const SiteDetail = Type.Object({
  id: integer,
  name: text,
  short_name: text,
  time_zone: text,
  theatres: Type.Array(text),
  address: nullable(text),
  phone: nullable(text),
  access_notes: nullable(text),
  map_url: nullable(text),
  ...kept,
});
export type SiteDetail = Static<typeof SiteDetail>;
/** What a list or a filter needs to know of a site. */
export type Site = Pick<SiteDetail, "id" | "name" | "short_name" | "time_zone" | "theatres">;

const preference = oneOf(SURGEON_PREFERENCES);

export const SurgeonInput = strict({
  display_name: formText,
  specialty: Type.Optional(nullable(upTo(LIMITS.surgeonSpecialty[1]))),
  phone: Type.Optional(nullable(formText)),
  /** For the practice only. */
  notes,
  /** Whom the surgeon prefers and whom rather not, each doctor once; left out, they stay as they are. */
  doctors: Type.Optional(Type.Array(strict({ doctor_id: recordId, preference }), { maxItems: MOST_DOCTORS })),
});
export type SurgeonInput = Static<typeof SurgeonInput>;

/** A doctor as a surgeon's form names one. */
export const PreferredDoctor = Type.Object({ doctor: DoctorRef, preference });
export type PreferredDoctor = Static<typeof PreferredDoctor>;

export const SurgeonDetail = Type.Object({
  id: integer,
  display_name: text,
  specialty: nullable(text),
  phone: nullable(text),
  notes: nullable(text),
  doctors: Type.Array(PreferredDoctor),
  ...kept,
});
export type SurgeonDetail = Static<typeof SurgeonDetail>;
export type Surgeon = Pick<SurgeonDetail, "id" | "display_name" | "specialty">;

/** GET /sites and /surgeons. */
export const PlacesQuery = strict({ archived: Type.Optional(boolean) });
export const SiteResponse = dataOf(SiteDetail);
export const SitesResponse = dataOf(Type.Array(SiteDetail));
export const SurgeonResponse = dataOf(SurgeonDetail);
export const SurgeonsResponse = dataOf(Type.Array(SurgeonDetail));

/** POST /sites/{id} and /surgeons/{id}, /archive and /restore. */
export const ShelvedSiteResponse = dataOf(Type.Intersect([SiteDetail, Type.Object(unchangedAlready)]));
export const ShelvedSurgeonResponse = dataOf(Type.Intersect([SurgeonDetail, Type.Object(unchangedAlready)]));
export type ShelvedPlaceResponse = Static<typeof ShelvedSiteResponse> | Static<typeof ShelvedSurgeonResponse>;

/** POST /sites and /surgeons, and PUT …/{id}. */
export const SiteRequest = strict({ site: SiteInput });
export const ChangeSiteRequest = strict({ site: strict({ ...SiteInput.properties, lock_version: lockVersion }) });
export const SurgeonRequest = strict({ surgeon: SurgeonInput });
export const ChangeSurgeonRequest = strict({
  surgeon: strict({ ...SurgeonInput.properties, lock_version: lockVersion }),
});
