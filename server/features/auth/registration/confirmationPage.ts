/** The page a confirmation link opens: one button, no script, since mail scanners open links. */

import { API_CONFIRMATION_PATH } from "../../../domain/accountPaths.ts";
import { wishedLanguage } from "../../../http/preferredLanguage.ts";
import { textsIn } from "../../../locales/texts.ts";
import { type Html, html } from "../../../mail/layout/html.ts";
import { initials } from "../../../mail/layout/mailFrame.ts";
import { pageStamp } from "../../../pages/pageStamp.ts";
import { respondStyles } from "../../../pages/pageStyles.ts";
import { type Config } from "../../../platform/config.ts";
import { type Ports } from "../../../platform/ports.ts";
import { emailChangedTexts, SETTINGS_PATH } from "./emailChangePage.ts";

const textsFor = (acceptLanguage: string | undefined) => {
  const language = wishedLanguage(acceptLanguage);
  return { ...textsIn(language).confirmation, language };
};

const frame = ({ provider }: Config, texts: { language: string }, title: string, main: Html): string =>
  html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${title} · ${provider.provider_name}</title>
<link rel="stylesheet" href="${respondStyles.path}">
</head>
<body>
<div class="ph"><header class="rh"><div class="row"><span class="tile" aria-hidden="true">${initials(provider.provider_name)}</span><div class="grow"><div class="name">${provider.provider_name}</div></div></div></header>
<main><h1>${title}</h1>${main}</main></div>
</body>
</html>
`.markup;

/** `again`: the button was pressed sooner than a hand can, or not on this page. */
export function confirmationPage(
  ports: Ports,
  acceptLanguage: string | undefined,
  secret: string,
  { again = false } = {},
): string {
  const texts = textsFor(acceptLanguage);
  const alert = again && html`<div class="alert error" role="alert"><b>${texts.again}</b></div>`;
  const form = html`${alert}<p class="lead">${texts.lead}</p><form method="post" action="${API_CONFIRMATION_PATH}"><input type="hidden" name="confirmation_token" value="${secret}"><input type="hidden" name="stamp" value="${pageStamp(ports, secret)}"><button class="btn contained big" type="submit">${texts.button}</button></form>`;
  return frame(ports.config, texts, texts.title, form);
}

export function brokenLinkPage(config: Config, acceptLanguage: string | undefined): string {
  const texts = textsFor(acceptLanguage);
  const main = html`<p class="lead">${texts.brokenLead}</p><a class="btn outlined big" href="/auth/forgot-password">${texts.toPassword}</a>`;
  return frame(config, texts, texts.brokenTitle, main);
}

/** Of a link to a new address: a new password would withdraw that one, so the settings are the way to another link. */
export function brokenChangePage(config: Config, acceptLanguage: string | undefined): string {
  const texts = textsFor(acceptLanguage);
  const main = html`<p class="lead">${texts.brokenChangeLead}</p><a class="btn outlined big" href="${SETTINGS_PATH}#email">${texts.toSettings}</a>`;
  return frame(config, texts, texts.brokenTitle, main);
}

/** A changed address: not the authentication area's own page, since most who see this are signed in already. */
export function emailChangedPage(config: Config, acceptLanguage: string | undefined): string {
  const words = emailChangedTexts(acceptLanguage);
  const main = html`<p class="lead">${words.lead}</p><a class="btn contained big" href="${SETTINGS_PATH}">${words.button}</a>`;
  return frame(config, words, words.title, main);
}
