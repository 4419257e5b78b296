/** The practice's administrators as they see one another, and what they ask of the server about it. */
import { type UserRole } from "./user.ts";

export const USER_ROLES = ["owner", "admin"] as const satisfies UserRole[];
export const USER_STATUSES = ["invited", "active", "disabled"] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export type Administrator = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  role: UserRole;
  status: UserStatus;
  /** ISO-8601, UTC; null until the first session. */
  last_seen_at: string | null;
  /** Until when the mailed invitation can be answered; null for whoever has no open one. */
  invitation_expires_at: string | null;
};

export type InviteRequest = { email: string; name: string; role: UserRole };
/** What is left out stays. */
export type AdministratorChange = { name?: string; role?: UserRole };
export type AdministratorsResponse = { data: Administrator[] };
export type AdministratorResponse = { data: Administrator };
