/** French texts: what callouts begin with. */

import { type manageDefaults as en } from "../../en/manage/defaults.ts";
import { type Texts } from "../../texts.ts";

export const manageDefaults = {
  title: "Réglages des demandes",
  text: "Les valeurs de départ de chaque nouvelle demande. Vous pouvez les modifier sur chaque demande.",
  who: "Qui est retenu",
  respondWithin: "Heures pour répondre",
  respondWithinHelp: "Comptées à partir de l’envoi. Laissez vide pour ne proposer aucun délai.",
  hoursWrong: "Heures entières, de {{least}} à {{most}}",
  reminder: "Rappeler une fois automatiquement",
  reminderHelp: "À la moitié du délai, les médecins qui n’ont pas répondu reçoivent un rappel.",
  standbys: "Solliciter la réserve automatiquement",
  standbysHelp:
    "Si une réservation est annulée, les médecins en réserve sont sollicités l’un après l’autre, dans l’ordre. Chacun a pour répondre un quart du temps restant avant le début, de 15 minutes à 4 heures ; le premier qui accepte est retenu.",
  late: "Désistement tardif, en heures",
  lateHelp: "Un médecin qui se désiste aussi près du début voit votre numéro de téléphone, et vous êtes prévenu(e).",
  language: "Langue par défaut des médecins",
  languageHelp: "Pour les e-mails et les pages de réponse des médecins qui n’ont pas choisi de langue.",
  zone: "Fuseau horaire du cabinet",
  zoneHelp: "Pour les jours d’absence, le journal d’activité et les nouveaux établissements.",
  fees: "Proposer des honoraires",
  feesHelp:
    "Les demandes peuvent alors indiquer des honoraires, que les médecins voient. Si cette option est désactivée, aucun honoraire n’est affiché.",
  currency: "Devise",
  save: "Enregistrer les réglages",
  saved: "Enregistré.",
  failed: "L’enregistrement a échoué",
  stale: "Quelqu’un d’autre a modifié ces réglages entre-temps.",
  times: "Horaires des créneaux",
  timesText: "Le créneau choisi sur une vacation remplit ces heures ; elles peuvent y être modifiées.",
  start: "{{session}} de",
  end: "{{session}} à",
  except: "Autres horaires certains jours",
  exceptText: "Certaines vacations commencent plus tôt un jour de la semaine.",
  addDay: "Ajouter un jour",
  weekday: "Jour",
  session: "Créneau",
  removeDay: "Retirer {{day}}, {{session}}",
  noDays: "Les mêmes horaires tous les jours.",
  sameTimes: "Le début et la fin ne peuvent pas être identiques.",
  twice: "Le même jour et le même créneau figurent deux fois.",
  saveTimes: "Enregistrer les horaires",
  retention: {
    title: "Durée de conservation des données personnelles",
    text: "Chaque nuit, les éléments suivants sont supprimés des demandes terminées avant cette période : le texte des e-mails et les adresses de leurs destinataires, les notes des réponses, les messages, les motifs, les notes internes, les commentaires et les notifications. Les médecins archivés depuis plus longtemps perdent leur nom, leurs coordonnées, leur numéro d’inscription, leurs notes, groupes, établissements et absences, et les préférences des chirurgiens à leur égard. Les réservations, les réponses et le journal d’activité restent. Ce qui est supprimé ne peut pas être récupéré.",
    label: "Conserver pendant",
    forEver: "Sans limite",
    save: "Enregistrer",
  },
} satisfies Texts<typeof en, "fr">;
