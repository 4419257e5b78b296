/** What the page behind a confirmation link says, by language. */
import { type Language } from "../../../../src/contract/languages.ts";

const en = {
  title: "Confirm your email address",
  lead: "Press the button to confirm that this address is yours.",
  button: "Confirm email address",
  brokenTitle: "This link does not work any more",
  brokenLead: "It may have expired, or a newer email has replaced it. Ask for a new password to get a new link.",
  toPassword: "Ask for a new link",
};

export const CONFIRMATION_WORDS: Record<Language, typeof en> = {
  en,
  de: {
    title: "E-Mail-Adresse bestätigen",
    lead: "Mit der Schaltfläche bestätigen Sie, dass diese Adresse Ihnen gehört.",
    button: "E-Mail-Adresse bestätigen",
    brokenTitle: "Dieser Link gilt nicht mehr",
    brokenLead:
      "Er ist abgelaufen, oder eine neuere E-Mail hat ihn ersetzt. Fordern Sie ein neues Passwort an, um einen neuen Link zu erhalten.",
    toPassword: "Neuen Link anfordern",
  },
  es: {
    title: "Confirme su dirección de correo",
    lead: "Pulse el botón y sabremos que esta dirección es suya.",
    button: "Confirmar la dirección",
    brokenTitle: "Este enlace ya no funciona",
    brokenLead:
      "Puede que haya caducado o que un correo más reciente lo haya sustituido. Pida una contraseña nueva para recibir otro enlace.",
    toPassword: "Pedir otro enlace",
  },
  fr: {
    title: "Confirmez votre adresse e-mail",
    lead: "Appuyez sur le bouton pour confirmer que cette adresse est bien la vôtre.",
    button: "Confirmer l’adresse e-mail",
    brokenTitle: "Ce lien ne fonctionne plus",
    brokenLead:
      "Il a peut-être expiré ou a été remplacé par un e-mail plus récent. Demandez un nouveau mot de passe pour recevoir un autre lien.",
    toPassword: "Demander un autre lien",
  },
  ja: {
    title: "メールアドレスの確認",
    lead: "ボタンを押すと、このアドレスがご本人のものであることが確認されます。",
    button: "メールアドレスを確認する",
    brokenTitle: "このリンクは使用できません",
    brokenLead:
      "有効期限が切れたか、より新しいメールに置き換えられました。新しいリンクを受け取るには、パスワードの再設定をお申し込みください。",
    toPassword: "新しいリンクを申し込む",
  },
  zh: {
    title: "确认您的邮箱地址",
    lead: "请点击按钮，确认此邮箱地址属于您本人。",
    button: "确认邮箱地址",
    brokenTitle: "此链接已失效",
    brokenLead: "链接可能已过期，或已被更新的邮件取代。请申请重置密码，以获取新的链接。",
    toPassword: "申请新链接",
  },
};
