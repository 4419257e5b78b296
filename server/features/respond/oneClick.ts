/** One press in a mail program (RFC 8058): thirty days without callouts, and the answer says so. */
import { type Language } from "../../../src/contract/languages.ts";
import { zonedTimeLabels } from "../../mail/layout/zonedTimeLabels.ts";
import { type MailDoctor, type MailPractice } from "../../mail/mailFacts.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { ONE_CLICK_DAYS, savePreference } from "./preferences.ts";

/** Until then; null: until the practice ends it. */
const PAUSED: Record<Language, (practice: string, until: string | null) => string> = {
  en: (practice, until) =>
    `Emails with callouts from ${practice} are paused${until ? ` until ${until}` : ""}. You can end the pause on your page, which every email links to.`,
  de: (practice, until) =>
    `E-Mails mit Anfragen von ${practice} sind ${until ? `bis ${until} ` : ""}pausiert. Auf Ihrer Seite, zu der jede E-Mail führt, können Sie die Pause beenden.`,
  es: (practice, until) =>
    `Los correos con solicitudes de ${practice} están en pausa${until ? ` hasta el ${until}` : ""}. Puede terminar la pausa en su página, enlazada en cada correo.`,
  fr: (practice, until) =>
    `Les e-mails de demande de ${practice} sont suspendus${until ? ` jusqu’au ${until}` : ""}. Vous pouvez les rétablir sur votre page, dont le lien figure dans chaque e-mail.`,
  ja: (practice, until) =>
    `${practice}からの応援依頼メールを${until ? `${until}まで` : ""}一時停止しました。各メールのリンク先の専用ページで再開できます。`,
  zh: (practice, until) =>
    `${practice} 的支援请求邮件已暂停${until ? `至 ${until}` : ""}。您可以在邮件链接的页面上恢复。`,
};

export async function pauseByOneClick(
  unit: CompanyWork,
  doctorId: number,
  { doctor, practice }: { doctor: Pick<MailDoctor, "locale">; practice: MailPractice },
): Promise<string> {
  await savePreference(unit, doctorId, { days: ONE_CLICK_DAYS });
  const { paused_until } = await unit.tx
    .selectFrom("doctors")
    .select("paused_until")
    .where("id", "=", doctorId)
    .executeTakeFirstOrThrow();
  const until =
    paused_until && zonedTimeLabels(doctor.locale).shortInstant(paused_until, practice.timeZone ?? "UTC", unit.now);
  return PAUSED[doctor.locale](practice.name, until);
}
