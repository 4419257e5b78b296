/** French texts: the practice's own details. */

import { type practice as en } from "../en/practice.ts";
import { type Texts } from "../texts.ts";

export const practice = {
  contact: {
    forDoctors: "Ce que voient les médecins",
    forYou: "Pour vous seulement",
    name: "Nom du groupe ou du cabinet",
    nameHelp: "Affiché comme expéditeur",
    address: "Adresse e-mail du secrétariat",
    addressHelp: "Les réponses des médecins arrivent ici",
    phone: "Téléphone du secrétariat",
    phoneHelp: "Pour les médecins qui ne peuvent pas utiliser le lien ou se désistent au dernier moment",
    admin: "Adresse e-mail interne",
    adminHelp: "Les désistements tardifs et les copies arrivent ici",
    bcc: "Envoyer à l’adresse interne une copie cachée de chaque e-mail de demande et de vacation",
    bccHelp: "Les médecins ne voient pas cette copie.",
    emailFormat: "Le format de l’adresse e-mail n’est pas valide",
    phoneFormat: "Le format du numéro de téléphone est incorrect",
    save: "Enregistrer",
    saveAndGoOn: "Enregistrer et continuer",
    signOut: "Se déconnecter",
    failed: "Erreur lors de la mise à jour…",
    saved: "Enregistré.",
  },
  preview: {
    step: "Étape 1 sur 4",
    title: "Voici le rendu",
    replyTo: "Répondre à {{address}}",
    subject: "Êtes-vous disponible ? Jeu. 26 nov., matin",
    answer: "Répondre maintenant",
    separate: "Chaque médecin reçoit un e-mail séparé. Personne ne voit qui d’autre a été sollicité.",
  },
} satisfies Texts<typeof en, "fr">;
