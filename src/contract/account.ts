/** The words of administrators and their accounts on the wire. */

export const USER_ROLES = ["owner", "admin"] as const;
export type UserRole = (typeof USER_ROLES)[number];
export const USER_STATUSES = ["invited", "active", "disabled"] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** The days that weeks begin with somewhere. */
export const WEEK_STARTS = ["monday", "saturday", "sunday"] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** Where notifications show besides the bell, which has all of them. */
export const CHANNELS = ["toast", "desktop"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Whether the runtime knows the zone; IANA names only, since offsets know no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    // A name it does not know.
    return false;
  }
}
