/** What the mails about a changed password or address say, in French. */
import { type ChangeTexts } from "../en/accountChange.ts";

export const fr: ChangeTexts = {
  confirm: {
    subject: "Veuillez confirmer votre nouvelle adresse e-mail",
    lead: () => "Vous avez demandé à utiliser désormais cette adresse e-mail pour votre compte.",
    button: "Confirmer la nouvelle adresse",
    note: "Le lien est valable trois jours. Tant que vous n’avez pas confirmé, l’ancienne adresse reste en vigueur.",
    title: "Ce n’était pas vous ?",
    text: "Dans ce cas, vous n’avez rien à faire. Rien ne changera.",
  },
  asked: {
    subject: "Votre adresse e-mail va être modifiée",
    lead: (address) =>
      `Quelqu’un, sans doute vous, a demandé à remplacer l’adresse e-mail de votre compte par ${address}. Le changement prendra effet une fois la nouvelle adresse confirmée.`,
    button: "Choisir un nouveau mot de passe",
    note: "Uniquement si ce n’était pas vous : un nouveau mot de passe empêche le changement.",
    title: "C’était bien vous ?",
    text: "Alors vous n’avez rien à faire ici. Ouvrez l’e-mail que nous avons envoyé à la nouvelle adresse.",
  },
  changed: {
    subject: "Votre adresse e-mail a été modifiée",
    lead: (address) =>
      `À partir de maintenant, connectez-vous avec ${address}. L’ancienne adresse n’est plus utilisée.`,
    title: "Ce n’était pas vous ?",
    text: "Dans ce cas, contactez-nous immédiatement.",
  },
  passwordChanged: {
    subject: "Votre mot de passe a été modifié",
    lead: () =>
      "Le mot de passe de votre compte vient d’être modifié dans les paramètres. Tous les autres appareils ont été déconnectés.",
    button: "Choisir un nouveau mot de passe",
    note: "Uniquement si ce n’était pas vous.",
    title: "Ce n’était pas vous ?",
    text: "Dans ce cas, choisissez immédiatement un nouveau mot de passe et prévenez-nous.",
  },
  secondFactorOn: {
    subject: "La validation en deux étapes a été activée",
    lead: () =>
      "La validation en deux étapes vient d’être activée pour votre compte. Désormais, connectez-vous avec votre mot de passe et un code de votre application d’authentification.",
    button: "Choisir un nouveau mot de passe",
    note: "Uniquement si ce n’était pas vous.",
    title: "Ce n’était pas vous ?",
    text: "Dans ce cas, choisissez immédiatement un nouveau mot de passe et prévenez-nous.",
  },
  secondFactorOff: {
    subject: "La validation en deux étapes a été désactivée",
    lead: () =>
      "La validation en deux étapes vient d’être désactivée pour votre compte. Désormais, votre mot de passe suffit pour vous connecter.",
    button: "Choisir un nouveau mot de passe",
    note: "Uniquement si ce n’était pas vous.",
    title: "Ce n’était pas vous ?",
    text: "Dans ce cas, choisissez immédiatement un nouveau mot de passe et prévenez-nous.",
  },
};
