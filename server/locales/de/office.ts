/** The mails to the office, in German. */
import { type OfficeTexts } from "../en/office.ts";

export const de: OfficeTexts = {
  previewGone: "Diese Vorschau wurde durch eine neuere ersetzt oder ist veraltet.",
  late: {
    subject: (doctor, date) => `Kurzfristige Absage: ${doctor}, ${date}`,
    lead: (doctor) => `${doctor} war für diese OP-Liste gebucht und kann nicht mehr kommen.`,
    reason: "Begründung der Ärztin oder des Arztes",
    lapsed: {
      subject: (doctor, date) => `Nicht bestätigt: ${doctor}, ${date}`,
      lead: (doctor) => `${doctor} war gebucht und hat die verlegte OP-Liste nicht bestätigt.`,
    },
    over: { times: "Grund: Die Zeiten wurden geändert", moved: "Grund: Die OP-Liste wurde verlegt" },
    others: "Wer sich außerdem angeboten hat oder als Reserve vorgemerkt ist",
    nobody: "Sonst hat sich niemand angeboten.",
    noPhone: "keine Telefonnummer",
    title: "Die OP-Liste ist wieder offen",
    text: "Sie beginnt bald; bitte warten Sie nicht auf E-Mails.",
    call: (phone) => `Telefonnummer der Ärztin oder des Arztes: ${phone}.`,
    button: "Anfrage öffnen",
    why: "Diese E-Mail geht an die interne E-Mail-Adresse der Praxis, wenn eine Buchung kurzfristig endet.",
  },
  digest: {
    subject: (count) => (count === 1 ? "1 E-Mail gesendet" : `${count} E-Mails gesendet`),
    heading: (count) => (count === 1 ? "1 E-Mail wurde gesendet" : `${count} E-Mails wurden gesendet`),
    lead: "Das ist Ihre Kopie der E-Mails an die Ärztinnen und Ärzte. Deren persönliche Links sind entfernt.",
    asFirst: (doctor) => `Wie an ${doctor} gesendet`,
    button: "Anfrage öffnen",
    why: "Sie erhalten diese E-Mail, weil Ihre Praxis von allen Anfragen eine Kopie wünscht. Das lässt sich in den Kontaktdaten ändern.",
  },
};
