/** The doctor's page around what it says: practice and telephone above and below, no script anywhere. */
import { isolated } from "../../../src/contract/isolated.ts";
import { telephoneLink } from "../../../src/contract/rules/telephoneLink.ts";
import { type RespondTexts } from "../../locales/en/respond.ts";
import { calloutTexts } from "../../mail/callout/calloutTexts.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import { initials } from "../../mail/layout/mailFrame.ts";
import { type IconName, icon } from "../../pages/icons.ts";
import { respondStyles } from "../../pages/pageStyles.ts";
import { type Ports } from "../../platform/ports.ts";
import { type RespondCase } from "./respondCase.ts";

type Frame = {
  texts: RespondTexts;
  title: string;
  main: Html;
  /** What the doctor may settle for other times. */
  below?: Html;
  /** Where all of the doctor's lists are. */
  home?: string;
  /** Below the practice's name; otherwise whom the callout is for. */
  detail?: string;
  /** Unknown when the link is. */
  known?: Pick<RespondCase, "practice" | "doctor">;
};

export function respondFrame({ config }: Ports, { texts, title, main, below, home, known, detail }: Frame): string {
  const { provider_name, privacy_url } = config.provider;
  const name = known?.practice.name ?? provider_name;
  const phone = known?.practice.phone;
  return html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta name="format-detection" content="telephone=no">
<title>${title} · ${name}</title>
<link rel="stylesheet" href="${respondStyles.path}">
</head>
<body>
<div class="ph"><header class="rh"><div class="row"><span class="tile" aria-hidden="true">${initials(name)}</span><div class="grow"><div class="name">${name}</div>${known && html`<div class="cap sec">${detail ? isolated(detail) : texts.calloutFor(isolated(known.doctor.name))}</div>`}</div>${phone && html`<a class="call" href="${telephoneLink(phone)}" aria-label="${texts.call(phone)}">${icon("telephone")}</a>`}</div></header>
<main>${main}</main>
${home && html`<p class="home"><a class="tap" href="${new URL(home).pathname}">${calloutTexts(texts.language).home}</a></p>`}${below}<footer class="rf">${phone && html`<p>${texts.questions} <a href="${telephoneLink(phone)}">${phone}</a></p>`}<p><a href="${privacy_url}" rel="noopener noreferrer">${texts.privacy}</a></p></footer></div>
</body>
</html>
`.markup;
}

/** `level`: 2 below another one. */
export function hero(picture: IconName, tone: string, title: string, lead: Html | string, level: 1 | 2 = 1): Html {
  const heading = level === 1 ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`;
  return html`<div class="hero"><span class="hi ${tone}">${icon(picture, "l")}</span>${heading}<p class="lead">${lead}</p></div>`;
}

export const alert = (tone: "risk" | "error" | "neutral", title: string, more?: Html | string): Html =>
  html`<div class="alert ${tone}"${tone === "error" && html` role="alert"`}>${icon("info")}<span class="grow"><b>${title}</b>${more && html`<br>${more}`}</span></div>`;

/** Every second part is printed bold. */
export const withBold = (parts: readonly string[]): Html =>
  html`${parts.map((part, index) => (index % 2 === 1 ? html`<b>${part}</b>` : part))}`;
