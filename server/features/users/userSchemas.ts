/** What the calls about administrators take and answer, as JSON schemas; they become the OpenAPI document. */
import { USER_ROLES, USER_STATUSES } from "../../../src/contract/administrator.ts";

/** Bounds against abuse only; the rules are in the contract, with their own words. */
const text = { type: "string", maxLength: 1000 } as const;
const role = { type: "string", enum: USER_ROLES } as const;
const maybeMoment = { type: ["string", "null"], description: "ISO-8601, UTC" } as const;

const closed = <Properties extends object>(properties: Properties, required: (keyof Properties & string)[]) =>
  ({ type: "object", additionalProperties: false, required, properties }) as const;
const whole = <Properties extends object>(properties: Properties) =>
  closed(properties, Object.keys(properties) as (keyof Properties & string)[]);

const administrator = whole({
  id: { type: "integer" },
  first_name: { type: "string" },
  last_name: { type: "string" },
  email: { type: "string" },
  role,
  status: { type: "string", enum: USER_STATUSES },
  last_seen_at: maybeMoment,
  invitation_expires_at: maybeMoment,
});

export const administratorAnswer = whole({ data: administrator });
export const administratorsAnswer = whole({ data: { type: "array", items: administrator } });
export const inviteBody = closed({ email: text, name: text, role }, ["email", "name"]);
export const changeBody = closed({ name: text, role }, []);
export const idParams = whole({ id: { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER } });
