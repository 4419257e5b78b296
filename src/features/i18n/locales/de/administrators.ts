/** German texts: the practice’s administrators. */

import { type administrators as en } from "../en/administrators.ts";
import { type Texts } from "../texts.ts";

export const administrators = {
  intro:
    "Die Personen, die sich hier für Ihre Praxis anmelden. Alle haben dieselben Rechte; Inhaberinnen und Inhaber entscheiden außerdem, wer Zugang hat.",
  ownersOnly: "Nur Inhaberinnen und Inhaber können Rollen und Zugänge ändern.",
  invite: "Person einladen",
  label: "Benutzerkonten",
  you: "Sie",
  actions: "Aktionen für {{name}}",
  column: {
    name: "Person",
    role: "Rolle",
    status: "Status",
    seen: "Zuletzt gesehen",
    actions: "Aktionen",
  },
  status: {
    invited: "Eingeladen",
    active: "Aktiv",
    disabled: "Deaktiviert",
  },
  invitedUntil: "Link gültig bis {{date}}",
  lapsed: "Der Link ist abgelaufen",
  never: "Nie",
  failed: "Die Benutzerkonten konnten nicht geladen werden",
  lastOwner: "Nur diese Person ist Inhaber/in. Geben Sie die Rolle zuerst einer weiteren Person.",
  secondFactor: "Bestätigung in zwei Schritten",
  security: {
    title: "Anmeldung",
    text: "Wer die Bestätigung in zwei Schritten eingerichtet hat, meldet sich mit Passwort und einem Code aus einer Authenticator-App an.",
    required: "Die Bestätigung in zwei Schritten ist für alle in der Praxis Pflicht",
    without_one:
      "{{count}} Person mit aktivem Zugang hat sie noch nicht eingerichtet. Wird sie Pflicht, muss das zuerst geschehen.",
    without_other:
      "{{count}} Personen mit aktivem Zugang haben sie noch nicht eingerichtet. Wird sie Pflicht, muss das zuerst geschehen.",
    on: "Pflicht",
    off: "Keine Pflicht",
    ownFirst:
      "Bevor Sie die Bestätigung in zwei Schritten für alle zur Pflicht machen, richten Sie sie bitte für sich selbst ein.",
    toOwn: "Jetzt einrichten",
  },
  sessions: {
    title: "Angemeldete Geräte",
    text: "Hier sind die Personen Ihrer Praxis angemeldet. Wenn Sie ein Gerät abmelden, muss sich die Person dort neu anmelden.",
    endOne: "Abmelden: {{name}}, {{device}}",
    endAll: "Überall abmelden",
    endOthers: "Alle anderen abmelden",
    endAllOf: "Überall abmelden: {{name}}",
    endOthersOf: "Alle anderen abmelden: {{name}}",
  },
  rename: { title: "Namen von {{name}} ändern", submit: "Namen speichern", failed: "Der Name wurde nicht gespeichert" },
  menu: {
    rename: "Namen ändern",
    resend: "Einladung erneut senden",
    withdraw: "Einladung zurückziehen",
    owner: "Rolle „Inhaber/in“ geben",
    admin: "Rolle „Administration“ geben",
    disable: "Zugang deaktivieren",
    enable: "Zugang aktivieren",
  },
  form: {
    name: "Vor- und Nachname",
    email: "E-Mail-Adresse",
    role: "Rolle",
    ownerText: "Inhaberinnen und Inhaber ändern zusätzlich Rollen und Zugänge.",
    adminText: "Die Administration erledigt alles andere und darf weitere Personen einladen.",
    mail: "An diese Adresse geht eine E-Mail mit einem persönlichen Link. Er gilt sieben Tage.",
    submit: "Einladung senden",
    taken: "Diese Adresse kann nicht eingeladen werden. Vielleicht hat sie schon ein Konto.",
    failed: "Die Einladung wurde nicht gesendet",
    unclear: "Ob die Einladung gesendet wurde, ist nicht sicher",
    again: "Es kam keine Bestätigung. Senden Sie die Einladung noch einmal: Niemand wird doppelt eingeladen.",
  },
  ask: {
    back: "Abbrechen",
    resend: {
      title: "Einladung erneut senden?",
      text: "{{name}} erhält eine neue E-Mail an {{email}}. Der Link in der früheren E-Mail gilt dann nicht mehr.",
      submit: "E-Mail senden",
    },
    withdraw: {
      title: "Einladung zurückziehen?",
      text: "Der Link, den {{email}} erhalten hat, gilt dann nicht mehr. Es wird keine E-Mail gesendet.",
      submit: "Zurückziehen",
    },
    owner: {
      title: "{{name}} die Rolle „Inhaber/in“ geben?",
      text: "Inhaberinnen und Inhaber ändern Rollen und entscheiden, wer Zugang hat, auch ob Sie ihn behalten. Es wird keine E-Mail gesendet.",
      submit: "Rolle ändern",
    },
    admin: {
      title: "{{name}} die Rolle „Administration“ geben?",
      text: "{{name}} kann dann keine Rollen und Zugänge mehr ändern. Es wird keine E-Mail gesendet.",
      submit: "Rolle ändern",
    },
    disable: {
      title: "Zugang von {{name}} deaktivieren?",
      text: "{{name}} wird sofort überall abgemeldet und kann sich nicht mehr anmelden. Was diese Person erledigt hat, bleibt erhalten. Es wird keine E-Mail gesendet.",
      submit: "Zugang deaktivieren",
    },
    enable: {
      title: "Zugang von {{name}} aktivieren?",
      text: "{{name}} kann sich wieder mit demselben Passwort anmelden. Es wird keine E-Mail gesendet.",
      submit: "Zugang aktivieren",
    },
  },
} satisfies Texts<typeof en>;
