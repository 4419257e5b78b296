/** A practice's own paragraphs in the mails that doctors get, as the wire has them. */
import { type Language } from "./languages.ts";

/** The mails to doctors, in the order of a callout's life. */
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

/** Which mail in which language: a text never stands in a mail of another language. */
export type EmailTextKey = { kind: EmailTextKind; language: Language };
/** Plain text; the empty text is none. `opening` follows the greeting, `closing` is the last before the signature. */
export type OwnParagraphs = { opening: string; closing: string };

export type EmailText = EmailTextKey &
  OwnParagraphs & {
    lock_version: number;
    updated_at: string;
    /** Who wrote it last; null for somebody who is gone. */
    updated_by: string | null;
  };

/** PUT /email_texts; `lock_version` 0 where nothing was written yet. */
export type EmailTextChange = EmailTextKey & OwnParagraphs & { lock_version: number };
/** POST /email_texts/preview and /email_texts/test: what is typed, saved or not. */
export type EmailTextDraft = EmailTextKey & OwnParagraphs;
export type EmailTextPreview = {
  from_name: string;
  subject: string;
  text: string;
  /** Shows the mail as HTML for some minutes, in a frame without rights. */
  html_url: string;
};
export type EmailTextTest = { sent_to: string };
