/** German texts: what is done with notifications, and how they are narrowed. */

import { type inbox as en } from "../en/inbox.ts";
import { type Texts } from "../texts.ts";

export const inbox = {
  done: "Erledigt",
  notDone: "Nicht erledigt",
  mute: "Stummschalten",
  unmute: "Nicht mehr stumm",
  doneOf: "Erledigt: {{title}}",
  notDoneOf: "Nicht erledigt: {{title}}",
  muteOf: "Stummschalten, diese Anfrage: {{title}}",
  unmuteOf: "Nicht mehr stumm, diese Anfrage: {{title}}",
  actionsOf: "Aktionen: {{title}}",
  muted: "Stumm",
  tabDone: "Erledigt",
  kind: "Art",
  anyKind: "Alle Arten",
  types: {
    new_callout: "Neue Anfrage",
    new_availability: "Verfügbarkeit",
    notification_change_to_unavailable: "Nicht mehr verfügbar",
    callout_confirmed: "Anfrage bestätigt",
    callout_not_sent: "Anfrage nicht gesendet",
    callout_expired: "Anfrage abgelaufen",
    email_bounced: "E-Mail nicht zustellbar",
    standbys_exhausted: "Reserve nicht verfügbar",
    doctor_paused: "E-Mails zu Anfragen pausiert",
    comment_mention: "In einem Kommentar erwähnt",
  },
  mine: "Meine Anfragen",
  filters: "Benachrichtigungen filtern",
  older: "Ältere zeigen",
  loadingOlder: "Ältere Benachrichtigungen werden geladen",
  olderFailed: "Ältere Benachrichtigungen konnten nicht geladen werden.",
  emptyDone: "Noch nichts als erledigt markiert",
  noMatch: "Keine passenden Benachrichtigungen",
  clear: "Filter zurücksetzen",
} satisfies Texts<typeof en>;
