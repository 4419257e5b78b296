/** What the calls about doctors and groups take and answer, as JSON schemas; they become the OpenAPI document. */
import { DOCTOR_ROLES, DOCTOR_STATUSES, SURGEON_PREFERENCES } from "../../../../src/contract/doctor.ts";
import { DOCTOR_BULK_ACTIONS, DOCTOR_SORTS } from "../../../../src/contract/doctorRequests.ts";
import { LANGUAGES } from "../../../../src/contract/languages.ts";
import { PER_PAGE_MAX } from "../../../../src/contract/page.ts";
import { daySchema, maybeInstantSchema } from "../../../http/dateSchemas.ts";

export const id = { type: "integer" } as const;
export const count = { type: "integer" } as const;
export const text = { type: "string" } as const;
export const maybeText = { type: ["string", "null"] } as const;
export const maybeInstant = { type: ["string", "null"], description: "ISO-8601, UTC" } as const;
const instant = { type: "string", description: "ISO-8601, UTC" } as const;
export const named = { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
export const upTo = (maxLength: number) => ({ type: "string", maxLength }) as const;
const maybe = (maxLength: number) => ({ type: ["string", "null"], maxLength }) as const;
export const someOf = (items: unknown, maxItems: number) => ({ type: "array", items, maxItems }) as const;

export const object = (properties: Record<string, unknown>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});
export const closed = (properties: Record<string, unknown>, required: string[] = Object.keys(properties)) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});
export const arrayOf = (items: unknown) => ({ type: "array", items });

const doctor = {
  id,
  name: text,
  title: maybeText,
  first_name: text,
  last_name: text,
  grade: maybeText,
  email: text,
  mobile_phone: maybeText,
  role: text,
  status: text,
  email_state: text,
  locale: maybeText,
  groups: arrayOf(object({ id, name: text })),
  sites: arrayOf(object({ id, short_name: text, credentialed_until: maybeText })),
  paused_until: maybeInstant,
  invited_at: maybeInstant,
  confirmed_at: maybeInstant,
  next_away: { anyOf: [object({ starts_at: instant, ends_at: instant }), { type: "null" }] },
  asked: count,
  answered: count,
  last_response_at: maybeInstant,
  merged_into: { anyOf: [object({ id, name: text, grade: maybeText }), { type: "null" }] },
  lock_version: count,
};
const paging = { page: { ...named, maximum: 1_000_000 }, per_page: { ...named, maximum: PER_PAGE_MAX } };
export const meta = { page: count, per_page: count, total: count };

export const doctorsQuery = closed(
  {
    q: upTo(100),
    group_id: named,
    site_id: named,
    role: { type: "string", enum: DOCTOR_ROLES },
    status: { type: "string", enum: DOCTOR_STATUSES },
    never_responded: { type: "boolean" },
    bouncing: { type: "boolean" },
    not_invited: { type: "boolean" },
    email: upTo(500),
    sort: { type: "string", enum: DOCTOR_SORTS },
    ...paging,
  },
  [],
);
export const pagingQuery = closed(paging, []);
export const doctorsAnswer = object({
  data: arrayOf(object(doctor)),
  meta: object({ ...meta, counts: object({ active: count, paused: count, archived: count, bouncing: count }) }),
});
export const doctorAnswer = object({
  data: object({
    ...doctor,
    specialties: arrayOf(text),
    registration_body: maybeText,
    registration_number: maybeText,
    notes: maybeText,
    surgeons: arrayOf(
      object({ id, name: text, preference: { type: "string", enum: SURGEON_PREFERENCES }, set_by: text }),
    ),
  }),
});

const input = {
  title: maybe(20),
  first_name: upTo(1000),
  last_name: upTo(1000),
  email: upTo(1000),
  mobile_phone: maybe(1000),
  role: { type: "string", enum: DOCTOR_ROLES },
  grade: maybe(60),
  specialties: someOf(upTo(60), 20),
  registration_body: maybe(40),
  registration_number: maybe(40),
  locale: { type: ["string", "null"], enum: [...LANGUAGES, null] },
  notes: maybe(2000),
  group_ids: someOf(named, 100),
  sites: someOf(closed({ site_id: named, credentialed_until: { ...daySchema, type: ["string", "null"] } }), 200),
};
const needed = ["first_name", "last_name", "email", "role", "locale"];
export const lock_version = { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
export const newDoctorBody = closed({ doctor: closed(input, needed) });
export const doctorBody = closed({ doctor: closed({ ...input, lock_version }, [...needed, "lock_version"]) });
export const idParams = closed({ id: named });
export const awayParams = closed({ id: named, uid: named });
export const pauseBody = closed({ until: maybeInstantSchema }, []);
export const bulkBody = closed(
  {
    action: { type: "string", enum: DOCTOR_BULK_ACTIONS },
    ids: { ...someOf(named, 100), minItems: 1 },
    group_id: named,
    site_id: named,
    until: maybeInstantSchema,
  },
  ["action", "ids"],
);
export const bulkAnswer = object({ data: arrayOf(object({ id, ok: { type: "boolean" }, error: maybeText })) });
