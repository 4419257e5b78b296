/** German texts: common. */
import { type Texts } from "../../texts.ts";
import { type common as en } from "../en/common.ts";

export const common = {
  productName: "Practice Callouts",
  breadcrumbs: "Brotkrumenpfad",
  home: "Start",
  skipToContent: "Zum Inhalt springen",
  loading: "Wird geladen …",
  close: "Schließen",
  cancel: "Abbrechen",
  tryAgain: "Erneut versuchen",
  saved: "Gespeichert",
  language: "Sprache",
  newTab: "(öffnet sich in einem neuen Tab)",
  menu: {
    open: "Menü öffnen",
    close: "Menü schließen",
    label: "Hauptmenü",
    callouts: "Anfragen",
    doctors: "Ärzte",
    manage: "Verwaltung",
  },
  user: { open: "Ihr Konto", settings: "Benutzereinstellungen", signOut: "Abmelden" },
  footer: {
    label: "Über diese Website",
    copyright: "© {{from}}–{{to}}",
    contact: "Kontakt",
    terms: "Nutzungsbedingungen",
    privacy: "Datenschutz",
  },
  connection: {
    lost: "Verbindung unterbrochen.",
    trying: "Die Anzeige ist möglicherweise nicht aktuell. Es wird erneut versucht …",
    offline: "Sie sind offline. Ihre Eingaben bleiben erhalten.",
  },
  error: {
    notFoundTitle: "Hoppla!",
    notFoundText: "Diese Seite können wir nicht finden.",
    systemTitle: "Systemfehler",
    systemText: "Etwas ist schiefgegangen! Bitte versuchen Sie es später noch einmal.",
    returnHome: "Zur Startseite",
    pageNotFound: "Seite nicht gefunden",
    reference: "Vorgang {{id}}",
  },
  panel: {
    title: "Jeder OP-Tag besetzt. Alle informiert.",
    text: "Einmal fragen, sehen, wer kann, eine Person bestätigen. Niemand kommt zu einem Termin, der schon vergeben ist.",
  },
} satisfies Texts<typeof en>;
