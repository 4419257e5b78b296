/** What the app asks of the server about doctors, and what it gets beyond the rows of the list. */
import { type CalloutStatus, type Outcome, type ResponseState, type RoleNeeded, type Session } from "./callout.ts";
import {
  type AwayReason,
  type Doctor,
  type DoctorRef,
  type DoctorRole,
  type DoctorStatus,
  type SurgeonPreference,
} from "./doctor.ts";
import { type Language } from "./languages.ts";
import { type PageMeta } from "./page.ts";

export const DOCTOR_SORTS = ["name", "-name", "role", "-role", "last_response", "-last_response"] as const;
export type DoctorSort = (typeof DOCTOR_SORTS)[number];

export type DoctorsQuery = {
  q?: string;
  group_id?: number;
  site_id?: number;
  role?: DoctorRole;
  status?: DoctorStatus;
  /** Has never answered a callout. */
  never_responded?: boolean;
  /** The mail server refuses the address. */
  bouncing?: boolean;
  /** Has never been invited at the present address. */
  not_invited?: boolean;
  /** Exactly this address; archived doctors have none that counts. */
  email?: string;
  sort?: DoctorSort;
  page?: number;
  per_page?: number;
};
export type DoctorsMeta = PageMeta & { counts: { active: number; paused: number; archived: number; bouncing: number } };

/** What the form holds. */
export type DoctorInput = {
  title?: string | null;
  first_name: string;
  last_name: string;
  email: string;
  mobile_phone?: string | null;
  role: DoctorRole;
  grade?: string | null;
  specialties?: string[];
  registration_body?: string | null;
  registration_number?: string | null;
  /** Null: the practice's usual one. */
  locale: Language | null;
  notes?: string | null;
  group_ids?: number[];
  sites?: { site_id: number; credentialed_until: string | null }[];
};

export type DoctorDetail = Doctor & {
  specialties: string[];
  registration_body: string | null;
  registration_number: string | null;
  /** For the practice only. */
  notes: string | null;
  /** Of surgeons who are not archived; `set_by`: the administrator who noted it. */
  surgeons: { id: number; name: string; preference: SurgeonPreference; set_by: string }[];
};

/** A time away; ISO instants, the end excluded. */
export type Unavailability = { id: number; starts_at: string; ends_at: string; reason: AwayReason };
export type UnavailabilityInput = Omit<Unavailability, "id">;

/** One list of a callout the doctor was asked for. */
export type DoctorCallout = {
  response_id: number;
  callout_id: number;
  reference: string;
  title: string;
  /** Somebody gave it; otherwise the list's own facts say it in the reader's language. */
  title_own: boolean;
  role_needed: RoleNeeded;
  session: Session;
  start_time: string;
  end_time: string;
  site: string;
  surgeon: string;
  status: CalloutStatus;
  starts_at: string;
  /** Local date of the list, YYYY-MM-DD. */
  date: string;
  response: ResponseState;
  responded_at: string | null;
  outcome: Outcome;
};

/** A list for which the doctor is confirmed; date and wall times are the site's. */
export type DoctorBooking = {
  response_id: number;
  callout_id: number;
  date: string;
  /** When the list begins. */
  list_start: string;
  /** What the doctor is booked for, in the list's wall times. */
  start_time: string;
  end_time: string;
  site: string;
  surgeon: string;
};

/** A mail to the doctor. "sent": accepted by the mail server; "kept": there was none to give it to. */
export type DoctorEmailRow = {
  id: number;
  kind: string;
  subject: string;
  to_address: string;
  status: "queued" | "sent" | "kept" | "failed";
  callout_id: number | null;
  created_at: string;
  sent_at: string | null;
};

export const DOCTOR_BULK_ACTIONS = [
  "add_to_group",
  "add_to_site",
  "pause",
  "unpause",
  "invite",
  "archive",
  "restore",
] as const;
type DoctorBulkAction = (typeof DOCTOR_BULK_ACTIONS)[number];
/** All of them, or an error for each that was not possible. */
export type DoctorBulk = {
  action: DoctorBulkAction;
  ids: number[];
  group_id?: number;
  site_id?: number;
  /** ISO instant; null or absent: until somebody ends the pause. */
  until?: string | null;
};
export type DoctorBulkResult = { id: number; ok: boolean; error: string | null }[];

/** Why a doctor is not invited: no mail may or can go out, or one just did. */
export const INVITATION_REFUSALS = ["archived", "paused", "bounced", "recent"] as const;
export type InvitationRefusal = (typeof INVITATION_REFUSALS)[number];
/** POST /doctors/invite_preview: who would be mailed, and the mail as the first of them would get it. */
export type InvitationPreview = {
  will_send: DoctorRef[];
  skipped: { doctor: DoctorRef; reason: InvitationRefusal }[];
  email: { from_name: string; subject: string; text: string } | null;
};
