/** The words of doctors and their groups on the wire; what is made of them is in shapes/. */

export const DOCTOR_ROLES = ["anaesthetist", "surgical_assistant", "surgeon", "other"] as const;
export type DoctorRole = (typeof DOCTOR_ROLES)[number];
export const DOCTOR_STATUSES = ["active", "paused", "archived"] as const;
export type DoctorStatus = (typeof DOCTOR_STATUSES)[number];
export const EMAIL_STATES = ["ok", "bounced", "complained", "unverified"] as const;
export type EmailState = (typeof EMAIL_STATES)[number];
/** Of a mail. "sent": accepted by the mail server; "kept": there was none to give it to. */
export const EMAIL_STATUSES = ["queued", "sent", "kept", "failed"] as const;

export const AWAY_REASONS = ["leave", "study_leave", "sick", "no_call", "other"] as const;
export type AwayReason = (typeof AWAY_REASONS)[number];
/** Who entered a time away: the practice, or the doctor on the own page. */
export const AWAY_SOURCES = ["office", "doctor"] as const;
export type AwaySource = (typeof AWAY_SOURCES)[number];
/** The longest time away: a slip of the year is no leave. */
export const LONGEST_LEAVE_DAYS = 3 * 366;
/** Parts of a day at which a doctor may usually not work, in the order of `SESSION_CELLS`. */
export const DAY_PARTS = ["am", "pm", "evening"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** How a surgeon likes to work with a doctor; it rules nobody out. */
export const SURGEON_PREFERENCES = ["preferred", "avoid"] as const;
export type SurgeonPreference = (typeof SURGEON_PREFERENCES)[number];

export const GROUP_COLOURS = ["grey", "blue", "teal", "green", "amber", "red", "violet"] as const;
export type GroupColour = (typeof GROUP_COLOURS)[number];

export const DOCTOR_SORTS = ["name", "-name", "role", "-role", "last_response", "-last_response"] as const;
export type DoctorSort = (typeof DOCTOR_SORTS)[number];

export const DOCTOR_BULK_ACTIONS = [
  "add_to_group",
  "add_to_site",
  "pause",
  "unpause",
  "invite",
  "archive",
  "restore",
] as const;

/** Why a doctor is not invited: no mail may or can go out, or one just did. */
export const INVITATION_REFUSALS = ["archived", "paused", "bounced", "recent"] as const;
export type InvitationRefusal = (typeof INVITATION_REFUSALS)[number];
/** Why something is not possible with one of several doctors. */
export const DOCTOR_REFUSALS = [...INVITATION_REFUSALS, "booked", "taken"] as const;
export type DoctorRefusalReason = (typeof DOCTOR_REFUSALS)[number];

/** What the one who stays lacks and takes over from a duplicate; notes and specialties are joined. */
export const MERGED_FIELDS = [
  "title",
  "mobile_phone",
  "grade",
  "specialties",
  "registration_body",
  "registration_number",
  "notes",
] as const;
export type MergedField = (typeof MERGED_FIELDS)[number];
