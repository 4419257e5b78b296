/** Every kind of mail that leaves this server. A new one needs its line here, and its example in __tests__/support/mail/everyMail.ts. */
import { type MailKind } from "../../src/contract/callout.ts";

/** About somebody's own account, from the provider. */
const ACCOUNT_KINDS = [
  "email_confirmation",
  "password_reset",
  "reset_too_early",
  "already_registered",
  "password_changed",
  "invitation",
  "practice_verified",
  "email_change",
  "email_change_asked",
  "email_changed",
  "second_factor_on",
  "second_factor_off",
] as const;

/** From a practice, about no callout of the reader's. */
const PRACTICE_KINDS = ["doctor_invitation", "email_text_test"] as const;

/** To the practice's own office. */
const OFFICE_KINDS = ["office_digest", "late_withdrawal"] as const;

/** What the office gets of such a mail, as a mail of its own. */
export const OFFICE_COPY = "office_copy";

/** Besides those of callouts, which are the keys of `RENDER_MAIL`. */
export const OTHER_KINDS = [...ACCOUNT_KINDS, ...PRACTICE_KINDS, ...OFFICE_KINDS] as const;

export type SentKind = MailKind | (typeof OTHER_KINDS)[number];
