/** JSON schemas of the lists routes. */
import { CALLOUT_STATUSES } from "../../../src/contract/callout.ts";
import { arrayOf, dataOf, listProperties, object } from "../../http/jsonSchema.ts";
import { listBody, strict, version } from "../callouts/routes/requestSchemas.ts";

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
