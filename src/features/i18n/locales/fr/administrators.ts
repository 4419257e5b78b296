/** French texts: the practice’s administrators. */

import { type administrators as en } from "../en/administrators.ts";
import { type Texts } from "../texts.ts";

export const administrators = {
  intro:
    "Les personnes qui se connectent ici pour votre cabinet. Toutes ont les mêmes droits ; les propriétaires décident en plus qui a accès.",
  ownersOnly: "Seuls les propriétaires peuvent modifier les rôles et les accès.",
  invite: "Inviter un administrateur",
  label: "Administrateurs",
  you: "Vous",
  actions: "Actions pour {{name}}",
  column: {
    name: "Nom",
    role: "Rôle",
    status: "État",
    seen: "Dernière visite",
    actions: "Actions",
  },
  status: {
    invited: "Invité",
    active: "Actif",
    disabled: "Désactivé",
  },
  invitedUntil: "Lien valable jusqu’au {{date}}",
  lapsed: "Le lien a expiré",
  never: "Jamais",
  failed: "Les administrateurs n’ont pas pu être chargés",
  lastOwner: "Seul propriétaire. Nommez d’abord une autre personne propriétaire.",
  secondFactor: "Validation en deux étapes",
  security: {
    title: "Connexion",
    text: "Avec la validation en deux étapes, on se connecte avec son mot de passe et un code d’une application d’authentification.",
    required: "La validation en deux étapes est obligatoire pour tout le cabinet",
    without_one:
      "{{count}} administrateur actif ne l’a pas configurée. Si elle est obligatoire, il devra le faire avant de continuer.",
    without_many:
      "{{count}} administrateurs actifs ne l’ont pas configurée. Si elle est obligatoire, ils devront le faire avant de continuer.",
    without_other:
      "{{count}} administrateurs actifs ne l’ont pas configurée. Si elle est obligatoire, ils devront le faire avant de continuer.",
    on: "Obligatoire",
    off: "Facultative",
    ownFirst: "Avant d’exiger la validation en deux étapes de tout le cabinet, configurez-la pour vous-même.",
    toOwn: "La configurer",
  },
  sessions: {
    title: "Appareils connectés",
    text: "Les appareils sur lesquels les administrateurs sont connectés. Si vous en déconnectez un, la personne devra s’y reconnecter.",
    endOne: "Déconnecter : {{name}}, {{device}}",
    endAll: "Déconnecter partout",
    endOthers: "Déconnecter tous les autres",
    endAllOf: "Déconnecter partout : {{name}}",
    endOthersOf: "Déconnecter tous les autres : {{name}}",
  },
  rename: {
    title: "Modifier le nom de {{name}}",
    submit: "Enregistrer le nom",
    failed: "Le nom n’a pas été enregistré",
  },
  menu: {
    rename: "Modifier le nom",
    resend: "Renvoyer l’invitation",
    withdraw: "Retirer l’invitation",
    owner: "Nommer propriétaire",
    admin: "Nommer administrateur",
    disable: "Désactiver l’accès",
    enable: "Réactiver l’accès",
  },
  form: {
    name: "Prénom et nom",
    email: "Adresse e-mail",
    role: "Rôle",
    ownerText: "Les propriétaires modifient en plus les rôles et les accès.",
    adminText: "Les administrateurs font tout le reste et peuvent inviter d’autres personnes.",
    mail: "Nous envoyons à cette adresse un e-mail avec un lien personnel. Il est valable sept jours.",
    submit: "Envoyer l’invitation",
    taken: "Cette adresse ne peut pas être invitée. Elle a peut-être déjà un compte.",
    failed: "L’invitation n’a pas été envoyée",
    unclear: "Il n’est pas certain que l’invitation ait été envoyée",
    again: "Aucune confirmation n’est arrivée. Envoyez de nouveau l’invitation : personne n’est invité deux fois.",
  },
  ask: {
    back: "Annuler",
    resend: {
      title: "Renvoyer l’invitation ?",
      text: "{{name}} reçoit un nouvel e-mail à l’adresse {{email}}. Le lien de l’e-mail précédent ne fonctionne plus.",
      submit: "Envoyer l’e-mail",
    },
    withdraw: {
      title: "Retirer l’invitation ?",
      text: "Le lien reçu par {{email}} ne fonctionne plus. Aucun e-mail n’est envoyé.",
      submit: "Retirer",
    },
    owner: {
      title: "Nommer {{name}} propriétaire ?",
      text: "Les propriétaires modifient les rôles et décident qui a accès, y compris pour vous. Aucun e-mail n’est envoyé.",
      submit: "Nommer propriétaire",
    },
    admin: {
      title: "Nommer {{name}} administrateur ?",
      text: "{{name}} ne pourra plus modifier les rôles ni les accès. Aucun e-mail n’est envoyé.",
      submit: "Nommer administrateur",
    },
    disable: {
      title: "Désactiver l’accès de {{name}} ?",
      text: "{{name}} est immédiatement déconnecté(e) partout et ne peut plus se connecter. Tout ce qui a été fait est conservé. Aucun e-mail n’est envoyé.",
      submit: "Désactiver l’accès",
    },
    enable: {
      title: "Réactiver l’accès de {{name}} ?",
      text: "{{name}} pourra se reconnecter avec le même mot de passe. Aucun e-mail n’est envoyé.",
      submit: "Réactiver l’accès",
    },
  },
} satisfies Texts<typeof en, "fr">;
