/** French texts: two-step verification of one's own account. */

import { type secondFactor as en } from "../en/secondFactor.ts";
import { type Texts } from "../texts.ts";

export const secondFactor = {
  title: "Validation en deux étapes",
  text: "Vous vous connectez avec votre mot de passe et un code d’une application d’authentification sur votre téléphone. Un mot de passe volé ne suffit donc pas.",
  required: "Votre cabinet exige la validation en deux étapes. Configurez-la maintenant pour continuer.",
  signOut: "Se déconnecter",
  leave: "Ce que vous avez saisi ici et les codes de secours que vous n’avez pas conservés seront perdus.",
  off: "Désactivée",
  on: "Activée depuis le {{date}}",
  left_one: "Il reste {{count}} code de secours",
  left_many: "Il reste {{count}} codes de secours",
  left_other: "Il reste {{count}} codes de secours",
  noneLeft:
    "Il ne vous reste aucun code de secours. Créez-en de nouveaux pour pouvoir vous connecter sans votre téléphone.",
  cancel: "Annuler",
  codeRequired: "Veuillez saisir le code.",
  wrongCode: "Ce code est incorrect ou a déjà été utilisé. Essayez le suivant.",
  setUp: {
    start: "Configurer",
    continue: "Continuer",
    scan: "Scannez cette image avec une application d’authentification, par exemple Google Authenticator, Microsoft Authenticator ou votre gestionnaire de mots de passe. Saisissez ensuite le code affiché par l’application.",
    picture: "Code QR pour votre application d’authentification",
    secret: "Impossible de scanner ? Saisissez cette clé dans l’application :",
    open: "Ouvrir dans une application de cet appareil",
    code: "Code à six chiffres",
    submit: "Activer",
    done: "La validation en deux étapes est activée.",
  },
  codes: {
    title: "Vos codes de secours",
    text: "Chaque code vous permet de vous connecter une fois sans votre téléphone. Conservez-les en lieu sûr : nous ne pourrons plus les afficher.",
    copy: "Copier",
    copyFailed: "Le navigateur ne l’a pas permis. Sélectionnez et copiez les codes.",
    download: "Télécharger",
    print: "Imprimer",
    file: "Codes de secours de {{email}} ({{host}}). Chacun ne sert qu’une fois.",
    kept: "J’ai conservé les codes",
  },
  renew: {
    start: "Nouveaux codes de secours",
    text: "Vos codes de secours actuels ne fonctionneront plus.",
    submit: "Créer de nouveaux codes",
    done: "Vos anciens codes de secours ne fonctionnent plus.",
  },
  turnOff: {
    start: "Désactiver",
    text: "Votre mot de passe suffira pour vous connecter.",
    submit: "Désactiver",
    done: "La validation en deux étapes est désactivée.",
  },
  proof: {
    code: "Code",
    help: "De l’application d’authentification, ou un code de secours",
  },
} satisfies Texts<typeof en, "fr">;
