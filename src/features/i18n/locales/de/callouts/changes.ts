/** German texts: lists of a callout that was sent, changed, added or cancelled alone. */

import { type calloutChanges as en } from "../../en/callouts/changes.ts";
import { type Texts } from "../../texts.ts";

export const calloutChanges = {
  menu: "Mehr zur OP-Liste am {{date}}",
  open: "Anfrage öffnen",
  edit: "OP-Liste bearbeiten …",
  add: "OP-Liste hinzufügen …",
  cancel: "Diese OP-Liste absagen …",
  editTitle: "OP-Liste am {{date}} bearbeiten",
  same: "Noch nichts geändert.",
  none: "Diese Änderung sieht nur Ihre Praxis.",
  booked: {
    details_one: "{{doctors}} wird informiert. Zustimmen muss niemand.",
    details_other: "{{doctors}} werden informiert. Zustimmen muss niemand.",
    times_one: "{{doctors}} wird gefragt, ob die neuen Zeiten passen. Die Buchung bleibt bestehen.",
    times_other: "{{doctors}} werden gefragt, ob die neuen Zeiten passen. Die Buchungen bleiben bestehen.",
    moved_one:
      "{{doctors}} muss innerhalb von höchstens 24 Stunden erneut bestätigen, sonst endet die Buchung. Frühere Angebote zählen nicht mehr.",
    moved_other:
      "{{doctors}} müssen innerhalb von höchstens 24 Stunden erneut bestätigen, sonst enden ihre Buchungen. Frühere Angebote zählen nicht mehr.",
  },
  unbooked: {
    details: "Die Änderung erscheint auf den Antwortseiten. Niemand muss erneut antworten.",
    times:
      "Angebote bleiben bestehen, mit den früheren Zeiten als Vermerk. Die neuen Zeiten erscheinen auf den Antwortseiten.",
    moved: "Die Angebote galten für die OP-Liste, wie sie war. Alle werden neu gefragt.",
  },
  deadline: "Die Antwortfrist wird vor den Beginn der ersten OP-Liste verlegt: {{when}}.",
  checking: "Es wird geprüft, wer eine E-Mail erhält …",
  unchecked: "Es konnte nicht geprüft werden, wer eine E-Mail erhält.",
  save: "Speichern",
  saveMails_one: "Speichern und {{count}} E-Mail senden",
  saveMails_other: "Speichern und {{count}} E-Mails senden",
  done: "OP-Liste geändert",
  tooFew: "Es müssen mindestens so viele Plätze sein, wie Personen gleichzeitig gebucht sind.",
  overlap:
    "{{doctor}} ist zu dieser Zeit für eine andere OP-Liste gebucht ({{when}}). Wählen Sie eine andere Zeit oder lösen Sie zuerst die Buchung.",
  overlapSomebody:
    "Eine gebuchte Person ist zu dieser Zeit für eine andere OP-Liste gebucht. Wählen Sie eine andere Zeit oder lösen Sie zuerst die Buchung.",
  notCredentialed: "Eine gebuchte Person ist dort zu dieser Zeit nicht akkreditiert. Es wurde keine E-Mail gesendet.",
  despite: "Die Buchung trotzdem behalten. Das wird im Verlauf vermerkt.",
  addTitle: "OP-Liste hinzufügen",
  addText:
    "Sie beginnt als Kopie der letzten. Wer bisher angefragt wurde, erhält dazu eine E-Mail, außer bei Abwesenheit, Pause, einer anderen Buchung oder wenn sonst etwas dagegenspricht.",
  addSubmit: "OP-Liste hinzufügen",
  addMails_one: "Hinzufügen und {{count}} E-Mail senden",
  addMails_other: "Hinzufügen und {{count}} E-Mails senden",
  addDone: "OP-Liste hinzugefügt",
  goOn: "Weiter",
  cancelTitle: "OP-Liste am {{date}} absagen?",
  cancelText: "Das lässt sich nicht rückgängig machen. Die anderen OP-Listen der Anfrage bleiben.",
  keepList: "Nicht absagen",
  cancelSubmit: "OP-Liste absagen",
  cancelMails_one: "Absagen und {{count}} E-Mail senden",
  cancelMails_other: "Absagen und {{count}} E-Mails senden",
  cancelDone: "OP-Liste abgesagt",
} satisfies Texts<typeof en, "de">;
