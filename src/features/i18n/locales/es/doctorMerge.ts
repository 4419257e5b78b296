/** Spanish texts: merging a doctor who was entered twice. */
import { type Texts } from "../../texts.ts";
import { type doctorMerge as en } from "../en/doctorMerge.ts";

export const doctorMerge = {
  open: "Combinar duplicado…",
  title: "Combinar un duplicado de {{name}}",
  text: "Un médico registrado dos veces vuelve a ser uno: se reúnen historial, reservas y datos.",
  other: "El otro registro",
  none: "No coincide ningún otro médico.",
  change: "Elegir otro registro",
  stays: "¿Quién permanece?",
  moves: "Lo que pasa a {{name}}",
  bookings: "Reservas",
  leave: "Ausencias",
  details: "Datos",
  shared:
    "En {{number}} de estas solicitudes se preguntó a ambos. De dos respuestas a una misma sesión queda la reserva; si no la hay, la respuesta más reciente.",
  nothing: "Nada: este registro no tiene nada que le falte al otro.",
  ends: "{{name}} ({{email}}) quedará archivado y no recibirá solicitudes. Esto no se puede deshacer.",
  clash: "Ambos tienen una reserva a la misma hora. Libere antes una de las dos.",
  submit: "Combinar",
  done: "Combinado con {{doctor}}",
  into: "Este registro era un duplicado. Continúa como:",
} satisfies Texts<typeof en, "es">;
