/** German texts: keeping a callout as a draft, and sending it later. */
import { type Texts } from "../../texts.ts";
import { type calloutSaving as en } from "../en/calloutSaving.ts";

export const calloutSaving = {
  saved: "Gespeichert {{time}}",
  saving: "Wird gespeichert …",
  failed: "Nicht gespeichert",
  draft: "Entwurf speichern",
  later: "Später senden …",
  now: "Jetzt senden …",
  laterTitle: "Wann soll gesendet werden?",
  laterText: "Die Anfrage geht zu dieser Zeit von selbst hinaus. Bis dahin können Sie sie zurücknehmen.",
  at: "Datum und Uhrzeit",
  past: "Wählen Sie eine Zeit in der Zukunft, vor Beginn der ersten Liste.",
  submit: "Planen",
  back: "Zurück",
  scheduled: "Geplant. Vorher wird nichts gesendet.",
  edit: "Entwurf bearbeiten",
} satisfies Texts<typeof en, "de">;
