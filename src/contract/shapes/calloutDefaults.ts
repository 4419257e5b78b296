/** What a practice begins its callouts with, and how long it keeps names: told with the person, changed by PUT /company_settings. */
import { type Static, Type } from "typebox";
import { CALLOUT_MODES } from "../callout.ts";
import { RESPOND_WITHIN, RETENTION_MONTHS, TIMED_SESSIONS, WEEKDAYS, WITHDRAW_PHONE } from "../calloutDefaults.ts";
import { LANGUAGES } from "../languages.ts";
import { allOptional, boolean, byName, literal, lockVersion, nullable, oneOf, strict, upTo, wallTime } from "./base.ts";

/** Wall times HH:MM; an end before the start is on the next day. */
export type Hours = [start: string, end: string];
export const Hours = Type.Unsafe<Hours>({ type: "array", items: wallTime, minItems: 2, maxItems: 2 });
const sessions = byName(TIMED_SESSIONS, Hours);
export const DayTimes = allOptional(sessions);

export const SessionTimes = strict({
  usual: strict(sessions),
  /** Where a day of the week differs. */
  weekdays: allOptional(byName(WEEKDAYS, DayTimes)),
});
export type SessionTimes = Static<typeof SessionTimes>;

const between = ([minimum, maximum]: readonly [number, number]) => Type.Integer({ minimum, maximum });

export const CalloutDefaults = strict({
  mode: oneOf(CALLOUT_MODES),
  /** Hours from sending within which doctors are asked to answer; null: no respond-by is suggested. */
  respond_within_hours: nullable(between(RESPOND_WITHIN)),
  /** One reminder halfway to respond-by. */
  automatic_reminder: boolean,
  /** Standbys of a list that is open again are asked by themselves, one after another. */
  ask_standbys: boolean,
  /** Hours before a list within which a withdrawal also needs a telephone call. */
  withdraw_phone_hours: between(WITHDRAW_PHONE),
  /** For doctors who have none of their own. */
  doctor_locale: oneOf(LANGUAGES),
  /** IANA name: the practice's own clock. */
  time_zone: upTo(100),
  /** Whether callouts offer a fee; off, none is shown to anybody. */
  fees_enabled: boolean,
  /** ISO 4217. */
  currency: Type.String({ pattern: "^[A-Z]{3}$" }),
});
export type CalloutDefaults = Static<typeof CalloutDefaults>;

/** What names people is removed so many months after its callout; null: never. */
export const RetentionMonths = nullable(between(RETENTION_MONTHS));

/** `lock_version` is the settings' `defaults_version` as it was read. */
export const CalloutDefaultsRequest = strict({
  update_type: literal("callout_defaults"),
  callout_defaults: CalloutDefaults,
  lock_version: lockVersion,
});
export type CalloutDefaultsRequest = Static<typeof CalloutDefaultsRequest>;
export const SessionTimesRequest = strict({
  update_type: literal("session_times"),
  session_times: SessionTimes,
  lock_version: lockVersion,
});
export type SessionTimesRequest = Static<typeof SessionTimesRequest>;
export const PrivacyRequest = strict({
  update_type: literal("privacy"),
  privacy: strict({ retention_months: RetentionMonths }),
  lock_version: lockVersion,
});
export type PrivacyRequest = Static<typeof PrivacyRequest>;
/** An owner's, who must have set it up before asking it of everybody. */
export const SecurityRequest = strict({
  update_type: literal("security"),
  security: strict({ second_factor_required: boolean }),
  lock_version: lockVersion,
});
export type SecurityRequest = Static<typeof SecurityRequest>;
