/** To the office: a doctor is lost so shortly before the list that a mail must not wait to be looked for. */
import { isolated } from "../../../src/contract/isolated.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { telephoneLink } from "../../../src/contract/rules/telephoneLink.ts";
import { textsIn } from "../../locales/texts.ts";
import { calloutTexts } from "../callout/calloutTexts.ts";
import { html } from "../layout/html.ts";
import { listLabels } from "../layout/listLabels.ts";
import {
  anchor,
  button,
  footerName,
  mailFrame,
  notice,
  opening,
  plainParagraph,
  quotation,
  sheetOfRows,
} from "../layout/mailFrame.ts";
import { partOfTimes, times, zonedTimeLabels } from "../layout/zonedTimeLabels.ts";
import { type MailList } from "../mailFacts.ts";
import { oneLine } from "../transport/oneLine.ts";
import { type MailDraft } from "../transport/queueMail.ts";

type Person = { name: string; phone: string | null };

export type LateWithdrawal = {
  /** Of the office, and the language it reads. */
  office: { name: string; address: string; locale: string };
  doctor: Person;
  /** `part`: what the doctor was booked for, where that was not all of it. */
  list: Pick<MailList, "date" | "startTime" | "endTime" | "siteName" | "surgeon" | "part">;
  /** The doctor said nothing about a list that was moved, and so has given no reason. */
  lapsed?: boolean;
  /** In the doctor's words. */
  reason: string | null;
  /** The change of the list that the doctor could not agree to. */
  over?: "times" | "moved" | null;
  /** Who offered or stands by, the first to be asked first. */
  others: readonly Person[];
  /** When it is written. */
  now: Date;
  /** The callout in the app. */
  link: string;
  idempotencyKey: string;
};

/** The words of this one mail. */
function partsOf({ office, doctor, list, reason, over = null, others, now, ...late }: LateWithdrawal) {
  const language = LANGUAGES.find((one) => one === office.locale) ?? "en";
  const { late: texts } = textsIn(language).office;
  const { subject, lead } = late.lapsed ? texts.lapsed : texts;
  const { comma } = listLabels(language);
  const { gap, mediumDate } = zonedTimeLabels(language);
  const date = mediumDate(list.date, now);
  const span = list.part ? partOfTimes(list.part, list, calloutTexts(language).partOf) : times(list);
  return {
    language,
    texts,
    subject: oneLine(subject(isolated(doctor.name), date)),
    lead: lead(isolated(doctor.name)),
    facts: [`${date}${comma}${span}`, list.siteName, list.surgeon].filter(Boolean).join(" · "),
    more: [texts.text, doctor.phone ? texts.call(doctor.phone) : ""].filter(Boolean).join(gap),
    reason: reason?.trim() ?? "",
    over: over === null ? [] : [texts.over[over]],
    others: others.map(({ name, phone }) => ({ name: `${isolated(name)}${comma}`, phone })),
  };
}

export function renderLateWithdrawal(late: LateWithdrawal): MailDraft {
  const { office, link, idempotencyKey } = late;
  const { language, texts, subject, lead, facts, more, reason, over, others } = partsOf(late);
  const { colon } = listLabels(language);
  const rows = others.map(
    ({ name, phone }) => html`${name}${phone ? anchor(telephoneLink(phone), phone) : texts.noPhone}`,
  );
  const named = others.map(({ name, phone }) => `- ${name}${phone ?? texts.noPhone}`);
  return {
    kind: "late_withdrawal",
    idempotencyKey,
    fromName: office.name,
    to: { name: office.name, address: office.address },
    subject,
    html: mailFrame({
      language,
      subject,
      preview: lead,
      sender: { name: office.name, detail: "" },
      rows: [
        opening(subject, [lead, facts, ...over]),
        ...(reason ? [quotation(texts.reason, reason)] : []),
        rows.length > 0 ? sheetOfRows(texts.others, [{ title: null, rows }]) : plainParagraph(texts.nobody),
        button(link, texts.button, ""),
        notice("risk", texts.title, more),
      ],
      footer: footerName(office.name),
      smallPrint: texts.why,
    }),
    text: [
      lead,
      facts,
      ...over,
      ...(reason ? [`${texts.reason}${colon.trimEnd()}\n> ${reason.replaceAll("\n", "\n> ")}`] : []),
      named.length > 0 ? `${texts.others}${colon.trimEnd()}\n${named.join("\n")}` : texts.nobody,
      `${texts.button}${colon}${link}`,
      `${texts.title}\n${more}`,
      texts.why,
    ]
      .join("\n\n")
      .concat("\n"),
  };
}
