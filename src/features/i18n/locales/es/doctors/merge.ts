/** Spanish texts: merging a doctor who was entered twice. */

import { type doctorMerge as en } from "../../en/doctors/merge.ts";
import { type Texts } from "../../texts.ts";

export const doctorMerge = {
  open: "Combinar duplicado…",
  title: "Combinar un duplicado de {{name}}",
  text: "Si un médico se registró dos veces, al combinar se reúnen el historial, las confirmaciones y los datos de ambos registros.",
  other: "El otro registro",
  change: "Elegir otro registro",
  stays: "¿Qué registro permanece?",
  moves: "Lo que pasa a {{name}}",
  bookings: "Confirmaciones",
  leave: "Ausencias",
  details: "Datos",
  shared:
    "En {{number}} de estas solicitudes se preguntó a ambos. Si los dos respondieron para la misma sesión, queda la confirmación; si no la hay, la respuesta más reciente.",
  nothing: "Nada: el otro registro ya lo tiene todo.",
  ends: "{{name}} ({{email}}) quedará archivado y no recibirá solicitudes. Esto no se puede deshacer.",
  clash: "Ambos tienen una sesión confirmada a la misma hora. Anule antes una de las confirmaciones.",
  submit: "Combinar",
  done: "Combinado con {{doctor}}",
  into: "Este registro era un duplicado y ahora forma parte de:",
} satisfies Texts<typeof en, "es">;
