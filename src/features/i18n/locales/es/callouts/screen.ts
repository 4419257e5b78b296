/** Spanish texts: what the callout page, the week and the bulk bar say of time and of what cannot be done. */

import { type calloutScreen as en } from "../../en/callouts/screen.ts";
import { type Texts } from "../../texts.ts";

export const calloutScreen = {
  someDoctor: "Un médico",
  stepsFirst: "Complete primero los pasos anteriores.",
  today: "Hoy",
  start: "Inicio",
  nobodyToRemind:
    "Ahora no se puede enviar ningún recordatorio: las sesiones están cubiertas o han empezado, o todos los que se pueden consultar han respondido.",
  listStarted: "Esta sesión ha empezado. Ya no se pueden cambiar las respuestas ni las confirmaciones.",
  failed: "{{reference}}: {{reason}}",
} satisfies Texts<typeof en, "es">;
