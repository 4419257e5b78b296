/** Words of the mails to the office, in every language. */
import { type Language } from "../../src/contract/languages.ts";

type OfficeTexts = {
  subject: (doctor: string, date: string) => string;
  lead: (doctor: string) => string;
  title: string;
  text: string;
  call: (phone: string) => string;
  button: string;
  why: string;
};

export const officeTexts: Record<Language, OfficeTexts> = {
  en: {
    subject: (doctor, date) => `Late withdrawal: ${doctor}, ${date}`,
    lead: (doctor) => `${doctor} was confirmed for this list and can’t do it any more.`,
    title: "The list is uncovered",
    text: "The list starts soon. The callout is open again, and those who had offered can be confirmed.",
    call: (phone) => `The doctor’s phone number is ${phone}.`,
    button: "Open the callout",
    why: "This email goes to the practice’s administration address when a confirmed doctor withdraws at short notice.",
  },
  de: {
    subject: (doctor, date) => `Kurzfristige Absage: ${doctor}, ${date}`,
    lead: (doctor) => `${doctor} war für diese Liste bestätigt und kann sie nicht mehr übernehmen.`,
    title: "Die Liste ist unbesetzt",
    text: "Die Liste beginnt bald. Die Anfrage ist wieder offen, und wer sich angeboten hatte, kann bestätigt werden.",
    call: (phone) => `Die Telefonnummer lautet ${phone}.`,
    button: "Anfrage öffnen",
    why: "Diese E-Mail geht an die Verwaltungsadresse der Praxis, wenn eine bestätigte Person kurzfristig absagt.",
  },
  es: {
    subject: (doctor, date) => `Baja de última hora: ${doctor}, ${date}`,
    lead: (doctor) => `${doctor} tenía confirmada esta sesión y ya no puede hacerla.`,
    title: "La sesión está sin cubrir",
    text: "La sesión empieza pronto. La solicitud vuelve a estar abierta y puede confirmar a quienes se habían ofrecido.",
    call: (phone) => `El teléfono del médico es ${phone}.`,
    button: "Abrir la solicitud",
    why: "Este correo se envía a la dirección de administración de la consulta cuando un médico confirmado se retira con poca antelación.",
  },
  fr: {
    subject: (doctor, date) => `Désistement tardif : ${doctor}, ${date}`,
    lead: (doctor) => `${doctor} était confirmé pour cette vacation et ne peut plus l’assurer.`,
    title: "La vacation n’est plus couverte",
    text: "La vacation commence bientôt. La demande est de nouveau ouverte, et vous pouvez confirmer un médecin qui s’était proposé.",
    call: (phone) => `Le numéro de téléphone du médecin est le ${phone}.`,
    button: "Ouvrir la demande",
    why: "Cet e-mail est envoyé à l’adresse d’administration du cabinet lorsqu’un médecin confirmé se désiste peu avant la vacation.",
  },
  ja: {
    subject: (doctor, date) => `直前の辞退：${doctor}、${date}`,
    lead: (doctor) => `確定していた${doctor}が、この手術枠を担当できなくなりました。`,
    title: "手術枠に担当医がいません",
    text: "手術枠の開始が近づいています。応援依頼は再び募集中になり、対応可と回答した医師を確定できます。",
    call: (phone) => `医師の電話番号は${phone}です。`,
    button: "応援依頼を開く",
    why: "このメールは、確定した医師が直前に辞退したときに、医療機関の管理用アドレスへ送信されます。",
  },
  zh: {
    subject: (doctor, date) => `临近退出：${doctor}，${date}`,
    lead: (doctor) => `${doctor}原已确认到岗，现在无法承担该班次。`,
    title: "该班次目前无人到岗",
    text: "班次即将开始。支援请求已重新开放，您可以确认先前表示可到岗的医生。",
    call: (phone) => `医生的电话是 ${phone}。`,
    button: "打开支援请求",
    why: "已确认的医生临近班次退出时，此邮件会发送到诊所的管理邮箱。",
  },
};
