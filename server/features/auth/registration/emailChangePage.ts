/** What the page says once a new address is confirmed, in the browser's language. */
import { type Language } from "../../../../src/contract/languages.ts";
import { wishedLanguage } from "../../../http/preferredLanguage.ts";

type Words = { title: string; lead: string; button: string };

const WORDS: Record<Language, Words> = {
  en: {
    title: "Your new email address is confirmed",
    lead: "Please use it from now on when you sign in. Devices that are signed in stay signed in.",
    button: "Go to the app",
  },
  de: {
    title: "Ihre neue E-Mail-Adresse ist bestätigt",
    lead: "Bitte melden Sie sich ab jetzt mit ihr an. Bereits angemeldete Geräte bleiben angemeldet.",
    button: "Zur Anwendung",
  },
  es: {
    title: "Su nueva dirección de correo está confirmada",
    lead: "Utilícela a partir de ahora para iniciar sesión. Los dispositivos ya conectados seguirán conectados.",
    button: "Ir a la aplicación",
  },
  fr: {
    title: "Votre nouvelle adresse e-mail est confirmée",
    lead: "Utilisez-la désormais pour vous connecter. Les appareils déjà connectés le restent.",
    button: "Ouvrir l’application",
  },
  ja: {
    title: "新しいメールアドレスが確認されました",
    lead: "今後のログインには新しいアドレスをお使いください。ログイン中の端末はそのままご利用いただけます。",
    button: "アプリを開く",
  },
  zh: {
    title: "您的新邮箱地址已确认",
    lead: "今后请使用新地址登录。已登录的设备保持登录状态。",
    button: "打开应用",
  },
};

/** Where the button leads: the settings, or the way in for somebody who is not signed in. */
export const SETTINGS_PATH = "/user-settings/settings";

export function emailChangedWords(acceptLanguage: string | undefined): Words & { language: Language } {
  const language = wishedLanguage(acceptLanguage);
  return { ...WORDS[language], language };
}
