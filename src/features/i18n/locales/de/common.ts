/** German texts: common. */

import { type common as en } from "../en/common.ts";
import { type Texts } from "../texts.ts";

export const common = {
  productName: "Practice Callouts",
  breadcrumbs: "Brotkrumenpfad",
  home: "Startseite",
  skipToContent: "Zum Inhalt springen",
  loading: "Wird geladen …",
  toTop: "Nach oben",
  checkDelayed: "Der Server antwortet nicht. Es wird weiter versucht …",
  close: "Schließen",
  cancel: "Abbrechen",
  tryAgain: "Erneut versuchen",
  printedAt: "Gedruckt {{when}}",
  find: "Suchen oder gehen zu …",
  saved: "Gespeichert",
  language: "Sprache",
  languageMissed: "{{language}} konnte nicht geladen werden. Bitte versuchen Sie es erneut.",
  newTab: "(öffnet sich in einem neuen Tab)",
  wait: "Bitte warten …",
  pager: {
    range: "{{from, number}}–{{to, number}} von {{total, number}}",
    rangeMany: "{{from, number}}–{{to, number}} von über {{total, number}}",
    previous: "Vorige Seite",
    next: "Nächste Seite",
    pages: "Seiten",
  },
  menu: {
    open: "Menü öffnen",
    close: "Menü schließen",
    label: "Hauptmenü",
    callouts: "Anfragen",
    planning: "Planung",
    doctors: "Ärztinnen & Ärzte",
    insights: "Auswertung",
    manage: "Verwaltung",
  },
  user: { open: "Ihr Konto", settings: "Benutzereinstellungen", keys: "Tastenkürzel", signOut: "Abmelden" },
  manage: {
    title: "Verwaltung",
    description: "Einstellungen Ihrer Praxis oder Gruppe. Sie gelten für alle, die sich hier anmelden.",
  },
  contactStep: {
    title: "Ihre Kontaktdaten",
    description:
      "Diese Angaben stehen in den E-Mails an Ärztinnen und Ärzte. Sie können sie später unter Verwaltung ändern.",
  },
  footer: {
    label: "Über diese Website",
    copyright: "© {{from}}–{{to}}",
    contact: "Kontakt",
    terms: "Nutzungsbedingungen",
    privacy: "Datenschutz",
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
    title: "Jede OP-Liste besetzt. Alle informiert.",
    text: "Einmal fragen, sehen, wer verfügbar ist, eine Person bestätigen. Niemand kommt zu einer OP-Liste, die schon besetzt ist.",
  },
  theme: { label: "Farbschema", light: "Hell", dark: "Dunkel", system: "System" },
} satisfies Texts<typeof en>;
