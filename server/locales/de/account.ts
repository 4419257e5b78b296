/** German of the mails about somebody's own account. */
import { type AccountTexts } from "../en/account.ts";

export const de: AccountTexts = {
  language: "de",
  dear: (name) => `Guten Tag ${name},`,
  detail: "Ihr Konto",
  personal: "Dieser Link gilt nur für Sie. Bitte leiten Sie diese E-Mail nicht weiter.",
  automatic: "Sie erhalten diese E-Mail, weil an Ihrem Konto etwas geändert oder etwas angefordert wurde.",
  questions: "Fragen?",
  confirmation: {
    subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    lead: (practice) =>
      `Vielen Dank für die Registrierung von ${practice}. Bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist.`,
    button: "E-Mail-Adresse bestätigen",
    note: "Der Link gilt drei Tage.",
    title: "Wie es weitergeht",
    text: "Wir prüfen jede neue Praxis, bevor sie freigeschaltet wird, und melden uns bei Ihnen.",
  },
  reset: {
    subject: "Neues Passwort festlegen",
    lead: () => "Für Ihr Konto wurde ein neues Passwort angefordert, vermutlich von Ihnen.",
    button: "Neues Passwort festlegen",
    note: "Der Link gilt einmal, in den nächsten 60 Minuten.",
    title: "Waren Sie das nicht?",
    text: "Dann brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.",
  },
  resetTooEarly: {
    subject: "Zu Ihrem neuen Passwort",
    lead: (practice) =>
      `Sie haben ein neues Passwort angefordert. Für ${practice} ist die Anmeldung zurzeit nicht möglich.`,
    title: "Wie es weitergeht",
    text: "Sobald wir die Praxis freigeschaltet haben, fordern Sie bitte noch einmal ein neues Passwort an.",
    suspended: "Die Praxis ist derzeit gesperrt. Bitte wenden Sie sich an uns.",
  },
  alreadyRegistered: {
    subject: "Sie haben bereits ein Konto",
    lead: () =>
      "Jemand, vermutlich Sie, wollte sich mit dieser E-Mail-Adresse registrieren. Zu ihr gibt es bereits ein Konto.",
    button: "Anmelden",
    note: "Falls Sie Ihr Passwort vergessen haben, können Sie dort ein neues anfordern.",
    title: "Waren Sie das nicht?",
    text: "Dann brauchen Sie nichts zu tun. Es hat sich nichts geändert.",
  },
  passwordChanged: {
    subject: "Ihr Passwort wurde geändert",
    lead: () => "Das Passwort Ihres Kontos wurde soeben geändert. Sie wurden überall abgemeldet.",
    button: "Anmelden",
    note: "Bitte verwenden Sie Ihr neues Passwort.",
    title: "Waren Sie das nicht?",
    text: "Dann fordern Sie bitte sofort ein neues Passwort an und sagen Sie uns Bescheid.",
  },
  invitation: {
    subject: "Sie wurden eingeladen",
    lead: (practice) =>
      `${practice} lädt Sie ein, die Anfragen der Praxis mitzuverwalten. Bitte legen Sie dafür ein Passwort fest.`,
    button: "Registrierung abschließen",
    note: "Der Link gilt einmal, in den nächsten sieben Tagen.",
    title: "Haben Sie das nicht erwartet?",
    text: "Dann brauchen Sie nichts zu tun. Ohne Sie wird kein Konto eröffnet.",
  },
  verified: {
    subject: "Ihre Praxis ist freigeschaltet",
    lead: (practice) => `Wir haben ${practice} geprüft und freigeschaltet. Sie können sich jetzt anmelden.`,
    button: "Anmelden",
    note: "Mit der E-Mail-Adresse und dem Passwort Ihrer Registrierung.",
    title: "Wie es weitergeht",
    text: "Bitte geben Sie zuerst Ihre Kontaktdaten ein. Sie erscheinen in den E-Mails an die Ärztinnen und Ärzte.",
  },
};
