/** What the calls about administrators take and answer, as JSON schemas; they become the OpenAPI document. */
import { USER_ROLES, USER_STATUSES } from "../../../src/contract/administrator.ts";
import { arrayOf, id, maybeInstant } from "../../http/jsonSchema.ts";
import { idSchema, strict } from "../../http/requestSchemas.ts";

/** Bounds against abuse only; the rules are in the contract, with their own words. */
const text = { type: "string", maxLength: 1000 } as const;
const role = { type: "string", enum: USER_ROLES } as const;

const administrator = strict({
  id,
  first_name: { type: "string" },
  last_name: { type: "string" },
  email: { type: "string" },
  role,
  status: { type: "string", enum: USER_STATUSES },
  last_seen_at: maybeInstant,
  invitation_expires_at: maybeInstant,
});

export const administratorAnswer = strict({ data: administrator });
export const administratorsAnswer = strict({ data: arrayOf(administrator) });
export const inviteBody = strict({ email: text, name: text }, { role });
export const changeBody = strict({}, { name: text, role });
export const idParams = strict({ id: idSchema });
