/** German texts: settings. */

import { type settings as en } from "../en/settings.ts";
import { type Texts } from "../texts.ts";

export const settings = {
  title: "Benutzereinstellungen",
  description: "Ihre eigenen Einstellungen. Die der Praxis finden Sie unter Verwaltung.",
  sections: "Abschnitte der Einstellungen",
  remembered: "Auf diesem Gerät gespeichert.",
  profile: {
    title: "Profil",
    name: "Name",
    email: "E-Mail",
    practice: "Praxis oder Gruppe",
  },
  appearance: "Darstellung",
  theme: {
    nowlight: "jetzt hell",
    nowdark: "jetzt dunkel",
  },
  toolbar: {
    label: "Kopfleiste",
    hint: "Höhe der Leiste am oberen Rand jeder Seite",
    height55: "Kompakt 55",
    height65: "Mittel 65",
    height75: "Hoch 75",
  },
  rows: {
    label: "Zeilenhöhe",
    hint: "Tabellen auf breiten Bildschirmen",
    compact: "Kompakt",
    comfortable: "Bequem",
  },
  language: "Sprache und Region",
  notifications: "Benachrichtigungen",
  desktop: {
    label: "Desktop-Benachrichtigungen",
    hint: "Dieser Browser zeigt sie, solange die App in einem Tab geöffnet ist, auch wenn Sie in einem anderen Fenster arbeiten.",
    blocked:
      "Ihr Browser blockiert Benachrichtigungen dieser Seite. Erlauben Sie sie in den Website-Einstellungen neben der Adresszeile und kommen Sie dann hierher zurück.",
    unsupported: "Dieser Browser kann keine Desktop-Benachrichtigungen anzeigen.",
    asking: "Bitte beantworten Sie die Frage Ihres Browsers.",
  },
} satisfies Texts<typeof en>;
