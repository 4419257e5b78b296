/** What a person changes of their own account, and the list of their sessions. */
import { type Static, Type } from "typebox";
import { WEEK_STARTS } from "../account.ts";
import { LANGUAGES } from "../languages.ts";
import { allOptional, boolean, formText, literal, nullable, oneOf, strict, text } from "./base.ts";
import { NotificationPrefs, User } from "./user.ts";

const profile = {
  first_name: formText,
  last_name: formText,
  phone: nullable(formText),
  locale: oneOf(LANGUAGES),
  /** IANA name; null: the device's own. */
  time_zone: nullable(formText),
  week_start: oneOf(WEEK_STARTS),
  notification_prefs: NotificationPrefs,
};

/**
 * Body of PUT /auth, as devise_token_auth's account update takes it: the profile, of which whatever it names changes; or the
 * password or the address, which ask for the password of now. One of them at a time.
 */
export const AccountRequest = allOptional({
  ...profile,
  email: formText,
  current_password: formText,
  password: formText,
  password_confirmation: formText,
});
export type AccountRequest = Static<typeof AccountRequest>;
export type ProfileRequest = Pick<AccountRequest, keyof typeof profile>;
export type PasswordChangeRequest = Required<
  Pick<AccountRequest, "current_password" | "password" | "password_confirmation">
>;
export type EmailChangeRequest = Required<Pick<AccountRequest, "current_password" | "email">>;
export const AccountResponse = strict({ status: literal("success"), data: User });

const told = nullable(formText);
/** One row of GET /auth/sessions. */
export const SessionRow = strict({
  id: text,
  /** The one that asks. */
  current: boolean,
  /** Product names, from the browser's own words; null: not recognised. */
  browser: told,
  system: told,
  ip: told,
  created_at: text,
  last_used_at: text,
});
export type SessionRow = Static<typeof SessionRow>;
export const SessionsResponse = strict({ data: Type.Array(SessionRow) });
export type SessionsResponse = Static<typeof SessionsResponse>;
export const SessionParams = strict({ id: formText });
