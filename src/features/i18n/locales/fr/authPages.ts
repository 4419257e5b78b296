/** French texts: signing up, invitations, passwords, confirmed addresses (specification §2, §5, §8). */

import { type authPages as en } from "../en/authPages.ts";
import { type Texts } from "../texts.ts";

export const authPages = {
  registration: {
    title: "Créer un compte de cabinet",
    lead: "Notre équipe examine chaque nouveau cabinet avant qu’il puisse envoyer des demandes, en général sous un jour ouvré.",
    company: "Nom du cabinet ou du groupe",
    companyRequired: "Veuillez indiquer le nom du cabinet ou du groupe",
    companyCapital: "Veuillez saisir le nom du cabinet ou du groupe en respectant les majuscules et les minuscules.",
    name: "Votre nom complet",
    email: "Adresse e-mail",
    phone: "Numéro de téléphone",
    phoneHelp: "Avec l’indicatif",
    phoneFormat: "Veuillez saisir un numéro de téléphone valide, avec l’indicatif.",
    accept: "J’accepte les",
    terms: "conditions générales",
    acceptFirst: "Veuillez accepter les conditions pour envoyer.",
    errors: "Les erreurs suivantes ont été relevées : {{errors}}",
    fieldError: "Erreur : {{error}}",
    doneTitle: "Inscription réussie",
    doneText:
      "Nous vous avons envoyé un e-mail. Veuillez suivre le lien qu’il contient pour confirmer votre adresse. Notre équipe examinera ensuite votre cabinet et vous préviendra dès que vous pourrez vous connecter.",
  },
  completeSignup: {
    title: "Terminez votre inscription",
    lead: "Vous avez été invité(e) à rejoindre un cabinet. Choisissez un mot de passe pour terminer.",
    name: "Votre nom complet",
    failed: "L’inscription n’a pas pu être terminée. Veuillez contacter l’assistance.",
    taken: "Un compte existe déjà pour cette adresse. Veuillez demander une invitation pour une autre adresse.",
    otherAddress:
      "Cette invitation est destinée à {{email}}. Utilisez cette adresse ou demandez une invitation pour l’autre.",
    doneTitle: "Inscription terminée",
    done: "{{name}} est connecté(e) ici. Pour utiliser votre propre compte, déconnectez-vous, puis connectez-vous avec votre adresse e-mail.",
    signIn: "Se déconnecter et se connecter",
  },
  forgot: {
    title: "Mot de passe oublié ?",
    lead: "Indiquez votre adresse e-mail et nous vous enverrons un lien pour choisir un nouveau mot de passe.",
    failedTitle: "Les identifiants sont incorrects",
    failed: "Désolé, il semble y avoir une erreur. Veuillez réessayer.",
    tooShort: "3 caractères au minimum.",
    tooLong: "50 caractères au maximum. Si votre adresse est plus longue, veuillez contacter l’assistance.",
    doneTitle: "Demande reçue",
    done: "S’il existe un compte avec cette adresse, un e-mail est en route. Pensez à vérifier aussi vos courriers indésirables.",
  },
  newPassword: {
    title: "Choisissez un nouveau mot de passe",
    lead: "Utilisez au moins 10 caractères en mêlant majuscules, minuscules, chiffres et symboles.",
    checking: "Vérification du lien…",
    failedTitle: "Ce lien ne fonctionne pas",
    notFound:
      "Le lien de réinitialisation est introuvable. Il a peut-être expiré. Veuillez refaire une demande de réinitialisation.",
    unknown: "Une erreur inconnue s’est produite. Veuillez réessayer ou contacter l’assistance de {{provider}}.",
    unclear:
      "Aucune réponse n’est arrivée lors de l’envoi de votre nouveau mot de passe ; il est peut-être déjà en vigueur. Essayez de vous connecter avec celui-ci.",
    again: "Réinitialiser le mot de passe",
    doneTitle: "Mot de passe réinitialisé",
    done: "Votre mot de passe a été réinitialisé. Veuillez vous reconnecter.",
  },
  confirmed: {
    title: "Adresse e-mail confirmée",
    text: "Votre adresse e-mail est confirmée. Notre équipe doit peut-être encore vérifier votre cabinet avant que vous puissiez vous connecter ; elle vous préviendra.",
    failed:
      "Ce lien de confirmation a expiré ou a déjà été utilisé. Si votre adresse est déjà confirmée, vous pouvez vous connecter. Sinon, saisissez-la ici et nous vous enverrons un nouveau lien.",
    again: "Envoyer un nouveau lien",
  },
  code: {
    title: "Validation en deux étapes",
    required: "Veuillez saisir le code.",
    back: "Retour",
    app: {
      text: "Saisissez le code à six chiffres que votre application d’authentification affiche pour {{email}}.",
      label: "Code à six chiffres",
      other: "Utiliser un code de secours",
    },
    recovery: {
      text: "Saisissez l’un des codes de secours que vous avez conservés lors de la configuration. Chaque code ne sert qu’une fois.",
      label: "Code de secours",
      other: "Utiliser l’application d’authentification",
    },
  },
} satisfies Texts<typeof en, "fr">;
