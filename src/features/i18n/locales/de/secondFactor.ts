/** German texts: two-step verification of one's own account. */

import { type secondFactor as en } from "../en/secondFactor.ts";
import { type Texts } from "../texts.ts";

export const secondFactor = {
  title: "Bestätigung in zwei Schritten",
  text: "Sie melden sich mit Ihrem Passwort und einem Code aus einer Authenticator-App auf Ihrem Telefon an. Ein gestohlenes Passwort allein genügt dann nicht.",
  required: "Ihre Praxis verlangt die Bestätigung in zwei Schritten. Bitte richten Sie sie ein, um fortzufahren.",
  signOut: "Abmelden",
  leave: "Was Sie hier eingegeben haben, und Wiederherstellungscodes, die Sie nicht aufbewahrt haben, gehen verloren.",
  off: "Aus",
  on: "Ein seit {{date}}",
  left_one: "Noch {{count}} Wiederherstellungscode",
  left_other: "Noch {{count}} Wiederherstellungscodes",
  noneLeft:
    "Sie haben keine Wiederherstellungscodes mehr. Bitte erstellen Sie neue, damit Sie sich auch ohne Ihr Telefon anmelden können.",
  cancel: "Abbrechen",
  codeRequired: "Bitte geben Sie den Code ein.",
  wrongCode: "Dieser Code ist falsch oder wurde schon verwendet. Bitte versuchen Sie es mit dem nächsten.",
  setUp: {
    start: "Einrichten",
    continue: "Weiter",
    scan: "Scannen Sie dieses Bild mit einer Authenticator-App, zum Beispiel Google Authenticator, Microsoft Authenticator oder Ihrem Passwortmanager. Geben Sie dann den Code ein, den die App anzeigt.",
    picture: "QR-Code für Ihre Authenticator-App",
    secret: "Scannen nicht möglich? Geben Sie diesen Schlüssel in der App ein:",
    open: "In einer App auf diesem Gerät öffnen",
    code: "Sechsstelliger Code",
    submit: "Einschalten",
    done: "Die Bestätigung in zwei Schritten ist eingeschaltet.",
  },
  codes: {
    title: "Ihre Wiederherstellungscodes",
    text: "Mit jedem Code können Sie sich einmal anmelden, wenn Sie Ihr Telefon nicht haben. Bewahren Sie sie sicher auf: Wir können sie nicht noch einmal anzeigen.",
    copy: "Kopieren",
    copyFailed: "Der Browser hat das nicht erlaubt. Bitte markieren und kopieren Sie die Codes.",
    download: "Herunterladen",
    print: "Drucken",
    file: "Wiederherstellungscodes für {{email}} ({{host}}). Jeder gilt einmal.",
    kept: "Ich habe die Codes aufbewahrt",
  },
  renew: {
    start: "Neue Wiederherstellungscodes",
    text: "Ihre bisherigen Wiederherstellungscodes gelten dann nicht mehr.",
    submit: "Neue Codes erstellen",
    done: "Ihre bisherigen Wiederherstellungscodes gelten nicht mehr.",
  },
  turnOff: {
    start: "Ausschalten",
    text: "Sie melden sich dann nur mit Ihrem Passwort an.",
    submit: "Ausschalten",
    done: "Die Bestätigung in zwei Schritten ist ausgeschaltet.",
  },
  proof: {
    code: "Code",
    help: "Aus der Authenticator-App oder ein Wiederherstellungscode",
  },
} satisfies Texts<typeof en, "de">;
