/** The practice's administrators as they see one another, and what they ask of the server about it. */
import { type Static, Type } from "typebox";
import { USER_ROLES, USER_STATUSES } from "../account.ts";
import { SessionRow } from "./account.ts";
import { boolean, formText, IdParams, instant, integer, nullable, oneOf, strict, text } from "./base.ts";

const role = oneOf(USER_ROLES);

export const Administrator = strict({
  id: integer,
  first_name: text,
  last_name: text,
  email: text,
  role,
  status: oneOf(USER_STATUSES),
  /** Null until the first session. */
  last_seen_at: nullable(instant),
  /** Whether two-step verification is set up. */
  second_factor: boolean,
  /** Until when the mailed invitation can be answered; null for whoever has no open one. */
  invitation_expires_at: nullable(instant),
});
export type Administrator = Static<typeof Administrator>;
export const AdministratorResponse = strict({ data: Administrator });
export type AdministratorResponse = Static<typeof AdministratorResponse>;
export const AdministratorsResponse = strict({ data: Type.Array(Administrator) });
export type AdministratorsResponse = Static<typeof AdministratorsResponse>;

/** One row of GET /users/sessions, which owners see. */
export const ColleagueSession = strict({ user_id: integer, ...SessionRow.properties });
export type ColleagueSession = Static<typeof ColleagueSession>;
export const ColleagueSessionsResponse = strict({ data: Type.Array(ColleagueSession) });
export type ColleagueSessionsResponse = Static<typeof ColleagueSessionsResponse>;
export const ColleagueSessionParams = strict({ ...IdParams.properties, session_id: formText });

/** POST /users/invite: without a role, an administrator. */
export const InviteRequest = strict({ email: formText, name: formText, role: Type.Optional(role) });
export type InviteRequest = Static<typeof InviteRequest>;
/** PUT /users/{id}: what is left out stays. */
export const AdministratorChange = strict({ name: Type.Optional(formText), role: Type.Optional(role) });
export type AdministratorChange = Static<typeof AdministratorChange>;
