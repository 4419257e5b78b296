/** What the page behind an invitation says, in the doctor's language. */
import { type Language } from "../../../src/contract/languages.ts";

type OwnTexts = {
  title: string;
  lead: (practice: string) => string;
  name: string;
  email: string;
  confirm: string;
  thanks: string;
  known: string;
  wrong: string;
  expired: { title: string; lead: string };
};

const TEXTS: Record<Language, OwnTexts> = {
  en: {
    title: "Are these details right?",
    lead: (practice) => `${practice} will email you here when a list needs a doctor.`,
    name: "Name",
    email: "Email",
    confirm: "Yes, this is right",
    thanks: "Thank you, that is all",
    known:
      "The practice knows that its emails reach you. You will be asked when a list needs a doctor. There is nothing else to do.",
    wrong: "Is something not right? Reply to the email or phone us, and the practice will correct it.",
    expired: {
      title: "This link has expired",
      lead: "The practice can send you a new invitation. If you have a question, please call.",
    },
  },
  de: {
    title: "Stimmen diese Angaben?",
    lead: (practice) => `${practice} schreibt Ihnen an diese Adresse, wenn eine OP-Liste zu besetzen ist.`,
    name: "Name",
    email: "E-Mail",
    confirm: "Ja, das stimmt",
    thanks: "Vielen Dank, das war alles",
    known:
      "Die Praxis weiß, dass ihre E-Mails bei Ihnen ankommen. Sie werden gefragt, sobald eine OP-Liste zu besetzen ist; mehr ist nicht zu tun.",
    wrong: "Stimmt etwas nicht? Antworten Sie auf die E-Mail oder rufen Sie an; die Praxis berichtigt es.",
    expired: {
      title: "Dieser Link ist abgelaufen",
      lead: "Die Praxis kann Ihnen eine neue Einladung senden. Bei Fragen rufen Sie bitte an.",
    },
  },
  es: {
    title: "¿Son correctos estos datos?",
    lead: (practice) => `${practice} le escribirá a esta dirección cuando haya que cubrir una sesión.`,
    name: "Nombre",
    email: "Correo electrónico",
    confirm: "Sí, son correctos",
    thanks: "Gracias, eso es todo",
    known:
      "La consulta sabe que sus correos le llegan. Le preguntarán cuando haya que cubrir una sesión; no tiene que hacer nada más.",
    wrong: "¿Hay algo incorrecto? Responda al correo o llame por teléfono y la consulta lo corregirá.",
    expired: {
      title: "Este enlace ha caducado",
      lead: "La consulta puede enviarle una nueva invitación. Si tiene alguna pregunta, llame por teléfono.",
    },
  },
  fr: {
    title: "Ces informations sont-elles exactes ?",
    lead: (practice) => `${practice} vous écrira à cette adresse lorsqu’une vacation sera à pourvoir.`,
    name: "Nom",
    email: "E-mail",
    confirm: "Oui, c’est exact",
    thanks: "Merci, c’est tout",
    known:
      "Le cabinet sait que ses e-mails vous parviennent. Vous serez sollicité(e) lorsqu’une vacation sera à pourvoir ; vous n’avez rien d’autre à faire.",
    wrong: "Quelque chose est inexact ? Répondez à l’e-mail ou téléphonez, et le cabinet corrigera.",
    expired: {
      title: "Ce lien a expiré",
      lead: "Le cabinet peut vous envoyer une nouvelle invitation. Pour toute question, veuillez téléphoner.",
    },
  },
  ja: {
    title: "登録内容のご確認",
    lead: (practice) =>
      `手術枠に医師が必要なとき、${practice}からこちらの宛先にメールをお送りします。下記の内容で間違いないかご確認ください。`,
    name: "お名前",
    email: "メールアドレス",
    confirm: "はい、間違いありません",
    thanks: "ありがとうございます。以上で完了です",
    known:
      "メールが届いていることを医療機関が確認できました。手術枠に医師が必要なときにご連絡します。ほかに必要な手続きはありません。",
    wrong: "内容に誤りがある場合は、メールへのご返信またはお電話でお知らせください。医療機関で訂正します。",
    expired: {
      title: "このリンクは有効期限が切れています",
      lead: "医療機関から新しい招待メールをお送りできます。ご不明な点はお電話でお問い合わせください。",
    },
  },
  zh: {
    title: "这些信息是否正确？",
    lead: (practice) => `手术班次需要医生时，${practice} 会向此邮箱发送邮件。`,
    name: "姓名",
    email: "电子邮箱",
    confirm: "是的，信息正确",
    thanks: "谢谢，已全部完成",
    known: "机构已确认您能收到邮件。手术班次需要医生时会询问您，您无需再做其他操作。",
    wrong: "信息有误？请回复邮件或致电，机构会更正。",
    expired: { title: "此链接已过期", lead: "机构可以向您重新发送邀请。如有疑问，请致电。" },
  },
};

export const ownTexts = (language: Language): OwnTexts => TEXTS[language];
