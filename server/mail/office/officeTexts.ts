/** Words of the mails to the office, in every language. */
import { type Language } from "../../../src/contract/languages.ts";

type LateTexts = {
  subject: (doctor: string, date: string) => string;
  lead: (doctor: string) => string;
  /** Above what the doctor wrote. */
  reason: string;
  /** What the doctor did not agree to. */
  over: Record<"times" | "moved", string>;
  /** Above those who offered or stand by, and in their place where there are none. */
  others: string;
  nobody: string;
  /** Beside the name of somebody whose number is not known. */
  noPhone: string;
  title: string;
  text: string;
  call: (phone: string) => string;
  button: string;
  why: string;
};

type DigestTexts = {
  subject: (count: number) => string;
  heading: (count: number) => string;
  lead: string;
  /** Above the text of one mail that stands for all of its kind. */
  asFirst: (doctor: string) => string;
  button: string;
  why: string;
};

export const officeTexts: Record<Language, { late: LateTexts; digest: DigestTexts }> = {
  en: {
    late: {
      subject: (doctor, date) => `Late withdrawal: ${doctor}, ${date}`,
      lead: (doctor) => `${doctor} was booked for this list and can no longer come.`,
      reason: "Reason given by the doctor",
      over: { times: "Reason: the times changed", moved: "Reason: the list was moved" },
      others: "Who else has offered or is on standby",
      nobody: "Nobody else has offered.",
      noPhone: "no phone number",
      title: "The list is open again",
      text: "It starts soon, so please don’t wait for emails.",
      call: (phone) => `The doctor’s phone number is ${phone}.`,
      button: "Open the callout",
      why: "This email goes to the practice’s administration address when a booked doctor withdraws at short notice.",
    },
    digest: {
      subject: (count) => (count === 1 ? "1 email sent" : `${count} emails sent`),
      heading: (count) => (count === 1 ? "1 email was sent" : `${count} emails were sent`),
      lead: "This is your copy of what was sent to doctors. Their personal links have been taken out.",
      asFirst: (doctor) => `As sent to ${doctor}`,
      button: "Open the callout",
      why: "You get this because your practice wants a copy of all callout emails. You can change this in the contact details.",
    },
  },
  de: {
    late: {
      subject: (doctor, date) => `Kurzfristige Absage: ${doctor}, ${date}`,
      lead: (doctor) => `${doctor} war für diese OP-Liste gebucht und kann nicht mehr kommen.`,
      reason: "Begründung der Ärztin oder des Arztes",
      over: { times: "Grund: Die Zeiten wurden geändert", moved: "Grund: Die OP-Liste wurde verlegt" },
      others: "Wer sich außerdem angeboten hat oder als Reserve vorgemerkt ist",
      nobody: "Sonst hat sich niemand angeboten.",
      noPhone: "keine Telefonnummer",
      title: "Die OP-Liste ist wieder offen",
      text: "Sie beginnt bald; bitte warten Sie nicht auf E-Mails.",
      call: (phone) => `Telefonnummer der Ärztin oder des Arztes: ${phone}.`,
      button: "Anfrage öffnen",
      why: "Diese E-Mail geht an die Verwaltungsadresse der Praxis, wenn eine gebuchte Person kurzfristig absagt.",
    },
    digest: {
      subject: (count) => (count === 1 ? "1 E-Mail gesendet" : `${count} E-Mails gesendet`),
      heading: (count) => (count === 1 ? "1 E-Mail wurde gesendet" : `${count} E-Mails wurden gesendet`),
      lead: "Das ist Ihre Kopie der E-Mails an die Ärztinnen und Ärzte. Deren persönliche Links sind entfernt.",
      asFirst: (doctor) => `Wie an ${doctor} gesendet`,
      button: "Anfrage öffnen",
      why: "Sie erhalten diese E-Mail, weil Ihre Praxis von allen Anfragen eine Kopie wünscht. Das lässt sich in den Kontaktdaten ändern.",
    },
  },
  es: {
    late: {
      subject: (doctor, date) => `Renuncia de última hora: ${doctor}, ${date}`,
      lead: (doctor) => `${doctor} tenía confirmada esta sesión quirúrgica y ya no puede venir.`,
      reason: "Motivo indicado por el médico",
      over: { times: "Motivo: cambió el horario", moved: "Motivo: se trasladó la sesión" },
      others: "Quién más se ha ofrecido o está como suplente",
      nobody: "Nadie más se ha ofrecido.",
      noPhone: "sin teléfono",
      title: "La sesión vuelve a estar abierta",
      text: "Empieza pronto; no espere a los correos, por favor.",
      call: (phone) => `El teléfono del médico es ${phone}.`,
      button: "Abrir la solicitud",
      why: "Este correo se envía a la dirección de administración de la consulta cuando un médico confirmado renuncia con poca antelación.",
    },
    digest: {
      subject: (count) => (count === 1 ? "1 correo enviado" : `${count} correos enviados`),
      heading: (count) => (count === 1 ? "Se ha enviado 1 correo" : `Se han enviado ${count} correos`),
      lead: "Esta es su copia de lo enviado a los médicos, sin sus enlaces personales.",
      asFirst: (doctor) => `Tal como se envió a ${doctor}`,
      button: "Abrir la solicitud",
      why: "Lo recibe porque su consulta desea una copia de todos los correos de las solicitudes. Puede cambiarlo en los datos de contacto.",
    },
  },
  fr: {
    late: {
      subject: (doctor, date) => `Désistement tardif : ${doctor}, ${date}`,
      lead: (doctor) => `${doctor} devait assurer cette vacation et ne peut plus venir.`,
      reason: "Motif indiqué par le médecin",
      over: { times: "Motif : les horaires ont changé", moved: "Motif : la vacation a été déplacée" },
      others: "Qui d’autre s’est proposé ou est en réserve",
      nobody: "Personne d’autre ne s’est proposé.",
      noPhone: "pas de téléphone",
      title: "La vacation est de nouveau à pourvoir",
      text: "Elle commence bientôt : n’attendez pas les e-mails.",
      call: (phone) => `Le numéro de téléphone du médecin est le ${phone}.`,
      button: "Ouvrir la demande",
      why: "Cet e-mail est envoyé à l’adresse d’administration du cabinet lorsqu’un médecin retenu se désiste peu avant la vacation.",
    },
    digest: {
      subject: (count) => (count === 1 ? "1 e-mail envoyé" : `${count} e-mails envoyés`),
      heading: (count) => (count === 1 ? "1 e-mail a été envoyé" : `${count} e-mails ont été envoyés`),
      lead: "Voici votre copie de ce qui a été envoyé aux médecins, sans leurs liens personnels.",
      asFirst: (doctor) => `Tel qu’envoyé à ${doctor}`,
      button: "Ouvrir la demande",
      why: "Vous recevez cet e-mail parce que votre cabinet souhaite une copie de tous les e-mails des demandes. Ce réglage se trouve dans les coordonnées.",
    },
  },
  ja: {
    late: {
      subject: (doctor, date) => `直前の辞退：${doctor}、${date}`,
      lead: (doctor) => `確定していた${doctor}が、この手術枠を担当できなくなりました。`,
      reason: "医師からの理由",
      over: { times: "理由：時間の変更", moved: "理由：日程などの変更" },
      others: "ほかにお申し出のあった医師と待機の医師",
      nobody: "ほかにお申し出はありません。",
      noPhone: "電話番号なし",
      title: "手術枠は再び募集中です",
      text: "開始が近づいています。メールをお待ちにならず、お電話をご検討ください。",
      call: (phone) => `辞退した医師の電話番号は${phone}です。`,
      button: "応援依頼を開く",
      why: "このメールは、確定した医師が直前に辞退したときに、医療機関の管理用アドレスへ送信されます。",
    },
    digest: {
      subject: (count) => `メール${count}通を送信しました`,
      heading: (count) => `メール${count}通を送信しました`,
      lead: "医師に送信したメールの控えです。医師専用のリンクは除いてあります。",
      asFirst: (doctor) => `${doctor}に送信した内容`,
      button: "応援依頼を開く",
      why: "すべての応援依頼メールの控えを受け取る設定になっているため、お送りしています。設定は連絡先の画面で変更できます。",
    },
  },
  zh: {
    late: {
      subject: (doctor, date) => `临近退出：${doctor}，${date}`,
      lead: (doctor) => `${doctor} 原已安排承担该手术班次，现在无法前来。`,
      reason: "医生说明的原因",
      over: { times: "原因：时间更改", moved: "原因：班次改动" },
      others: "其他表示可到岗或候补的医生",
      nobody: "没有其他医生表示可到岗。",
      noPhone: "无电话号码",
      title: "该班次重新开放",
      text: "班次即将开始，请不要只等邮件。",
      call: (phone) => `退出医生的电话是 ${phone}。`,
      button: "打开支援请求",
      why: "已安排的医生临近班次退出时，此邮件会发送到机构的管理邮箱。",
    },
    digest: {
      subject: (count) => `已发送 ${count} 封邮件`,
      heading: (count) => `已发送 ${count} 封邮件`,
      lead: "这是发给医生的邮件副本，其中的个人链接已去除。",
      asFirst: (doctor) => `发给 ${doctor} 的内容`,
      button: "打开支援请求",
      why: "贵机构设置为接收所有支援请求邮件的副本，因此您会收到此邮件。可在联系方式中更改。",
    },
  },
};
