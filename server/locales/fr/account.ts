/** French of the mails about somebody's own account. */
import { type AccountTexts } from "../en/account.ts";

export const fr: AccountTexts = {
  language: "fr",
  dear: (name) => `Bonjour ${name},`,
  detail: "Votre compte",
  personal: "Ce lien vous est personnel. Merci de ne pas le transférer.",
  automatic: "Vous recevez cet e-mail à la suite d’un changement ou d’une demande concernant votre compte.",
  questions: "Des questions ?",
  confirmation: {
    subject: "Veuillez confirmer votre adresse e-mail",
    lead: (practice) =>
      `Merci d’avoir inscrit ${practice}. Veuillez confirmer qu’il s’agit bien de votre adresse e-mail.`,
    button: "Confirmer l’adresse e-mail",
    note: "Le lien est valable trois jours.",
    title: "Et ensuite ?",
    text: "Notre équipe examine chaque nouveau cabinet avant son ouverture. Nous reviendrons vers vous.",
  },
  reset: {
    subject: "Choisissez un nouveau mot de passe",
    lead: () => "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte.",
    button: "Choisir un nouveau mot de passe",
    note: "Le lien fonctionne une seule fois, pendant 60 minutes.",
    title: "Ce n’était pas vous ?",
    text: "Dans ce cas, vous n’avez rien à faire. Votre mot de passe reste inchangé.",
  },
  resetTooEarly: {
    subject: "À propos de votre nouveau mot de passe",
    lead: (practice) =>
      `Vous avez demandé un nouveau mot de passe. La connexion n’est pas ouverte pour ${practice} en ce moment.`,
    title: "Et ensuite ?",
    text: "Dès que notre équipe aura vérifié le cabinet, veuillez demander à nouveau un mot de passe.",
    suspended: "Le cabinet est fermé pour le moment. Veuillez contacter notre équipe.",
  },
  alreadyRegistered: {
    subject: "Vous avez déjà un compte",
    lead: () =>
      "Quelqu’un, sans doute vous, a voulu s’inscrire avec cette adresse e-mail. Un compte existe déjà à cette adresse.",
    button: "Se connecter",
    note: "Si vous avez oublié votre mot de passe, vous pourrez en demander un nouveau sur place.",
    title: "Ce n’était pas vous ?",
    text: "Dans ce cas, vous n’avez rien à faire. Rien n’a changé.",
  },
  passwordChanged: {
    subject: "Votre mot de passe a été modifié",
    lead: () => "Le mot de passe de votre compte vient d’être modifié. Tous vos appareils ont été déconnectés.",
    button: "Se connecter",
    note: "Veuillez utiliser votre nouveau mot de passe.",
    title: "Ce n’était pas vous ?",
    text: "Dans ce cas, demandez immédiatement un nouveau mot de passe et prévenez-nous.",
  },
  invitation: {
    subject: "Vous êtes invité(e)",
    lead: (practice) =>
      `${practice} vous invite à gérer ses demandes. Veuillez choisir un mot de passe pour vous inscrire.`,
    button: "Terminer l’inscription",
    note: "Le lien fonctionne une seule fois, pendant sept jours.",
    title: "Vous ne vous y attendiez pas ?",
    text: "Dans ce cas, vous n’avez rien à faire. Aucun compte n’est ouvert sans vous.",
  },
  verified: {
    subject: "Votre cabinet a été vérifié",
    lead: (practice) => `Notre équipe a vérifié ${practice}. Vous pouvez maintenant vous connecter.`,
    button: "Se connecter",
    note: "Utilisez l’adresse e-mail et le mot de passe de votre inscription.",
    title: "Et ensuite ?",
    text: "Veuillez d’abord saisir vos coordonnées. Elles figurent sur les e-mails que reçoivent les médecins.",
  },
};
