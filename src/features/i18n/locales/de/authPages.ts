/** German texts: signing up, invitations, passwords, confirmed addresses (specification §2, §5, §8). */

import { type authPages as en } from "../en/authPages.ts";
import { type Texts } from "../texts.ts";

export const authPages = {
  registration: {
    title: "Praxiskonto anlegen",
    lead: "Jede neue Praxis wird von uns geprüft, bevor sie Anfragen senden kann, meist innerhalb eines Werktags.",
    company: "Name der Praxis oder Gruppe",
    companyRequired: "Bitte geben Sie den Namen der Praxis oder Gruppe ein",
    companyCapital: "Bitte achten Sie beim Namen der Praxis oder Gruppe auf Groß- und Kleinschreibung.",
    name: "Ihr vollständiger Name",
    email: "E-Mail-Adresse",
    phone: "Telefonnummer",
    phoneHelp: "Mit Vorwahl",
    phoneFormat: "Bitte geben Sie eine gültige Telefonnummer mit Vorwahl ein.",
    accept: "Ich akzeptiere die",
    terms: "Nutzungsbedingungen",
    acceptFirst: "Zum Absenden müssen Sie die Nutzungsbedingungen akzeptieren.",
    errors: "Folgende Fehler wurden gefunden: {{errors}}",
    fieldError: "Fehler: {{error}}",
    doneTitle: "Registrierung erfolgreich",
    doneText:
      "Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie über den Link darin Ihre Adresse. Danach prüfen wir Ihre Praxis und sagen Ihnen Bescheid, sobald Sie sich anmelden können.",
  },
  completeSignup: {
    title: "Registrierung abschließen",
    lead: "Sie wurden zu einer Praxis eingeladen. Wählen Sie zum Abschluss ein Passwort.",
    name: "Ihr vollständiger Name",
    failed: "Die Registrierung konnte nicht abgeschlossen werden. Bitte wenden Sie sich an den Support.",
    taken: "Für diese Adresse gibt es schon ein Konto. Bitte lassen Sie sich an eine andere Adresse einladen.",
    otherAddress:
      "Diese Einladung gilt für {{email}}. Bitte verwenden Sie diese Adresse oder lassen Sie sich an die andere einladen.",
    doneTitle: "Registrierung abgeschlossen",
    done: "Hier ist {{name}} angemeldet. Um Ihr eigenes Konto zu nutzen, melden Sie sich bitte ab und mit Ihrer E-Mail-Adresse wieder an.",
    signIn: "Abmelden und neu anmelden",
  },
  forgot: {
    title: "Passwort vergessen?",
    lead: "Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.",
    failedTitle: "Die Angaben sind nicht richtig",
    failed: "Leider ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.",
    tooShort: "Mindestens 3 Zeichen.",
    tooLong: "Höchstens 50 Zeichen. Ist Ihre Adresse länger, wenden Sie sich bitte an den Support.",
    doneTitle: "Anfrage erhalten",
    done: "Falls es zu dieser Adresse ein Konto gibt, ist eine E-Mail unterwegs. Bitte sehen Sie auch im Spam-Ordner nach.",
  },
  newPassword: {
    title: "Neues Passwort wählen",
    lead: "Mindestens 10 Zeichen: Groß- und Kleinbuchstaben, Ziffern und Sonderzeichen.",
    checking: "Ihr Link wird geprüft …",
    failedTitle: "Dieser Link funktioniert nicht",
    notFound:
      "Der Link zum Zurücksetzen wurde nicht gefunden. Er ist vielleicht abgelaufen. Bitte fordern Sie einen neuen an.",
    unknown:
      "Ein unbekannter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal oder wenden Sie sich an den Support von {{provider}}.",
    unclear:
      "Als Sie Ihr neues Passwort abgeschickt haben, kam keine Antwort. Vielleicht gilt es bereits. Bitte versuchen Sie, sich damit anzumelden.",
    again: "Passwort zurücksetzen",
    doneTitle: "Passwort geändert",
    done: "Ihr Passwort wurde geändert. Bitte melden Sie sich erneut an.",
  },
  confirmed: {
    title: "E-Mail-Adresse bestätigt",
    text: "Ihre E-Mail-Adresse ist bestätigt. Möglicherweise müssen wir Ihre Praxis noch freischalten, bevor Sie sich anmelden können; wir sagen Ihnen Bescheid.",
    failed:
      "Dieser Bestätigungslink ist abgelaufen oder wurde schon benutzt. Ist Ihre Adresse bereits bestätigt, können Sie sich anmelden. Sonst geben Sie sie hier ein, und wir senden Ihnen einen neuen Link.",
    again: "Neuen Link senden",
  },
  code: {
    title: "Bestätigung in zwei Schritten",
    required: "Bitte geben Sie den Code ein.",
    back: "Zurück",
    app: {
      text: "Geben Sie den sechsstelligen Code ein, den Ihre Authenticator-App für {{email}} anzeigt.",
      label: "Sechsstelliger Code",
      other: "Stattdessen einen Wiederherstellungscode verwenden",
    },
    recovery: {
      text: "Geben Sie einen der Wiederherstellungscodes ein, die Sie beim Einrichten aufbewahrt haben. Jeder Code gilt einmal.",
      label: "Wiederherstellungscode",
      other: "Stattdessen die Authenticator-App verwenden",
    },
  },
} satisfies Texts<typeof en>;
