/** German texts: signing in and up, passwords. */

import { type auth as en } from "../en/auth.ts";
import { type Texts } from "../texts.ts";

export const auth = {
  email: "E-Mail-Adresse",
  password: "Passwort",
  confirmPassword: "Passwort wiederholen",
  submit: "Absenden",
  cancel: "Abbrechen",
  toLogin: "Zur Anmeldung",
  emailFormat: "Das ist keine gültige E-Mail-Adresse",
  emailRequired: "Bitte geben Sie Ihre E-Mail-Adresse ein",
  passwordRequired: "Bitte geben Sie Ihr Passwort ein",
  nameCapital: "Bitte achten Sie bei Ihrem Namen auf Groß- und Kleinschreibung.",
  login: {
    title: "Anmelden",
    lead: "Für die Praxisverwaltung. Willkommen zurück.",
    forgot: "Passwort vergessen?",
    continue: "Weiter",
    notMember: "Noch kein Konto?",
    signUp: "Registrieren",
    doctors: "Ärztinnen und Ärzte melden sich nicht hier an, sondern über den Link in der E-Mail oder in der App.",
    failed: "Anmeldung nicht möglich",
    unconfirmed:
      "Wir haben eine Bestätigungs-E-Mail an „{{email}}“ geschickt. Bitte folgen Sie dem Link darin, bevor Sie sich anmelden.",
    unverified: "Ihr Konto ist noch nicht freigeschaltet. Wir melden uns bei Ihnen.",
    closed: "Diese Praxis ist derzeit gesperrt. Bitte wenden Sie sich an uns.",
    ended: "Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.",
    endedElsewhere: "Sie haben sich in einem anderen Tab abgemeldet.",
  },
} satisfies Texts<typeof en>;
