/** To the office: a doctor has withdrawn so shortly before the list that a mail must not wait to be looked for (product.md Q14). */
import { LANGUAGES } from "../../src/contract/languages.ts";
import { html } from "./html.ts";
import { listLabels } from "./listLabels.ts";
import { type MailList } from "./mailFacts.ts";
import { button, mailFrame, notice, opening } from "./mailFrame.ts";
import { officeTexts } from "./officeTexts.ts";
import { type MailDraft } from "./queueMail.ts";
import { times, wallWords } from "./wallWords.ts";

export type LateWithdrawal = {
  /** Of the office, and the language it reads. */
  office: { name: string; address: string; locale: string };
  doctor: { name: string; phone: string | null };
  list: Pick<MailList, "date" | "startTime" | "endTime" | "siteName" | "surgeon">;
  /** The callout in the app. */
  link: string;
  idempotencyKey: string;
};

export function renderLateWithdrawal({ office, doctor, list, link, idempotencyKey }: LateWithdrawal): MailDraft {
  const language = LANGUAGES.find((one) => one === office.locale) ?? "en";
  const texts = officeTexts[language];
  const { colon, comma } = listLabels(language);
  const date = wallWords(language).mediumDate(list.date);
  const subject = texts.subject(doctor.name, date);
  const lead = texts.lead(doctor.name);
  const facts = [`${date}${comma}${times(list)}`, list.siteName, list.surgeon].filter(Boolean).join(" · ");
  const call = doctor.phone ? texts.call(doctor.phone) : "";
  const [title, text] = [texts.title, [texts.text, call].filter(Boolean).join(" ")];
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
      sender: { name: office.name, detail: facts },
      rows: [opening(subject, [lead, facts]), button(link, texts.button, ""), notice("risk", title, text)],
      footer: html`<strong style="color:#0B1B2B">${office.name}</strong>`,
      smallPrint: texts.why,
    }),
    text: [lead, facts, `${texts.button}${colon}${link}`, `${title}\n${text}`, texts.why].join("\n\n"),
  };
}
