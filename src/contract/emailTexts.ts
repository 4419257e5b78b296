/** The mails to doctors, in the order of a callout's life: a practice may add paragraphs of its own to each. */
export const EMAIL_TEXT_KINDS = [
  "invitation",
  "callout",
  "reminder",
  "confirmation",
  "changed",
  "times_changed",
  "moved",
  "asked_anew",
  "list_added",
  "standby",
  "standby_offer",
  "offer_closed",
  "filled",
  "ask_again",
  "not_required",
  "released",
  "cancelled",
  "expired",
] as const;
export type EmailTextKind = (typeof EMAIL_TEXT_KINDS)[number];
