/** What the calls about sites and surgeons take and answer, as JSON schemas. */
import { SURGEON_PREFERENCES } from "../../../src/contract/doctor.ts";
import { LIMITS } from "../../../src/contract/limits.ts";
import { arrayOf, doctorRefSchema, maybeInstant, maybeText, object, text } from "../../http/jsonSchema.ts";
import { idSchema, strict, version } from "../../http/requestSchemas.ts";

/** Bounds against abuse where the contract's rules have their own words, else the bound itself. */
const upTo = (maxLength: number) => ({ type: "string", maxLength });
const maybe = ([, maxLength]: readonly [number, number]) => ({ type: ["string", "null"], maxLength });
const [, mostTheatres] = LIMITS.theatres;
const [, longestTheatre] = LIMITS.theatre;

const preference = { type: "string", enum: SURGEON_PREFERENCES };
/** More than any practice has doctors. */
const MOST_DOCTORS = 2000;

const kept = {
  archived_at: maybeInstant,
  in_use: { type: "boolean" },
  lock_version: { type: "integer" },
};
const site = object({
  id: { type: "integer" },
  name: text,
  short_name: text,
  time_zone: text,
  theatres: arrayOf(text),
  address: maybeText,
  phone: maybeText,
  access_notes: maybeText,
  map_url: maybeText,
  ...kept,
});
const surgeon = object({
  id: { type: "integer" },
  display_name: text,
  specialty: maybeText,
  phone: maybeText,
  notes: maybeText,
  doctors: arrayOf(object({ doctor: doctorRefSchema, preference })),
  ...kept,
});

const siteFields = [
  {
    name: upTo(1000),
    short_name: upTo(1000),
    time_zone: upTo(100),
    theatres: { type: "array", items: upTo(longestTheatre), maxItems: mostTheatres },
  },
  {
    address: maybe(LIMITS.siteAddress),
    phone: maybe([0, 1000]),
    access_notes: maybe(LIMITS.placeNotes),
    map_url: maybe([0, 2000]),
  },
] as const;
const surgeonFields = [
  { display_name: upTo(1000) },
  {
    specialty: maybe([0, 60]),
    phone: maybe([0, 1000]),
    notes: maybe(LIMITS.placeNotes),
    doctors: { type: "array", items: strict({ doctor_id: idSchema, preference }), maxItems: MOST_DOCTORS },
  },
] as const;

const schemasOf = (
  name: string,
  row: unknown,
  [needed, more]: readonly [Record<string, unknown>, Record<string, unknown>],
) => ({
  one: object({ data: row }),
  many: object({ data: arrayOf(row) }),
  newBody: strict({ [name]: strict(needed, more) }),
  body: strict({ [name]: strict({ ...needed, lock_version: version }, more) }),
});
export type PlaceSchemas = ReturnType<typeof schemasOf>;

export const siteSchemas = schemasOf("site", site, siteFields);
export const surgeonSchemas = schemasOf("surgeon", surgeon, surgeonFields);
export const placesQuery = strict({}, { archived: { type: "boolean" } });
export const placeParams = strict({ id: idSchema });
export const removedAnswer = object({ success: { type: "boolean" } });
