/** French texts: signing in and up, passwords. */

import { type auth as en } from "../en/auth.ts";
import { type Texts } from "../texts.ts";

export const auth = {
  email: "Adresse e-mail",
  password: "Mot de passe",
  confirmPassword: "Confirmez le mot de passe",
  submit: "Envoyer",
  cancel: "Annuler",
  toLogin: "Se connecter",
  emailFormat: "Le format de l’adresse e-mail est incorrect",
  emailRequired: "Veuillez indiquer votre adresse e-mail",
  passwordRequired: "Veuillez indiquer votre mot de passe",
  nameCapital: "Veuillez saisir votre nom complet en respectant les majuscules et les minuscules.",
  login: {
    title: "Se connecter",
    lead: "Pour l’administration du cabinet. Heureux de vous revoir.",
    forgot: "Mot de passe oublié ?",
    continue: "Continuer",
    notMember: "Pas encore de compte ?",
    signUp: "S’inscrire",
    doctors: "Les médecins ne se connectent pas ici. Utilisez le lien reçu par e-mail ou l’application mobile.",
    failed: "Connexion impossible",
    unconfirmed:
      "Un e-mail de confirmation a été envoyé à « {{email}} ». Veuillez suivre les instructions de cet e-mail pour que votre compte puisse être activé.",
    unverified: "Votre compte n’a pas encore été vérifié. Notre équipe prendra contact avec vous.",
    closed: "Ce cabinet est fermé pour le moment. Veuillez contacter notre équipe.",
    ended: "Votre session est terminée. Veuillez vous reconnecter.",
    endedElsewhere: "Vous vous êtes déconnecté(e) dans un autre onglet.",
  },
} satisfies Texts<typeof en, "fr">;
