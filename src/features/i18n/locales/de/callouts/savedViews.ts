/** German texts: saved views of the callouts list. */
import { type calloutSavedViews as en } from "../../en/callouts/savedViews.ts";
import { type Texts } from "../../texts.ts";

export const calloutSavedViews = {
  button: "Ansichten",
  shared: "Mit der Praxis geteilt",
  sharedBy: "Geteilt von {{name}}",
  none: "Noch keine gespeicherten Ansichten",
  loading: "Wird geladen …",
  failed: "Die Ansichten konnten nicht geladen werden. Noch einmal versuchen",
  save: "Diese Ansicht speichern …",
  manage: "Ansichten ändern oder löschen …",
  back: "Zurück zu den Ansichten",
  changeOne: "„{{name}}“ ändern …",
  removeOne: "„{{name}}“ löschen …",
  saveTitle: "Diese Ansicht speichern",
  changeTitle: "Ansicht ändern",
  name: "Name",
  nameHint: "Gespeichert werden Reiter, Filter, Reihenfolge und Seitenlänge.",
  share: "Mit der Praxis teilen",
  anew: "Durch das ersetzen, was gerade angezeigt wird",
  submit: "Speichern",
  needName: "Bitte geben Sie einen Namen ein.",
  taken: "Sie haben schon eine Ansicht mit diesem Namen.",
  takenByOwner: "{{name}} hat schon eine Ansicht mit diesem Namen.",
  saved: "„{{name}}“ gespeichert",
  removed: "„{{name}}“ gelöscht",
  removeTitle: "„{{name}}“ löschen?",
  remove: "Löschen",
  removeShared: "Die Ansicht verschwindet für alle in der Praxis. Die Anfragen bleiben.",
  removeOwn: "Die Anfragen bleiben.",
} satisfies Texts<typeof en, "de">;
