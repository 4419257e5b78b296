/** What the offline page says: a page of its own, which has none of the app's texts. */
import { type Language } from "../../contract/languages.ts";

type Texts = {
  title: string;
  /** Where callouts were kept; `at` is when they were last seen. */
  kept: (at: string) => string;
  nothing: string;
  retry: string;
  callouts: string;
};

export const OFFLINE_TEXTS: Record<Language, Texts> = {
  en: {
    title: "No connection to the server",
    kept: (at) =>
      `These are the callouts as you last saw them, on ${at}. They may have changed since. You can read them here but not change them.`,
    nothing: "No callouts are kept on this device.",
    retry: "Try again",
    callouts: "Callouts",
  },
  de: {
    title: "Keine Verbindung zum Server",
    kept: (at) =>
      `Das sind die Anfragen, wie Sie sie zuletzt gesehen haben: ${at}. Sie können sich seither geändert haben. Hier können Sie sie lesen, aber nicht ändern.`,
    nothing: "Auf diesem Gerät sind keine Anfragen gespeichert.",
    retry: "Erneut versuchen",
    callouts: "Anfragen",
  },
  es: {
    title: "Sin conexión con el servidor",
    kept: (at) =>
      `Estas son las solicitudes tal como las vio por última vez: ${at}. Pueden haber cambiado desde entonces. Aquí puede leerlas, pero no cambiarlas.`,
    nothing: "No hay solicitudes guardadas en este dispositivo.",
    retry: "Intentar de nuevo",
    callouts: "Solicitudes",
  },
  fr: {
    title: "Aucune connexion au serveur",
    kept: (at) =>
      `Voici les demandes telles que vous les avez vues la dernière fois : ${at}. Elles ont pu changer depuis. Vous pouvez les lire ici, mais pas les modifier.`,
    nothing: "Aucune demande n’est conservée sur cet appareil.",
    retry: "Réessayer",
    callouts: "Demandes",
  },
  ja: {
    title: "サーバーに接続できません",
    kept: (at) =>
      `最後に表示した応援依頼（${at}）です。その後変更されている可能性があります。ここでは閲覧のみで、変更はできません。`,
    nothing: "この端末に保存されている応援依頼はありません。",
    retry: "再試行",
    callouts: "応援依頼",
  },
  zh: {
    title: "无法连接到服务器",
    kept: (at) => `这是您上次看到的支援请求（${at}）。此后可能已有变化。在这里只能查看，不能更改。`,
    nothing: "此设备上没有保存任何支援请求。",
    retry: "重试",
    callouts: "支援请求",
  },
};
