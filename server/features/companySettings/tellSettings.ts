/** A practice's settings as the audit log tells them: hours of sessions as text, and nothing that only counts. */
import { type SessionTimes } from "../../../src/contract/shapes/calloutDefaults.ts";
import { type User } from "../../../src/contract/shapes/user.ts";

const hoursOf = (sessions: Partial<Record<string, readonly [string, string]>>): string =>
  Object.entries(sessions)
    .map(([session, hours]) => `${session} ${hours?.join("–")}`)
    .join(", ");

const tellTimes = ({ usual, weekdays }: SessionTimes): string[] => [
  hoursOf(usual),
  ...Object.entries(weekdays).map(([weekday, sessions]) => `${weekday}: ${hoursOf(sessions)}`),
];

export function tellSettings({ company }: User) {
  const { session_times, defaults_version: _, ...settings } = company.company_settings;
  return { ...settings, session_times: tellTimes(session_times) };
}
