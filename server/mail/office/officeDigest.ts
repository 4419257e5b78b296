/** The office's copy: what one decision sent to doctors, kind by kind, as one mail. */
import { type MailKind } from "../../../src/contract/callout.ts";
import { isolated } from "../../../src/contract/isolated.ts";
import { LANGUAGES, type Language } from "../../../src/contract/languages.ts";
import { textsIn } from "../../locales/texts.ts";
import { calloutTexts } from "../callout/calloutTexts.ts";
import { updateTexts } from "../callout/updateTexts.ts";
import { listLabels } from "../layout/listLabels.ts";
import { button, cards, footerName, mailFrame, opening, quotation } from "../layout/mailFrame.ts";
import { zonedTimeLabels } from "../layout/zonedTimeLabels.ts";
import { maskLinks } from "../transport/maskLinks.ts";
import { oneLine } from "../transport/oneLine.ts";
import { type MailDraft } from "../transport/queueMail.ts";

/** `notAfter`: from then on it is not sent any more, and neither is a copy of it. */
export type DigestMail = { kind: MailKind; doctor: string; subject: string; text: string; notAfter: Date };
export type OfficeDigest = {
  /** Of the office, and the language of whoever made the callout. */
  office: { name: string; address: string; locale: string };
  callout: { reference: string; title: string };
  /** The callout in the app. */
  link: string;
  /** In the order they were queued. */
  mails: readonly DigestMail[];
  /** One a decision. */
  idempotencyKey: string;
};

/** What a kind is called: what its subjects begin with, in the office's language. */
function formatMailKind(kind: MailKind, language: Language): string {
  const texts = calloutTexts(language);
  const update = updateTexts(language);
  const subjects: Record<MailKind, string> = {
    callout: texts.answer.subject,
    reminder: texts.reminder.subject,
    confirmation: texts.confirmation.subject,
    filled: texts.filled.subject,
    standby: texts.standby.subject,
    not_required: texts.notRequired.subject,
    released: texts.released.subject,
    cancelled: texts.cancelled.subject,
    expired: texts.expired.subject,
    ask_again: update.askAgain.subject,
    standby_offer: update.standbyOffer.subject,
    offer_closed: update.offerClosed.subject,
    changed: update.changed.subject,
    times_changed: update.timesChanged.subject,
    moved: update.moved.subject,
    asked_anew: update.askedAnew.subject,
    list_added: update.listAdded.subject,
    message: update.message.subject,
  };
  return subjects[kind];
}

export function renderOfficeDigest({ office, callout, link, mails, idempotencyKey }: OfficeDigest): MailDraft {
  const language = LANGUAGES.find((one) => one === office.locale) ?? "en";
  const { digest: texts } = textsIn(language).office;
  const { colon, comma } = listLabels(language);
  const { formatList } = zonedTimeLabels(language);
  const subject = oneLine(`${texts.subject(mails.length)}${colon}${callout.title} [${callout.reference}]`);
  const groups = [...Map.groupBy(mails, ({ kind }) => kind)].flatMap(([kind, some]) => {
    const [first] = some;
    if (!first) return [];
    const who = formatList(some.map(({ doctor }) => isolated(doctor)));
    const text = `${first.subject}\n\n${maskLinks(first.text)}`.trim();
    return [{ title: formatMailKind(kind, language), who, label: texts.asFirst(isolated(first.doctor)), text }];
  });
  return {
    kind: "office_digest",
    idempotencyKey,
    fromName: office.name,
    to: { name: office.name, address: office.address },
    subject,
    html: mailFrame({
      language,
      subject,
      preview: groups.map(({ title }) => title).join(comma),
      sender: { name: office.name, detail: calloutTexts(language).callout(callout.reference) },
      rows: [
        opening(texts.heading(mails.length), [callout.title, texts.lead]),
        cards(groups.map(({ title, who }) => ({ title, lines: [who] }))),
        button(link, texts.button, ""),
        ...groups.map(({ label, text }) => quotation(label, text)),
      ],
      footer: footerName(office.name),
      smallPrint: texts.why,
    }),
    text: [
      `${texts.heading(mails.length)}\n${callout.title} [${callout.reference}]`,
      texts.lead,
      groups.map(({ title, who }) => `${title}\n   ${who}`).join("\n"),
      `${texts.button}${colon}${link}`,
      ...groups.map(({ label, text }) => `${label}${colon.trimEnd()}\n> ${text.replaceAll("\n", "\n> ")}`),
      texts.why,
    ]
      .join("\n\n")
      .concat("\n"),
    notAfter: new Date(Math.max(...mails.map(({ notAfter }) => notAfter.getTime()))),
  };
}
