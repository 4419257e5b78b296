/** What a person changes of their own account, and the list of their sessions. */
import { type Language } from "./languages.ts";
import { type NotificationType } from "./notification.ts";

/** The days that weeks begin with somewhere. */
export const WEEK_STARTS = ["monday", "saturday", "sunday"] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** Where news shows besides the bell, which has all of it. */
export const CHANNELS = ["toast", "desktop"] as const;
export type Channel = (typeof CHANNELS)[number];
/** A type that is not named shows everywhere. */
export type NotificationPrefs = Partial<Record<NotificationType, Channel[]>>;

/** Body of PUT /auth, as devise_token_auth's account update takes it: whatever it names changes, nothing else. */
export type ProfileRequest = {
  first_name?: string;
  last_name?: string;
  phone?: string | null;
  locale?: Language;
  /** IANA name; null: the device's own. */
  time_zone?: string | null;
  week_start?: WeekStart;
  notification_prefs?: NotificationPrefs;
};
/** The same call's other two uses; both ask for the password of now. */
export type PasswordChangeRequest = { current_password: string; password: string; password_confirmation: string };
export type EmailChangeRequest = { current_password: string; email: string };
export type AccountRequest = ProfileRequest | PasswordChangeRequest | EmailChangeRequest;

/** One row of GET /auth/sessions. */
export type SessionRow = {
  id: string;
  /** The one that asks. */
  current: boolean;
  /** Product names, from the browser's own words; null: not recognised. */
  browser: string | null;
  system: string | null;
  ip: string | null;
  created_at: string;
  last_used_at: string;
};
export type SessionsResponse = { data: SessionRow[] };

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
