/** The columns of the exported tables, in the order of the cells, between bars, in German. */
import { type ColumnNames } from "../en/columnNames.ts";

export const de: ColumnNames = {
  doctors:
    "Titel|Vorname|Nachname|E-Mail|Mobiltelefon|Funktion|Position|Fachgebiete|Kammer/Register|Registernummer|Sprache|Gruppen|Kliniken|Interne Notizen|Status|E-Mail-Status|Letzte Antwort (UTC)|In 90 Tagen angefragt|In 90 Tagen geantwortet",
  callouts:
    "Kennung|Titel|Status|Datum|Zeitblock|Beginn|Ende|Zeitzone|Klinik|OP-Saal|Operateur/in|Fachgebiet|Funktion|Plätze|Gebuchte Ärztinnen und Ärzte|Offen|Verfügbar|Wenn nötig|Nicht verfügbar|Keine Antwort|Besetzung|Verfahren|Dringlichkeit|Antwort bis (UTC)|Gesendet (UTC)|Gesendet von|Grund der Absage|Geändert (UTC)",
  audit:
    "Wann (UTC)|Wer|Art der Person|Was|Betrifft|Art|Nummer|Einzelheiten|Änderungen|Kettennummer|Prüfsumme davor|Geprüfter Text|Prüfsumme",
};
