/** French texts: keeping a callout as a draft, and sending it later. */
import { type Texts } from "../../texts.ts";
import { type calloutSaving as en } from "../en/calloutSaving.ts";

export const calloutSaving = {
  saved: "Enregistré {{time}}",
  saving: "Enregistrement…",
  failed: "Non enregistré",
  draft: "Enregistrer le brouillon",
  later: "Envoyer plus tard…",
  now: "Envoyer maintenant…",
  laterTitle: "Quand faut-il l’envoyer ?",
  laterText: "L’envoi se fera seul à cette heure. D’ici là, vous pouvez revenir en arrière.",
  at: "Date et heure",
  past: "Choisissez un moment à venir, avant le début de la première vacation.",
  submit: "Programmer",
  back: "Retour",
  scheduled: "Programmée. Rien n’est envoyé avant.",
  edit: "Modifier le brouillon",
} satisfies Texts<typeof en, "fr">;
