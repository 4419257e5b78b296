/** French texts: lists covered in part, open again, and decided about together. */

import { type calloutCover as en } from "../../en/callouts/cover.ts";
import { type Texts } from "../../texts.ts";

export const calloutCover = {
  seat: "{{span}} {{doctor}}",
  open_one: "{{span}} à pourvoir",
  open_many: "{{span}} : {{count}} à pourvoir",
  open_other: "{{span}} : {{count}} à pourvoir",
  openOn: "{{date}} : {{spans}} à pourvoir",
  cancelledFor: "Annulée : {{reason}}",
  consent: {
    times: "Horaires modifiés, pas encore de réponse",
    moved: "Déplacée : à confirmer de nouveau",
    movedBy: "Déplacée : à confirmer de nouveau avant {{when}}",
  },
  said: {
    offered: "S’est proposé(e) pour {{span}}",
    offeredOn: "S’est proposé(e) pour {{date}}, {{span}}",
    earlier: "Avait répondu « {{answer}} » pour {{date}}, {{span}}",
    before: "Avait répondu « {{answer}} » avant le déplacement",
  },
  completes: "Complète la vacation",
  bookedFor: "Pour {{span}}",
  withdrew: "Ne peut plus venir",
  ended: {
    times: "Motif : les horaires ont changé",
    moved: "Motif : la vacation a été déplacée",
  },
  stoodDown: "Non retenu(e)",
  toldNotNeeded: "A été informé(e) que sa présence n’est plus attendue",
  askedAgain: "Nouvelle demande {{when}}",
  toldWhy: "Motif : {{reason}}",
  again: {
    short: "Solliciter de nouveau",
    one: "Solliciter de nouveau : {{doctor}}",
    bar_one: "{{count}} médecin s’était proposé, puis avait appris que sa présence n’était plus attendue.",
    bar_many: "{{count}} de médecins s’étaient proposés, puis avaient appris que leur présence n’était plus attendue.",
    bar_other: "{{count}} médecins s’étaient proposés, puis avaient appris que leur présence n’était plus attendue.",
    barAsked_one:
      "{{count}} médecin s’était proposé, puis avait appris que sa présence n’était plus attendue ; la demande lui a été renvoyée.",
    barAsked_many:
      "{{count}} de médecins s’étaient proposés, puis avaient appris que leur présence n’était plus attendue ; la demande leur a été renvoyée.",
    barAsked_other:
      "{{count}} médecins s’étaient proposés, puis avaient appris que leur présence n’était plus attendue ; la demande leur a été renvoyée.",
    all_one: "Solliciter de nouveau",
    all_many: "Tous les solliciter de nouveau",
    all_other: "Tous les solliciter de nouveau",
    rest_one: "Solliciter de nouveau {{count}} autre",
    rest_many: "Solliciter de nouveau les {{count}} autres",
    rest_other: "Solliciter de nouveau les {{count}} autres",
    title: "Solliciter de nouveau {{doctor}} ?",
    titleAll_one: "Solliciter de nouveau {{count}} médecin ?",
    titleAll_many: "Solliciter de nouveau {{count}} de médecins ?",
    titleAll_other: "Solliciter de nouveau {{count}} médecins ?",
    text: "La vacation est de nouveau à pourvoir. La proposition précédente ne compte qu’après un nouvel accord.",
    submit_one: "Solliciter et envoyer {{count}} e-mail",
    submit_many: "Solliciter et envoyer {{count}} d’e-mails",
    submit_other: "Solliciter et envoyer {{count}} e-mails",
    done: "Demande renvoyée",
  },
  spoken: {
    short: "Convenu de vive voix",
    one: "Convenu de vive voix : confirmer {{doctor}}",
    recorded: "La réponse du médecin ne suffit pas. L’activité indiquera que vous lui avez parlé.",
  },
  books: {
    whole: "Toute la vacation est confirmée, {{span}}",
    part: "Retenu(e) pour {{span}}",
  },
  choice: {
    label: "Horaires confirmés",
    offered: "Comme proposé : {{span}}",
    whole: "Toute la vacation : {{span}}. Nous nous sommes parlé",
    open: "Tout ce qui reste à pourvoir : {{span}}. Nous nous sommes parlé",
  },
  picks: {
    confirm: "Pour quelles vacations ?",
    release: "Pour quelles vacations ?",
  },
  record: {
    all: "Toutes les vacations",
    before: "Jusqu’ici : {{answer}}.",
    instant:
      "Pour une réponse par téléphone. « Disponible » pour toute la vacation retient aussitôt le médecin et lui envoie la confirmation, si la vacation est encore à pourvoir.",
    withdraws:
      "{{doctor}} est retenu(e) pour cette vacation. « Indisponible » met fin à la réservation et la vacation est de nouveau à pourvoir.",
    missing: "Veuillez choisir une réponse.",
  },
  chain: {
    title: "Réserve",
    asking: {
      whole: "{{doctor}} est sollicité(e) en premier",
      part: "{{doctor}} est sollicité(e) en premier, pour {{span}}",
    },
    left: "encore {{span}}, jusqu’à {{time}}",
    over: "Le délai est écoulé",
    state: {
      asking: "Personne n’est sollicité pour le moment.",
      stopped: "Les sollicitations ont été arrêtées.",
      exhausted: "Personne de la réserve ne pouvait venir, ou il ne reste plus assez de temps.",
    },
    result: {
      accepted: "{{doctor}} a dit oui",
      declined: "{{doctor}} a dit non",
      lapsed: "{{doctor}} n’a pas répondu à temps",
      withdrawn: "{{doctor}} : proposition retirée",
    },
    following: "Ensuite : {{doctors}}",
    start: "Solliciter les médecins en réserve l’un après l’autre",
    again: "Recommencer",
    hurry: "Passer au suivant",
    stop: "Arrêter les sollicitations",
    do: {
      start: {
        title: "Solliciter les médecins en réserve l’un après l’autre ?",
        text: "Chaque médecin a un certain temps pour répondre avant que le suivant soit sollicité. Un oui vaut confirmation ; après un non, ou sans réponse à temps, le suivant est sollicité.",
        submit: "Commencer",
        submitMails_one: "Commencer et envoyer {{count}} e-mail",
        submitMails_many: "Commencer et envoyer {{count}} d’e-mails",
        submitMails_other: "Commencer et envoyer {{count}} e-mails",
        done: "La réserve est sollicitée",
      },
      next: {
        title: "Passer au suivant ?",
        text: "On passe au médecin suivant ; celui sollicité actuellement reste en réserve.",
        submit: "Passer au suivant",
        submitMails_one: "Passer au suivant et envoyer {{count}} e-mail",
        submitMails_many: "Passer au suivant et envoyer {{count}} d’e-mails",
        submitMails_other: "Passer au suivant et envoyer {{count}} e-mails",
        done: "Le suivant est sollicité",
      },
      stop: {
        title: "Arrêter de solliciter la réserve ?",
        text: "La proposition en cours est retirée. Tous restent en réserve et vous pourrez recommencer.",
        submit: "Arrêter les sollicitations",
        submitMails_one: "Arrêter et envoyer {{count}} e-mail",
        submitMails_many: "Arrêter et envoyer {{count}} d’e-mails",
        submitMails_other: "Arrêter et envoyer {{count}} e-mails",
        done: "Les sollicitations sont arrêtées",
      },
    },
  },
} satisfies Texts<typeof en, "fr">;
