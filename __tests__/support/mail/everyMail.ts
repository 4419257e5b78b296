/** An example of every mail that the server sends, as it is queued, in any language. */
import {
  renderInvitation as renderAccountInvitation,
  renderAlreadyRegistered,
  renderEmailConfirmation,
  renderPasswordChanged,
  renderPasswordReset,
  renderPracticeVerified,
  renderResetTooEarly,
} from "../../../server/mail/account/accountMails.ts";
import {
  renderEmailChange,
  renderEmailChangeAsked,
  renderEmailChanged,
  renderPasswordChangedHere,
  renderSecondFactorOff,
  renderSecondFactorOn,
} from "../../../server/mail/account/changeMails.ts";
import { renderInvitation } from "../../../server/mail/account/invitationMail.ts";
import { RENDER_MAIL } from "../../../server/mail/callout/renderMail.ts";
import { OTHER_KINDS, type SentKind } from "../../../server/mail/mailKinds.ts";
import { renderOfficeDigest } from "../../../server/mail/office/officeDigest.ts";
import { renderLateWithdrawal } from "../../../server/mail/office/officeMail.ts";
import { type MailDraft } from "../../../server/mail/transport/queueMail.ts";
import { type MailKind } from "../../../src/contract/callout.ts";
import { DEFAULT_PUBLIC_CONFIG } from "../../../src/contract/config.ts";
import { type Language } from "../../../src/contract/languages.ts";
import { aMailList, fullFacts, mailFacts } from "./mailFacts.ts";

export const CALLOUT_KINDS = Object.keys(RENDER_MAIL) as MailKind[];
export const SENT_KINDS: readonly SentKind[] = [...CALLOUT_KINDS, ...OTHER_KINDS];

const NOW = new Date("2026-11-24T10:42:00Z");
/** As long as the real ones. */
const issued = { secret: "s".repeat(43), expiresAt: new Date("2026-11-24T11:42:00Z") };

const account = (locale: Language) => ({
  user: { id: 9, first_name: "Anna", last_name: "Whitlocke", email: "anna.whitlocke@practice.example.test", locale },
  practice: "Harbour Anaesthetic Group",
  config: { publicOrigin: "https://app.example.test", provider: DEFAULT_PUBLIC_CONFIG },
});
const office = (locale: Language) => ({ name: "Harbour", address: "office@practice.example.test", locale });

function ofCallout(kind: MailKind, locale: Language): MailDraft {
  const facts = fullFacts(kind, locale);
  const { practice, doctor } = facts;
  const { notAfter: _ever, ...rendered } = RENDER_MAIL[kind](facts);
  return {
    kind,
    idempotencyKey: kind,
    fromName: practice.name,
    to: { name: doctor.name, address: doctor.email },
    replyTo: practice.replyTo,
    ...rendered,
  };
}

function doctorInvitation(locale: Language): MailDraft {
  const facts = fullFacts("callout", locale);
  return {
    ...ofCallout("callout", locale),
    ...renderInvitation(facts),
    kind: "doctor_invitation",
    idempotencyKey: "doctor_invitation",
    bcc: "office@practice.example.test",
    asks: false,
  };
}

function officeDigest(locale: Language): MailDraft {
  const { callout, link } = mailFacts();
  const mails = CALLOUT_KINDS.map((kind) => ({
    kind,
    doctor: "Dr Hana Itokawa",
    ...RENDER_MAIL[kind](fullFacts(kind, locale)),
  }));
  const { notAfter: _ever, ...draft } = renderOfficeDigest({
    office: office(locale),
    callout: { ...callout, title: "Plastics, Wednesday" },
    link,
    mails,
    idempotencyKey: "digest",
  });
  return draft;
}

const lateWithdrawal = (locale: Language, lapsed = false): MailDraft =>
  renderLateWithdrawal({
    office: office(locale),
    doctor: { name: "Dr Hana Itokawa", phone: "020 7946 0101" },
    list: aMailList(),
    lapsed,
    reason: lapsed ? null : "A fever & a cough",
    now: NOW,
    others: [
      { name: "Dr Mio Okada", phone: "020 7946 0102" },
      { name: "Dr Teo Ruiz", phone: null },
    ],
    link: "https://app.example.test/callouts/3",
    idempotencyKey: lapsed ? "lapsed" : "late",
  });

const OTHERS: Record<(typeof OTHER_KINDS)[number], (locale: Language) => MailDraft[]> = {
  email_confirmation: (locale) => [renderEmailConfirmation(account(locale), { id: 1, ...issued })],
  password_reset: (locale) => [renderPasswordReset(account(locale), { id: 2, ...issued })],
  reset_too_early: (locale) => [
    renderResetTooEarly(account(locale), "2026-11-24T10"),
    renderResetTooEarly(account(locale), "2026-11-24T11", true),
  ],
  already_registered: (locale) => [renderAlreadyRegistered(account(locale), "2026-11-24T10")],
  password_changed: (locale) => [
    renderPasswordChanged(account(locale), 2),
    renderPasswordChangedHere(account(locale), 3),
  ],
  invitation: (locale) => [renderAccountInvitation(account(locale), { id: 3, ...issued })],
  practice_verified: (locale) => [renderPracticeVerified(account(locale), NOW)],
  email_change: (locale) => [renderEmailChange(account(locale), "new@practice.example.test", { id: 4, ...issued })],
  email_change_asked: (locale) => [renderEmailChangeAsked(account(locale), "new@practice.example.test", NOW)],
  email_changed: (locale) => [renderEmailChanged(account(locale), "new@practice.example.test", 4)],
  second_factor_on: (locale) => [renderSecondFactorOn(account(locale), NOW)],
  second_factor_off: (locale) => [renderSecondFactorOff(account(locale), NOW)],
  doctor_invitation: (locale) => [doctorInvitation(locale)],
  email_text_test: (locale) => [
    { ...ofCallout("callout", locale), kind: "email_text_test", idempotencyKey: "email_text_test", asks: false },
  ],
  office_digest: (locale) => [officeDigest(locale)],
  late_withdrawal: (locale) => [lateWithdrawal(locale), lateWithdrawal(locale, true)],
};

export const everyMail = (locale: Language): MailDraft[] => [
  ...CALLOUT_KINDS.map((kind) => ofCallout(kind, locale)),
  ...Object.values(OTHERS).flatMap((examples) => examples(locale)),
];
