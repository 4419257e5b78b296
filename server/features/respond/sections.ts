/** Pieces that the parts of the doctor's page are put together from. */

import { telephoneLink } from "../../../src/contract/rules/telephoneLink.ts";
import { type RespondTexts } from "../../locales/en/respond.ts";
import { type Html, html } from "../../mail/layout/html.ts";
import { type FormPlace, stampField } from "./answerForm.ts";
import { type RespondCase } from "./respondCase.ts";
import { alert } from "./respondFrame.ts";
import { type RespondList } from "./respondList.ts";

export type View = { title: string; main: Html };
export type Shown = { facts: RespondCase; texts: RespondTexts; place: FormPlace };

/** One part of the page, about some of the lists. The first one's title is the page's. */
export type Section = { title: string; lists: readonly RespondList[]; draw: (level: 1 | 2) => Html };

/** Every form posts to an address of its own below the page's. */
export const form = ({ place }: Shown, action: string, more: Html, kind = ""): Html =>
  html`<form${kind && html` class="${kind}"`} method="post" action="/respond/${place.token}${action}">${stampField(place)}${more}</form>`;

export const hidden = (name: string, value: string | number): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`;

export const changeLink = ({ place, texts }: Shown): Html =>
  html`<p class="stack"><a class="btn outlined" href="/respond/${place.token}?change=${place.change ?? 1}#answer">${texts.sent.change}</a></p>`;

/** The practice must hear it by telephone as well. */
export const telephone = ({ facts, texts }: Shown): Html =>
  alert(
    "risk",
    texts.withdraw.telephone,
    html`${texts.withdraw.soon} <a class="phone" href="${telephoneLink(facts.practice.phone)}">${facts.practice.phone}</a>`,
  );
