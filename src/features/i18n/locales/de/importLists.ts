/** German texts: the import of lists. */

import { type importLists as en } from "../en/importLists.ts";
import { type Texts } from "../texts.ts";

export const importLists = {
  title: "OP-Listen importieren",
  description: "Aus einer CSV- oder Kalenderdatei, in vier Schritten. Vor dem letzten wird nichts gespeichert.",
  descriptionAfter: "Aus einer CSV- oder Kalenderdatei. Das Ergebnis sehen Sie unten.",
  open: "OP-Listen importieren",
  upload: {
    drop: "CSV- oder Kalenderdatei hier ablegen",
    limits:
      "Bis zu {{max}} OP-Listen und 8 MB. CSV (UTF-8 oder Excel) oder iCalendar (.ics). Vor dem letzten Schritt wird nichts gespeichert.",
    need: "Sie brauchen mindestens Datum, Klinik sowie Beginn und Ende oder den Zeitblock.",
    note: "Bereits vorhandene OP-Listen werden nicht noch einmal angelegt. Ein Import fragt niemanden an: Die OP-Listen warten in der Planung, bis Sie dafür anfragen.",
    periodTitle: "Welche Tage dieses Kalenders?",
    periodText: "Wiederkehrende Termine werden für jeden Tag einmal übernommen. Die Zeiten gelten für {{zone}}.",
    from: "Erster Tag",
    to: "Letzter Tag",
    order: "Der letzte Tag darf nicht vor dem ersten liegen.",
  },
  unreadable: {
    tooLarge: "Diese Datei ist zu groß; ein Import fasst höchstens 8 MB.",
    tooMany:
      "Diese Datei enthält {{rows}} OP-Listen; ein Import fasst höchstens {{max}}. Teilen Sie sie auf oder wählen Sie weniger Tage.",
    empty: "In dieser Datei stehen keine Zeilen. Die erste Zeile benennt die Spalten, darunter folgen die OP-Listen.",
    notCalendar: "Diese Datei lässt sich nicht als Kalender lesen.",
    notLoaded:
      "Der Kalender lässt sich nicht öffnen, weil ein Teil der App nicht geladen wurde. Prüfen Sie die Verbindung und versuchen Sie es erneut, oder laden Sie die Seite neu.",
    encoding: "Dieser Kalender ist nicht in UTF-8. Exportieren Sie ihn noch einmal als iCalendar (.ics).",
    noEvents: "Kein Termin dieses Kalenders liegt an diesen Tagen.",
    endless: "Ein Termin dieses Kalenders wiederholt sich zu oft, um gelesen zu werden.",
  },
  order: {
    label: "Datumsangaben wie {{example}}",
    dmy: "Zuerst der Tag",
    mdy: "Zuerst der Monat",
    ymd: "Zuerst das Jahr",
    needed: "Bitte geben Sie an, ob zuerst der Tag oder der Monat steht.",
    neededYear: "Bitte geben Sie an, ob zuerst der Tag oder das Jahr steht.",
  },
  field: {
    notes_internal: "Interne Notiz",
    summary: "Titel",
    place: "Ort",
    rest: "Ort, nach dem Komma",
    description: "Beschreibung",
  },
  names: {
    title: "Namen, die bei Ihnen anders lauten",
    text: "Wählen Sie, wer oder was gemeint ist; das gilt für alle Zeilen mit diesem Namen.",
    rows_one: "{{name}}: {{count}} Zeile",
    rows_other: "{{name}}: {{count}} Zeilen",
    which: "Bitte wählen",
    site: "Klinik auswählen",
    surgeon: "So übernehmen",
    guessed: "Nach dem Nachnamen vorgeschlagen. Bitte prüfen.",
  },
  check: {
    take: "Zeile {{number}} importieren",
    takeShort: "Importieren",
    leftOut_one:
      "{{count}} Zeile hat Fehler oder ist nicht angekreuzt und wird ausgelassen; Sie können sie im letzten Schritt herunterladen.",
    leftOut_other:
      "{{count}} Zeilen haben Fehler oder sind nicht angekreuzt und werden ausgelassen; Sie können sie im letzten Schritt herunterladen.",
    none: "Keine Zeile ist fraglich.",
    noneThere: "Keine dieser OP-Listen ist schon vorhanden.",
    submit_one: "{{count}} OP-Liste importieren",
    submit_other: "{{count}} OP-Listen importieren",
    checking: "Wird geprüft …",
  },
  show: {
    question: "Zu prüfen",
    there: "Bereits vorhanden",
    all: "Alle",
  },
  column: {
    list: "Wann, wo",
    who: "Operateur/in, Funktion",
    fate: "Was geschieht",
  },
  fate: {
    wrong: "Wird ausgelassen, bis korrigiert",
    there: "Bereits vorhanden",
    left: "Wird ausgelassen",
    new: "Wird hinzugefügt",
  },
  count: {
    new_one: "{{count}} neu",
    new_other: "{{count}} neu",
    there_one: "{{count}} bereits vorhanden",
    there_other: "{{count}} bereits vorhanden",
    left_one: "{{count}} ausgelassen",
    left_other: "{{count}} ausgelassen",
    wrong_one: "{{count}} zu korrigieren",
    wrong_other: "{{count}} zu korrigieren",
  },
  sameAs: "Dieselbe OP-Liste wie in Zeile {{number}}",
  surgeonText: "Nicht unter Ihren Operateurinnen und Operateuren; der Name bleibt wie geschrieben",
  problem: {
    time: "„{{value}}“ ist keine Uhrzeit; schreiben Sie sie als 08:00",
    zoned: "„{{value}}“ ist in einer anderen Zeitzone; schreiben Sie die Ortszeit als 08:00",
    zonedDate: "„{{value}}“ ist in einer anderen Zeitzone; schreiben Sie das Datum am Ort als 2027-03-31",
    number: "Eine Zahl von 1 bis {{limit}}",
    begun: "Diese OP-Liste hat schon begonnen",
    zone: "Die Zeitzone „{{value}}“ ist nicht bekannt; geben Sie die Zeiten ein",
    allDay: "Ein ganztägiger Termin hat keine Zeiten; geben Sie sie ein",
    dates: "Die Tage dieses Termins lassen sich nicht lesen; geben Sie Datum und Zeiten ein",
    long: "Der Termin dauert länger als einen Tag; geben Sie das Ende ein",
    site: "Es gibt keine Klinik „{{value}}“",
    ambiguous: "„{{value}}“ ist nicht eindeutig; wählen Sie oben, was gemeint ist",
    role: "„{{value}}“ ist keine Funktion, für die angefragt werden kann",
    session: "„{{value}}“ ist kein bekannter Zeitblock",
  },
  unclear:
    "Ob der Import gespeichert wurde, ist nicht sicher. Importieren Sie noch einmal: Keine OP-Liste wird doppelt angelegt.",
  result: {
    created: "Hinzugefügt",
    there: "Bereits vorhanden",
    left: "Ausgelassen",
    nobody: "Es wurde niemand angefragt. Starten Sie die Anfragen in der Planung dieser Wochen.",
    plan: "Diese Wochen planen",
  },
} satisfies Texts<typeof en, "de">;
