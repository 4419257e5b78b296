/** JSON schemas of what callouts begin with, for what comes in and what goes out. */
import { CALLOUT_MODES } from "../../src/contract/callout.ts";
import {
  RESPOND_WITHIN,
  RETENTION_MONTHS,
  TIMED_SESSIONS,
  WEEKDAYS,
  WITHDRAW_PHONE,
} from "../../src/contract/calloutDefaults.ts";
import { LANGUAGES } from "../../src/contract/languages.ts";
import { strict, version } from "../http/requestSchemas.ts";

const time = { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" };
const hours = { type: "array", items: time, minItems: 2, maxItems: 2 };
const byName = (names: readonly string[], schema: unknown) => Object.fromEntries(names.map((name) => [name, schema]));
const sessions = byName(TIMED_SESSIONS, hours);

export const sessionTimes = strict({
  usual: strict(sessions),
  weekdays: strict({}, byName(WEEKDAYS, strict({}, sessions))),
});

const between = ([minimum, maximum]: readonly [number, number]) => ({ type: "integer", minimum, maximum });

export const calloutDefaults = {
  mode: { type: "string", enum: CALLOUT_MODES },
  respond_within_hours: { ...between(RESPOND_WITHIN), type: ["integer", "null"] },
  automatic_reminder: { type: "boolean" },
  ask_standbys: { type: "boolean" },
  withdraw_phone_hours: between(WITHDRAW_PHONE),
  doctor_locale: { type: "string", enum: LANGUAGES },
  time_zone: { type: "string", maxLength: 100 },
  fees_enabled: { type: "boolean" },
  currency: { type: "string", pattern: "^[A-Z]{3}$" },
};

export const retentionMonths = { ...between(RETENTION_MONTHS), type: ["integer", "null"] };

export const calloutDefaultsBody = strict({
  update_type: { const: "callout_defaults" },
  callout_defaults: strict(calloutDefaults),
  lock_version: version,
});
export const sessionTimesBody = strict({
  update_type: { const: "session_times" },
  session_times: sessionTimes,
  lock_version: version,
});
export const privacyBody = strict({
  update_type: { const: "privacy" },
  privacy: strict({ retention_months: retentionMonths }),
  lock_version: version,
});
