/** French texts: keeping a callout as a draft, and sending it later. */

import { type calloutSaving as en } from "../../en/callouts/saving.ts";
import { type Texts } from "../../texts.ts";

export const calloutSaving = {
  saved: "Enregistré {{time}}",
  saving: "Enregistrement…",
  failed: "Non enregistré",
  kept: "Encore incomplet. Conservé sur cet appareil.",
  retrying: "Non enregistré. Conservé sur cet appareil ; nouvelle tentative automatique.",
  draftFailed: "Le brouillon n’a pas été enregistré. Votre saisie est toujours là.",
  listHeld: "{{list}} : cette vacation appartient déjà à une autre demande. Retirez-la ici ou ouvrez cette demande.",
  restored: "Voici ce que vous aviez commencé sur cet appareil ({{when}}) sans le terminer.",
  restoredDraft:
    "Voici ce que vous aviez commencé sur cet appareil ({{when}}) sans le terminer. Si vous recommencez, cela reste dans les brouillons.",
  startAgain: "Recommencer",
  draft: "Enregistrer le brouillon",
  later: "Envoyer plus tard…",
  now: "Envoyer maintenant…",
  laterTitle: "Quand faut-il l’envoyer ?",
  laterText: "L’envoi sera automatique ; vous pouvez l’annuler d’ici là.",
  at: "Date et heure",
  atTime: "Heure",
  past: "Choisissez un moment à venir, avant le début de la première vacation.",
  afterRespondBy: "L’envoi doit avoir lieu avant la fin du délai de réponse.",
  submit: "Programmer",
  back: "Retour",
  scheduled: "Programmée. Rien n’est envoyé avant.",
  leftUnsent: {
    kept: "La demande n’a pas pu être envoyée. Vous la trouverez dans « Demandes ».",
    lost: "La demande n’a pas pu être envoyée et n’a pas été enregistrée.",
    unsure:
      "Le serveur n’a pas pu être joint : la demande n’a peut-être pas été envoyée. Vous pouvez vérifier dans « Demandes ».",
  },
  edit: "Modifier le brouillon",
} satisfies Texts<typeof en, "fr">;
