/** The words of a callout's activity on the wire. */

/** What the activity of a callout tells; `params` in brackets, those of a list are NotificationParams' own. */
export const TIMELINE_ACTIONS = [
  "callout_created",
  "callout_scheduled",
  /** [doctors: how many] */
  "callout_sent",
  /** [doctor, response, before, list] by the doctor, or by an administrator on the doctor's behalf */
  "answer_recorded",
  /** [doctor, list] */
  "booking_confirmed",
  "booking_acknowledged",
  "booking_released",
  /** [doctor, list] */
  "doctor_on_standby",
  "doctor_stood_down",
  /** [doctor, list] by the doctor */
  "standby_wanted",
  /** [doctor, list] before booking_confirmed */
  "credential_overridden",
  /** [doctors: how many] */
  "callout_reminded",
  "recipients_added",
  "callout_unscheduled",
  /** Before any of its mails went out. */
  "callout_called_back",
  /** What an administrator changed after sending. */
  "callout_changed",
  "callout_filled",
  "callout_reopened",
  /** [reason] */
  "callout_cancelled",
  "callout_expired",
  /** [doctor, list] before booking_confirmed: the office says that it has spoken to the doctor */
  "confirmed_by_word",
  /** [doctor, list] the doctor agrees to a change of the list */
  "change_accepted",
  /** [list, fields] */
  "callout_list_changed",
  /** [doctor, response, reason: the note, list] others are asked by another callout; what the usual doctor had said */
  "refused_lists_freed",
  /** [list] */
  "callout_list_added",
  /** [list, reason] */
  "callout_list_cancelled",
  /** [doctors: how many] */
  "doctors_asked_again",
  /** [list, doctors: how many, reason: what they were written] */
  "offerers_emailed",
  /** [doctor, list, until: ISO instant] */
  "standby_asked",
  /** [doctor, list] */
  "standby_declined",
  "standby_lapsed",
  /** [wave: its number, doctors: how many] */
  "wave_asked",
  /** [wave] enough doctors had offered, or none of it could be asked */
  "wave_not_needed",
  "wave_without_doctors",
  "wave_skipped",
  /** [wave: the next one] */
  "waves_paused",
  "waves_resumed",
  /** [list] */
  "standby_chain_stopped",
  "standbys_exhausted",
  /** [doctor] the office rang */
  "call_unanswered",
  "call_said_yes",
  /** [doctor, until: ISO instant] */
  "call_back_agreed",
] as const;
export type TimelineAction = (typeof TIMELINE_ACTIONS)[number];
export const TIMELINE_ACTORS = ["admin", "doctor", "system"] as const;
