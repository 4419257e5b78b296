/** French texts: what the callout page, the week and the bulk bar say of time and of what cannot be done. */

import { type calloutScreen as en } from "../../en/callouts/screen.ts";
import { type Texts } from "../../texts.ts";

export const calloutScreen = {
  someDoctor: "Un médecin",
  stepsFirst: "Veuillez d’abord terminer les étapes ci-dessus.",
  today: "Aujourd’hui",
  start: "Début",
  nobodyToRemind:
    "Personne ne peut recevoir de rappel pour l’instant\u00a0: les vacations sont pourvues ou ont commencé, ou toutes les personnes joignables ont répondu.",
  listStarted: "Cette vacation a commencé. Les réponses et les réservations ne peuvent plus être modifiées.",
  failed: "{{reference}}\u00a0: {{reason}}",
} satisfies Texts<typeof en, "fr">;
