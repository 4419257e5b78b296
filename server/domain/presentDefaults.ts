/** A practice's settings for its callouts as the wire has them; a practice that set nothing has the usual ones. */
import { type CalloutMode } from "../../src/contract/callout.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../src/contract/languages.ts";
import { USUAL_TIMES } from "../../src/contract/rules/sessionHours.ts";
import { type CalloutDefaults, type SessionTimes } from "../../src/contract/shapes/calloutDefaults.ts";
import { type CompanySettings } from "../../src/contract/shapes/user.ts";

export const DEFAULTS_COLUMNS = [
  "settings.time_zone",
  "settings.default_mode",
  "settings.respond_within_hours",
  "settings.automatic_reminder",
  "settings.ask_standbys",
  "settings.withdraw_phone_hours",
  "settings.doctor_locale",
  "settings.session_times",
  "settings.fees_enabled",
  "settings.currency",
  "settings.retention_months",
  "settings.second_factor_required",
  "settings.defaults_version",
] as const;

/** Null throughout where the row is missing. */
type Row = {
  time_zone: string | null;
  default_mode: CalloutMode | null;
  respond_within_hours: number | null;
  automatic_reminder: boolean | null;
  ask_standbys: boolean | null;
  withdraw_phone_hours: number | null;
  doctor_locale: Language | null;
  session_times: SessionTimes | null;
  fees_enabled: boolean | null;
  currency: string | null;
  retention_months: number | null;
  second_factor_required: boolean | null;
  defaults_version: number | null;
};

type Told = CalloutDefaults &
  Pick<CompanySettings, "session_times" | "retention_months" | "second_factor_required" | "defaults_version">;

export const presentDefaults = (row: Row): Told => ({
  mode: row.default_mode ?? "select",
  respond_within_hours: row.respond_within_hours,
  automatic_reminder: row.automatic_reminder ?? true,
  ask_standbys: row.ask_standbys ?? true,
  withdraw_phone_hours: row.withdraw_phone_hours ?? 72,
  doctor_locale: row.doctor_locale ?? DEFAULT_LANGUAGE,
  time_zone: row.time_zone ?? "Europe/London",
  session_times: row.session_times ?? USUAL_TIMES,
  fees_enabled: row.fees_enabled ?? false,
  currency: row.currency ?? "GBP",
  retention_months: row.retention_months,
  second_factor_required: row.second_factor_required ?? false,
  defaults_version: row.defaults_version ?? 0,
});
