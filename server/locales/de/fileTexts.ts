/** Words of the exported audit log that the screen does not have, in German. */
import { type FileTexts } from "../en/fileTexts.ts";

export const de: FileTexts = {
  person: { admin: "Administration", doctor: "Ärztin oder Arzt", system: "System", provider: "Support" },
  thing: {
    ...{ callout: "Anfrage", user: "Benutzerkonto", company: "Praxis", doctor: "Ärztin oder Arzt" },
    ...{
      group: "Gruppe",
      site: "Klinik",
      surgeon: "Operateur/in",
      list: "OP-Liste",
      standing_list: "Wiederkehrende OP-Liste",
    },
  },
  fact: {
    ...{ doctor: "Ärztin oder Arzt", doctors: "Ärztinnen und Ärzte", surgeon: "Operateur/in", site: "Klinik" },
    ...{ group: "Gruppe", name: "Name", email: "E-Mail", reference: "Kennung", by: "Durch", actor: "Durch" },
    ...{ list_date: "Datum", session: "Zeitblock", start_time: "Beginn", end_time: "Ende" },
    ...{ list_start: "Beginn der OP-Liste", response: "Antwort", before: "Vorher", reason: "Grund" },
    ...{ change: "Änderung", fields: "Felder", from: "Von", to: "Bis", until: "Bis", send_at: "Versand" },
    ...{ kind: "E-Mail", language: "Sprache", what: "Datei", rows: "Zeilen", added: "Hinzugefügt" },
    ...{ removed: "Entfernt", created: "Neu", updated: "Geändert", unchanged: "Unverändert" },
    ...{ skipped: "Übersprungen", mails: "E-Mails", notes: "Notizen", news: "Benachrichtigungen", wave: "Welle" },
  },
  changed: { from: "Vorher", to: "Nachher" },
};
