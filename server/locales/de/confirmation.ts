/** What the page behind a confirmation link says, in German. */
import { type ConfirmationTexts } from "../en/confirmation.ts";

export const de: ConfirmationTexts = {
  title: "E-Mail-Adresse bestätigen",
  lead: "Mit der Schaltfläche bestätigen Sie, dass diese Adresse Ihnen gehört.",
  button: "E-Mail-Adresse bestätigen",
  again: "Bitte drücken Sie die Schaltfläche noch einmal.",
  brokenTitle: "Dieser Link gilt nicht mehr",
  brokenLead:
    "Er ist abgelaufen, oder eine neuere E-Mail hat ihn ersetzt. Fordern Sie ein neues Passwort an, um einen neuen Link zu erhalten.",
  toPassword: "Neuen Link anfordern",
  brokenChangeLead:
    "Er ist abgelaufen, oder eine neuere E-Mail hat ihn ersetzt. In Ihren Einstellungen sehen Sie, welche Adresse gilt, und können einen neuen Link anfordern.",
  toSettings: "Einstellungen öffnen",
};
