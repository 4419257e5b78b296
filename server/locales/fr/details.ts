/** What the page behind an invitation says, in French. */
import { type DetailsTexts } from "../en/details.ts";

export const fr: DetailsTexts = {
  title: "Ces informations sont-elles exactes ?",
  lead: (practice) => `${practice} vous écrira à cette adresse lorsqu’une vacation sera à pourvoir.`,
  name: "Nom",
  email: "E-mail",
  confirm: "Oui, c’est exact",
  thanks: "Merci, c’est tout",
  known:
    "Le cabinet sait que ses e-mails vous parviennent. Vous serez sollicité(e) lorsqu’une vacation sera à pourvoir ; vous n’avez rien d’autre à faire.",
  wrong: "Quelque chose est inexact ? Répondez à l’e-mail ou téléphonez, et le cabinet corrigera.",
  expired: {
    title: "Ce lien a expiré",
    lead: "Le cabinet peut vous envoyer une nouvelle invitation. Pour toute question, veuillez téléphoner.",
  },
  archived: {
    title: "Le cabinet ne vous sollicite pas actuellement",
    lead: "Si cela vous étonne, veuillez téléphoner.",
  },
};
