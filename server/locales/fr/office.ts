/** The mails to the office, in French. */
import { type OfficeTexts } from "../en/office.ts";

export const fr: OfficeTexts = {
  previewGone: "Cet aperçu a été remplacé par un plus récent ou n’est plus à jour.",
  late: {
    subject: (doctor, date) => `Désistement tardif : ${doctor}, ${date}`,
    lead: (doctor) => `${doctor} devait assurer cette vacation et ne peut plus venir.`,
    reason: "Motif indiqué par le médecin",
    lapsed: {
      subject: (doctor, date) => `Non confirmé : ${doctor}, ${date}`,
      lead: (doctor) => `${doctor} devait assurer cette vacation et n’a pas confirmé son déplacement.`,
    },
    over: { times: "Motif : les horaires ont changé", moved: "Motif : la vacation a été déplacée" },
    others: "Qui d’autre s’est proposé ou est en réserve",
    nobody: "Personne d’autre ne s’est proposé.",
    noPhone: "pas de téléphone",
    title: "La vacation est de nouveau à pourvoir",
    text: "Elle commence bientôt : n’attendez pas les e-mails.",
    call: (phone) => `Le numéro de téléphone du médecin est le ${phone}.`,
    button: "Ouvrir la demande",
    why: "Cet e-mail est envoyé à l’adresse e-mail interne du cabinet lorsqu’un médecin n’est plus retenu peu avant la vacation.",
  },
  digest: {
    subject: (count) => (count === 1 ? "1 e-mail envoyé" : `${count} e-mails envoyés`),
    heading: (count) => (count === 1 ? "1 e-mail a été envoyé" : `${count} e-mails ont été envoyés`),
    lead: "Voici votre copie de ce qui a été envoyé aux médecins, sans leurs liens personnels.",
    asFirst: (doctor) => `Tel qu’envoyé à ${doctor}`,
    button: "Ouvrir la demande",
    why: "Vous recevez cet e-mail parce que votre cabinet souhaite une copie de tous les e-mails des demandes. Ce réglage se trouve dans les coordonnées.",
  },
};
