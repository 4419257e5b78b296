/** What the mails about a changed password or address say, in German. */
import { type ChangeTexts } from "../en/accountChange.ts";

export const de: ChangeTexts = {
  confirm: {
    subject: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
    lead: () => "Sie möchten diese E-Mail-Adresse künftig für Ihr Konto verwenden.",
    button: "Neue E-Mail-Adresse bestätigen",
    note: "Der Link gilt drei Tage. Bis Sie bestätigen, bleibt es bei der bisherigen Adresse.",
    title: "Waren Sie das nicht?",
    text: "Dann brauchen Sie nichts zu tun. Es ändert sich nichts.",
  },
  asked: {
    subject: "Ihre E-Mail-Adresse soll geändert werden",
    lead: (address) =>
      `Für Ihr Konto wurde, vermutlich von Ihnen, die neue E-Mail-Adresse ${address} angegeben. Sie gilt, sobald sie bestätigt ist.`,
    button: "Neues Passwort festlegen",
    note: "Nur falls Sie das nicht waren: Ein neues Passwort verhindert die Änderung.",
    title: "Waren Sie es?",
    text: "Dann ist hier nichts weiter zu tun. Öffnen Sie bitte die E-Mail, die wir an die neue Adresse geschickt haben.",
  },
  changed: {
    subject: "Ihre E-Mail-Adresse wurde geändert",
    lead: (address) =>
      `Bitte melden Sie sich ab jetzt mit ${address} an. Die bisherige Adresse wird nicht mehr verwendet.`,
    title: "Waren Sie das nicht?",
    text: "Dann wenden Sie sich bitte umgehend an uns.",
  },
  passwordChanged: {
    subject: "Ihr Passwort wurde geändert",
    lead: () =>
      "Das Passwort Ihres Kontos wurde soeben in den Einstellungen geändert. Alle anderen Geräte wurden abgemeldet.",
    button: "Neues Passwort festlegen",
    note: "Nur falls Sie das nicht waren.",
    title: "Waren Sie das nicht?",
    text: "Dann legen Sie bitte sofort ein neues Passwort fest und sagen Sie uns Bescheid.",
  },
  secondFactorOn: {
    subject: "Die Bestätigung in zwei Schritten wurde eingeschaltet",
    lead: () =>
      "Für Ihr Konto wurde soeben die Bestätigung in zwei Schritten eingeschaltet. Von jetzt an melden Sie sich mit Ihrem Passwort und einem Code aus Ihrer Authenticator-App an.",
    button: "Neues Passwort festlegen",
    note: "Nur falls Sie das nicht waren.",
    title: "Waren Sie das nicht?",
    text: "Dann legen Sie bitte sofort ein neues Passwort fest und sagen Sie uns Bescheid.",
  },
  secondFactorOff: {
    subject: "Die Bestätigung in zwei Schritten wurde ausgeschaltet",
    lead: () =>
      "Für Ihr Konto wurde soeben die Bestätigung in zwei Schritten ausgeschaltet. Von jetzt an melden Sie sich nur mit Ihrem Passwort an.",
    button: "Neues Passwort festlegen",
    note: "Nur falls Sie das nicht waren.",
    title: "Waren Sie das nicht?",
    text: "Dann legen Sie bitte sofort ein neues Passwort fest und sagen Sie uns Bescheid.",
  },
};
