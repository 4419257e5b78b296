/** German texts: the practice's own details. */

import { type practice as en } from "../en/practice.ts";
import { type Texts } from "../texts.ts";

export const practice = {
  contact: {
    forDoctors: "Was Ärztinnen und Ärzte sehen",
    forYou: "Nur für Sie",
    name: "Name der Gruppe oder Praxis",
    nameHelp: "Erscheint als Absender",
    address: "E-Mail-Adresse des Büros",
    addressHelp: "Hierhin gehen die Antworten der Ärztinnen und Ärzte",
    phone: "Telefonnummer des Büros",
    phoneHelp: "Für alle, die den Link nicht nutzen können oder kurzfristig absagen",
    admin: "Interne E-Mail-Adresse",
    adminHelp: "Hierhin gehen kurzfristige Absagen und Kopien",
    bcc: "Blindkopie jeder E-Mail zu Anfragen und OP-Listen an die interne Adresse senden",
    bccHelp: "Diese Kopie ist für andere nicht sichtbar.",
    emailFormat: "Das ist keine gültige E-Mail-Adresse",
    phoneFormat: "Das ist keine gültige Telefonnummer",
    save: "Speichern",
    saveAndGoOn: "Speichern und weiter",
    signOut: "Abmelden",
    failed: "Speichern nicht möglich",
    saved: "Gespeichert.",
  },
  preview: {
    step: "Schritt 1 von 4",
    title: "So wird es aussehen",
    replyTo: "Antwort an {{address}}",
    subject: "Können Sie übernehmen? Do., 26. Nov., Vormittag",
    answer: "Jetzt antworten",
    separate: "Jede Person erhält eine eigene E-Mail. Niemand sieht, wer sonst gefragt wurde.",
  },
} satisfies Texts<typeof en>;
