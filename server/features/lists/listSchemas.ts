/** JSON schemas of the lists routes. */
import { CALLOUT_STATUSES } from "../../../src/contract/callout.ts";
import { arrayOf, dataOf, doctorRefSchema, listProperties, object } from "../callouts/answerParts.ts";
import { calloutsQuerySchema, DATE, listBody, strict, version } from "../callouts/requestSchemas.ts";

const row = object({
  ...listProperties,
  confirmed: arrayOf(doctorRefSchema),
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
  lock_version: { type: "integer" },
});

export const listAnswer = dataOf(row);
export const listsAnswer = dataOf(arrayOf(row));
export const newListBody = strict({ list: listBody });
export const changeListBody = strict({ list: listBody, lock_version: version });

/** A week has neither tabs nor pages, and its days are always said. */
const { tab, page, per_page, sort, from, to, ...filters } = calloutsQuerySchema.properties as Record<string, unknown>;
export const listsQuerySchema = strict(
  { from: { type: "string", pattern: DATE }, to: { type: "string", pattern: DATE } },
  filters,
);
