/** Mails about a change that somebody made to their own account: a link to a new address, and notices to the old one. */
import { API_CONFIRMATION_PATH } from "../../domain/accountPaths.ts";
import { type MailDraft } from "../transport/queueMail.ts";
import { type AccountMailFacts, accountMail, type Issued } from "./accountMails.ts";
import { changeTexts } from "./changeTexts.ts";

const textsOf = ({ user }: AccountMailFacts) => changeTexts(user.locale);
const at = (facts: AccountMailFacts, email: string): AccountMailFacts => ({ ...facts, user: { ...facts.user, email } });

/** Goes to the new address; the link opens a page with a button, since mail scanners open links. */
export const renderEmailChange = (facts: AccountMailFacts, address: string, token: Issued) =>
  accountMail(at(facts, address), {
    kind: "email_change",
    idempotencyKey: `email_change/${token.id}`,
    words: textsOf(facts).confirm,
    link: `${facts.config.publicOrigin}${API_CONFIRMATION_PATH}?confirmation_token=${token.secret}`,
    expiresAt: token.expiresAt,
  });

/** Goes to the address of now, so that a stranger's wish can be stopped before it comes true. */
export function renderEmailChangeAsked(facts: AccountMailFacts, address: string, now: Date): MailDraft {
  const { asked } = textsOf(facts);
  return accountMail(facts, {
    kind: "email_change_asked",
    idempotencyKey: `email_change_asked/${facts.user.id}/${now.toISOString()}`,
    words: { ...asked, lead: () => asked.lead(address) },
    link: `${facts.config.publicOrigin}/auth/forgot-password`,
  });
}

/** Goes to the address that no longer counts. */
export function renderEmailChanged(facts: AccountMailFacts, address: string, tokenId: number): MailDraft {
  const { changed } = textsOf(facts);
  return accountMail(facts, {
    kind: "email_changed",
    idempotencyKey: `email_changed/${tokenId}`,
    words: { ...changed, lead: () => changed.lead(address) },
  });
}

/** `passwordVersion`: the new one. */
export const renderPasswordChangedHere = (facts: AccountMailFacts, passwordVersion: number): MailDraft =>
  accountMail(facts, {
    kind: "password_changed",
    idempotencyKey: `password_changed/${facts.user.id}/${passwordVersion}`,
    words: textsOf(facts).passwordChanged,
    link: `${facts.config.publicOrigin}/auth/forgot-password`,
  });

const secondFactorMail = (facts: AccountMailFacts, becomes: "On" | "Off", at: Date): MailDraft => {
  const kind = becomes === "On" ? "second_factor_on" : "second_factor_off";
  return accountMail(facts, {
    kind,
    idempotencyKey: `${kind}/${facts.user.id}/${at.toISOString()}`,
    words: textsOf(facts)[`secondFactor${becomes}`],
    link: `${facts.config.publicOrigin}/auth/forgot-password`,
  });
};

/** `at`: the moment of the change; it can be made again later. */
export const renderSecondFactorOn = (facts: AccountMailFacts, at: Date): MailDraft => secondFactorMail(facts, "On", at);
/** Like the above. */
export const renderSecondFactorOff = (facts: AccountMailFacts, at: Date): MailDraft =>
  secondFactorMail(facts, "Off", at);
