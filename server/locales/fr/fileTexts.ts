/** Words of the exported audit log that the screen does not have, in French. */
import { type FileTexts } from "../en/fileTexts.ts";

export const fr: FileTexts = {
  person: { admin: "Administrateur", doctor: "Médecin", system: "Système", provider: "Assistance" },
  thing: {
    ...{ callout: "Demande", user: "Administrateur", company: "Cabinet", doctor: "Médecin" },
    ...{
      group: "Groupe",
      site: "Établissement",
      surgeon: "Chirurgien",
      list: "Vacation",
      standing_list: "Vacation récurrente",
    },
  },
  fact: {
    ...{ doctor: "Médecin", doctors: "Médecins", surgeon: "Chirurgien", site: "Établissement", group: "Groupe" },
    ...{ name: "Nom", email: "E-mail", reference: "Référence", by: "Par", actor: "Par", list_date: "Date" },
    ...{ session: "Créneau", start_time: "Début", end_time: "Fin", list_start: "Début de la vacation" },
    ...{ response: "Réponse", before: "Avant", reason: "Motif", change: "Modification", fields: "Champs" },
    ...{ from: "Du", to: "Au", until: "Jusqu’au", send_at: "Envoi", kind: "E-mail", language: "Langue" },
    ...{ what: "Fichier", rows: "Lignes", added: "Ajoutés", removed: "Retirés", created: "Nouveaux" },
    ...{ updated: "Mis à jour", unchanged: "Inchangés", skipped: "Ignorés", mails: "E-mails", notes: "Notes" },
    ...{ news: "Notifications", wave: "Vague" },
  },
  changed: { from: "Avant", to: "Après" },
};
