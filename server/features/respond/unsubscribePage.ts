/** What a person sees who opens the address that mail programs press (RFC 8058): one button, since opening alone changes nothing. */
import { html } from "../../mail/layout/html.ts";
import { zonedTimeLabels } from "../../mail/layout/zonedTimeLabels.ts";
import { type MailDoctor, type MailPractice } from "../../mail/mailFacts.ts";
import { pageStamp } from "../../pages/pageStamp.ts";
import { type Ports } from "../../platform/ports.ts";
import { stampField } from "./answerForm.ts";
import { ONE_CLICK_DAYS } from "./preferences/preferences.ts";
import { alert, hero, respondFrame } from "./respondFrame.ts";
import { respondTexts } from "./respondTexts.ts";

type Visitor = {
  token: string;
  /** Of whom the page's stamp speaks. */
  stampOf: number;
  practice: MailPractice;
  doctor: MailDoctor;
  paused: { until: Date | null } | null;
  /** Why the press was not taken. */
  problem?: string | undefined;
};

export function unsubscribePage(ports: Ports, visitor: Visitor): string {
  const { token, stampOf, practice, doctor, paused, problem } = visitor;
  const texts = respondTexts(doctor.locale);
  const words = texts.settings;
  const zone = practice.timeZone ?? "UTC";
  const until = paused?.until
    ? zonedTimeLabels(texts.language).shortInstant(paused.until, zone, ports.clock.now())
    : "";
  const [value, label] = paused ? [0, words.resume] : [ONE_CLICK_DAYS, words.days(ONE_CLICK_DAYS)];
  const place = { token, stamp: pageStamp(ports, stampOf) };
  const form = html`<form class="stack" method="post" action="/respond/${token}/preferences">${stampField(place)}<button class="btn contained big" type="submit" name="pause" value="${value}">${label}</button></form>`;
  const title = paused ? words.paused(until) : words.pause;
  const main = html`${problem !== undefined && alert("error", problem)}${hero("sent", "open", title, words.note)}${form}`;
  return respondFrame(ports, { texts, title, main, known: { practice, doctor }, detail: doctor.name });
}
