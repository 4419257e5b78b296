/** What the calls about leave, history and groups of doctors take and answer, as JSON schemas. */

import { AWAY_REASONS, GROUP_COLOURS } from "../../../../src/contract/doctor.ts";
import { INVITATION_REFUSALS } from "../../../../src/contract/doctorRequests.ts";
import { daySchema, instantSchema } from "../../../http/dateSchemas.ts";
import { arrayOf, closed, lock_version, maybeInstant, meta, named, object, someOf, upTo } from "./doctorSchemas.ts";

const id = { type: "integer" } as const;
const text = { type: "string" } as const;
const instant = { type: "string", description: "ISO-8601, UTC" } as const;

const away = object({ id, starts_at: instant, ends_at: instant, reason: { type: "string", enum: AWAY_REASONS } });
export const awayBody = closed({
  starts_at: instantSchema,
  ends_at: instantSchema,
  reason: { type: "string", enum: AWAY_REASONS },
});
export const awayAnswer = object({ data: away });
export const awaysAnswer = object({ data: arrayOf(away) });
export const doctorCalloutsAnswer = object({
  data: arrayOf(
    object({
      response_id: id,
      callout_id: id,
      reference: text,
      title: text,
      title_own: { type: "boolean" },
      role_needed: text,
      session: text,
      start_time: text,
      end_time: text,
      site: text,
      surgeon: text,
      status: text,
      starts_at: instant,
      date: text,
      response: text,
      responded_at: maybeInstant,
      outcome: text,
    }),
  ),
  meta: object(meta),
});
export const bookingsQuery = closed({ from: daySchema, to: daySchema }, []);
export const doctorBookingsAnswer = object({
  data: arrayOf(
    object({
      response_id: id,
      callout_id: id,
      date: text,
      list_start: text,
      start_time: text,
      end_time: text,
      site: text,
      surgeon: text,
    }),
  ),
});
export const doctorEmailsAnswer = object({
  data: arrayOf(
    object({
      id,
      kind: text,
      subject: text,
      to_address: text,
      status: text,
      callout_id: { type: ["integer", "null"] },
      created_at: instant,
      sent_at: maybeInstant,
    }),
  ),
  meta: object(meta),
});

const group = object({
  id,
  name: text,
  colour: text,
  description: { type: ["string", "null"] },
  doctors: id,
  lock_version: id,
});
export const groupAnswer = object({ data: group });
export const groupsAnswer = object({ data: arrayOf(group) });
const groupFields = {
  name: upTo(60),
  colour: { type: "string", enum: GROUP_COLOURS },
  description: { type: ["string", "null"], maxLength: 500 },
};
export const newGroupBody = closed(groupFields, ["name"]);
export const groupBody = closed({ ...groupFields, lock_version }, ["name", "lock_version"]);
export const membersBody = closed({ add: someOf(named, 500), remove: someOf(named, 500), order: someOf(named, 2000) }, [
  "add",
  "remove",
]);
export const groupMembersAnswer = object({
  data: arrayOf(object({ id, name: text, grade: { type: ["string", "null"] }, status: text })),
});
export const successAnswer = object({ success: { type: "boolean" } });

const ref = object({ id, name: text, grade: { type: ["string", "null"] } });
export const invitationBody = closed({ ids: { ...someOf(named, 100), minItems: 1 } });
export const invitationAnswer = object({
  data: object({
    will_send: arrayOf(ref),
    skipped: arrayOf(object({ doctor: ref, reason: { type: "string", enum: INVITATION_REFUSALS } })),
    email: { anyOf: [object({ from_name: text, subject: text, text }), { type: "null" }] },
  }),
});
