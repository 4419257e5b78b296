/** German texts: keeping a callout as a draft, and sending it later. */

import { type calloutSaving as en } from "../../en/callouts/saving.ts";
import { type Texts } from "../../texts.ts";

export const calloutSaving = {
  saved: "Gespeichert {{time}}",
  saving: "Wird gespeichert …",
  failed: "Nicht gespeichert",
  kept: "Noch nicht vollständig. Auf diesem Gerät gespeichert.",
  retrying: "Nicht gespeichert. Auf diesem Gerät aufbewahrt; es wird automatisch erneut versucht.",
  draftFailed: "Der Entwurf wurde nicht gespeichert. Ihre Eingaben sind noch hier.",
  listHeld:
    "{{list}}: Diese OP-Liste gehört schon zu einer anderen Anfrage. Entfernen Sie sie hier, oder öffnen Sie jene Anfrage.",
  restored: "Das haben Sie auf diesem Gerät begonnen ({{when}}) und noch nicht fertiggestellt.",
  restoredDraft:
    "Das haben Sie auf diesem Gerät begonnen ({{when}}) und noch nicht fertiggestellt. Wenn Sie neu beginnen, bleibt es unter den Entwürfen.",
  startAgain: "Neu beginnen",
  draft: "Entwurf speichern",
  later: "Später senden …",
  now: "Jetzt senden …",
  laterTitle: "Wann soll gesendet werden?",
  laterText: "Die Anfrage wird dann automatisch gesendet; bis dahin können Sie abbrechen.",
  at: "Datum und Uhrzeit",
  past: "Wählen Sie eine Zeit in der Zukunft, vor Beginn der ersten OP-Liste.",
  afterRespondBy: "Die Anfrage muss vor Ablauf der Antwortfrist gesendet werden.",
  atTime: "Uhrzeit",
  submit: "Planen",
  back: "Zurück",
  scheduled: "Geplant. Vorher wird nichts gesendet.",
  leftUnsent: {
    kept: "Die Anfrage konnte nicht gesendet werden. Sie finden sie unter „Anfragen“.",
    lost: "Die Anfrage konnte nicht gesendet werden und wurde nicht gespeichert.",
    unsure:
      "Der Server war nicht erreichbar; vielleicht wurde die Anfrage nicht gesendet. Unter „Anfragen“ können Sie nachsehen.",
  },
  edit: "Entwurf bearbeiten",
} satisfies Texts<typeof en, "de">;
