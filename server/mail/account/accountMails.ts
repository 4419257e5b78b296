/** Mails about somebody's own account: confirm the address, set a new password, and notices of what happened. */

import { isLanguage } from "../../../src/contract/languages.ts";
import { fullName } from "../../../src/contract/names.ts";
import { RESET_PAGE_PATH } from "../../../src/contract/session.ts";
import { API_CONFIRMATION_PATH } from "../../domain/accountPaths.ts";
import { nameIn } from "../../domain/doctorName.ts";
import { type Config } from "../../platform/config.ts";
import { html } from "../layout/html.ts";
import { listLabels } from "../layout/listLabels.ts";
import { anchor, button, footerName, mailFrame, notice, opening } from "../layout/mailFrame.ts";
import { zonedTimeLabels } from "../layout/zonedTimeLabels.ts";
import { type SentKind } from "../mailKinds.ts";
import { type MailDraft } from "../transport/queueMail.ts";
import { accountTexts } from "./accountTexts.ts";

/** Whom the mail is for. */
export type AccountMailFacts = {
  user: { id: number; first_name: string; last_name: string; email: string; locale: string };
  practice: string;
  config: Pick<Config, "publicOrigin" | "provider">;
};

type MailTexts = { subject: string; lead: (practice: string) => string; title: string; text: string };
type Action = { button: string; note: string };
type Sent = {
  kind: SentKind;
  idempotencyKey: string;
  words: MailTexts & Partial<Action>;
  link?: string;
  /** When the secret in the link ends: no mail carries one that has. */
  expiresAt?: Date;
};

export function accountMail(
  facts: AccountMailFacts,
  { kind, idempotencyKey, words, link, expiresAt }: Sent,
): MailDraft {
  const { user, practice, config } = facts;
  const { provider_name, contact_url } = config.provider;
  const texts = accountTexts(user.locale);
  const language = isLanguage(texts.language) ? texts.language : "en";
  const { colon } = listLabels(language);
  const name = nameIn(language, { ...user, title: null });
  const questions = texts.questions + zonedTimeLabels(language).gap;
  const lead = words.lead(practice);
  const { subject, title, text } = words;
  const smallPrint = expiresAt ? texts.personal : texts.automatic;
  const action = link && words.button ? { link, label: words.button, note: words.note ?? "" } : undefined;
  return {
    kind,
    idempotencyKey,
    ...(expiresAt ? { notAfter: expiresAt } : {}),
    fromName: provider_name,
    to: { name, address: user.email },
    subject,
    html: mailFrame({
      language: texts.language,
      subject,
      preview: lead,
      sender: { name: provider_name, detail: texts.detail },
      rows: [
        opening(subject, [texts.dear(name), lead]),
        ...(action ? [button(action.link, action.label, action.note)] : []),
        notice("neutral", title, text),
      ],
      footer: html`${footerName(provider_name)}<br>${questions}${anchor(contact_url, contact_url)}`,
      smallPrint,
    }),
    text: [
      texts.dear(name),
      lead,
      ...(action ? [`${action.label}${colon}${action.link}\n${action.note}`] : []),
      `${title}\n${text}`,
      `${provider_name}\n${questions}${contact_url}`,
      smallPrint,
    ]
      .join("\n\n")
      .concat("\n"),
  };
}

/** A token as issued: its id makes the mail one of a kind. */
export type Issued = { id: number; secret: string; expiresAt: Date };

const words = ({ user }: AccountMailFacts) => accountTexts(user.locale);

/** The link opens a page with a button, since mail scanners open links. */
export const renderEmailConfirmation = (facts: AccountMailFacts, token: Issued): MailDraft =>
  accountMail(facts, {
    kind: "email_confirmation",
    idempotencyKey: `email_confirmation/${token.id}`,
    words: words(facts).confirmation,
    link: `${facts.config.publicOrigin}${API_CONFIRMATION_PATH}?confirmation_token=${token.secret}`,
    expiresAt: token.expiresAt,
  });

/** The link opens the app, which asks the server about the token. */
export const renderPasswordReset = (facts: AccountMailFacts, token: Issued): MailDraft =>
  accountMail(facts, {
    kind: "password_reset",
    idempotencyKey: `password_reset/${token.id}`,
    words: words(facts).reset,
    link: `${facts.config.publicOrigin}${RESET_PAGE_PATH}?token=${token.secret}`,
    expiresAt: token.expiresAt,
  });

/** Once an hour at most, `hour` being that hour: whoever tries addresses must not flood their owners. */
export function renderResetTooEarly(facts: AccountMailFacts, hour: string, isSuspended = false): MailDraft {
  const { suspended, ...early } = words(facts).resetTooEarly;
  return accountMail(facts, {
    kind: "reset_too_early",
    idempotencyKey: `reset_too_early/${facts.user.id}/${hour}`,
    words: isSuspended ? { ...early, text: suspended } : early,
  });
}

/** Once an hour at most, like the above. */
export const renderAlreadyRegistered = (facts: AccountMailFacts, hour: string): MailDraft =>
  accountMail(facts, {
    kind: "already_registered",
    idempotencyKey: `already_registered/${facts.user.id}/${hour}`,
    words: words(facts).alreadyRegistered,
    link: `${facts.config.publicOrigin}/auth/login`,
  });

/** `passwordVersion`: the new one. */
export const renderPasswordChanged = (facts: AccountMailFacts, passwordVersion: number): MailDraft =>
  accountMail(facts, {
    kind: "password_changed",
    idempotencyKey: `password_changed/${facts.user.id}/${passwordVersion}`,
    words: words(facts).passwordChanged,
    link: `${facts.config.publicOrigin}/auth/login`,
  });

/** The link opens the form with name and address filled in (specification §2). */
export function renderInvitation(facts: AccountMailFacts, token: Issued): MailDraft {
  const { email, locale } = facts.user;
  const query = new URLSearchParams({ token: token.secret, name: fullName(facts.user, locale), email });
  return accountMail(facts, {
    kind: "invitation",
    idempotencyKey: `invitation/${token.id}`,
    words: words(facts).invitation,
    link: `${facts.config.publicOrigin}/auth/complete-signup?${query}`,
    expiresAt: token.expiresAt,
  });
}

/** `at`: the moment of the decision; a practice that was suspended can be verified again. */
export const renderPracticeVerified = (facts: AccountMailFacts, at: Date): MailDraft =>
  accountMail(facts, {
    kind: "practice_verified",
    idempotencyKey: `practice_verified/${facts.user.id}/${at.toISOString()}`,
    words: words(facts).verified,
    link: `${facts.config.publicOrigin}/auth/login`,
  });
