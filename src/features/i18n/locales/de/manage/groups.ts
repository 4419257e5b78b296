/** German texts: groups of doctors. */

import { type manageGroups as en } from "../../en/manage/groups.ts";
import { type Texts } from "../../texts.ts";

export const manageGroups = {
  title: "Gruppen",
  text: "Ärztinnen und Ärzte, die Sie oft gemeinsam anfragen. Eine Anfrage kann an eine ganze Gruppe gehen.",
  add: "Gruppe hinzufügen",
  addTitle: "Neue Gruppe",
  changeTitle: "Gruppe ändern",
  gone: "Gruppe nicht gefunden; sie wurde vielleicht entfernt.",
  loadFailed: "Die Gruppen konnten nicht geladen werden",
  emptyTitle: "Noch keine Gruppen",
  emptyText: "Fassen Sie zusammen, wen Sie oft gemeinsam anfragen, und fragen Sie alle mit einer Auswahl an.",
  column: {
    name: "Gruppe",
    description: "Beschreibung",
    doctors: "Können angefragt werden",
  },
  name: "Name",
  nameTaken: "Eine andere Gruppe hat diesen Namen.",
  colour: "Farbe",
  colours: {
    grey: "Grau",
    blue: "Blau",
    teal: "Türkis",
    green: "Grün",
    amber: "Bernstein",
    red: "Rot",
    violet: "Violett",
  },
  description: "Beschreibung",
  members: "Mitglieder der Reihe nach",
  membersText: "Vorn steht, wen Sie bevorzugt anfragen.",
  noMembers: "Diese Gruppe hat noch keine Mitglieder.",
  find: "Person zum Hinzufügen suchen",
  up: "{{name}} nach oben",
  down: "{{name}} nach unten",
  removeMember: "{{name}} aus der Gruppe entfernen",
  moved: "{{name}} steht jetzt an Stelle {{place}} von {{count}}.",
  memberAdded: "{{name}} wurde hinzugefügt.",
  memberRemoved: "{{name}} wurde aus der Gruppe entfernt.",
  removeText: "Die Ärztinnen und Ärzte bleiben; wartende Wellen und Wellenpläne fragen diese Gruppe nicht mehr an.",
} satisfies Texts<typeof en>;
