/** JSON schemas of the lists routes. */
import { CALLOUT_STATUSES, REQUIREMENTS, ROLES_NEEDED, SESSIONS } from "../../../src/contract/callout.ts";
import { LIMITS } from "../../../src/contract/limits.ts";
import { daySchema } from "../../http/dateSchemas.ts";
import { arrayOf, dataOf, listProperties, object } from "../../http/jsonSchema.ts";
import { idSchema, strict, timeSchema, version } from "../../http/requestSchemas.ts";

const [, longestCaseMix] = LIMITS.caseMix;
const [, longestListNotes] = LIMITS.listNotes;
const [fewestPositions, mostPositions] = LIMITS.positions;
const listNotes = { type: ["string", "null"], maxLength: longestListNotes };
const line = { type: ["string", "null"], maxLength: 150 };

/** What a list must have, and what it may have. */
export const listFields = [
  {
    date: daySchema,
    session: { type: "string", enum: SESSIONS },
    start_time: timeSchema,
    end_time: timeSchema,
    site_id: idSchema,
    role_needed: { type: "string", enum: ROLES_NEEDED },
    positions: { type: "integer", minimum: fewestPositions, maximum: mostPositions },
  },
  {
    theatre: line,
    surgeon_id: { ...idSchema, type: ["integer", "null"] },
    surgeon_name: line,
    specialty: line,
    case_mix: { type: ["string", "null"], maxLength: longestCaseMix },
    requirements: { type: "array", items: { type: "string", enum: REQUIREMENTS }, uniqueItems: true },
    notes_public: listNotes,
    notes_internal: listNotes,
  },
] as const;
export const listBody = strict(...listFields);

const row = object({
  ...listProperties,
  callout: {
    anyOf: [
      object({
        id: { type: "integer" },
        reference: { type: "string" },
        title: { type: "string" },
        title_own: { type: "boolean" },
        status: { type: "string", enum: CALLOUT_STATUSES },
      }),
      { type: "null" },
    ],
  },
  updated_by: { type: ["string", "null"] },
  updated_at: { type: "string", description: "ISO-8601, UTC" },
});

export const listAnswer = dataOf(row);
export const listsAnswer = dataOf(arrayOf(row));
export const newListBody = strict({ list: listBody });
export const changeListBody = strict({ list: listBody, lock_version: version });
