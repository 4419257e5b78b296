/** What the page behind an invitation says, in Spanish. */
import { type DetailsTexts } from "../en/details.ts";

export const es: DetailsTexts = {
  title: "¿Son correctos estos datos?",
  lead: (practice) => `${practice} le escribirá a esta dirección cuando haya que cubrir una sesión.`,
  name: "Nombre",
  email: "Correo electrónico",
  confirm: "Sí, son correctos",
  thanks: "Gracias, eso es todo",
  known:
    "La consulta sabe que sus correos le llegan. Le preguntarán cuando haya que cubrir una sesión; no tiene que hacer nada más.",
  wrong: "¿Hay algo incorrecto? Responda al correo o llame por teléfono y la consulta lo corregirá.",
  expired: {
    title: "Este enlace ha caducado",
    lead: "La consulta puede enviarle una nueva invitación. Si tiene alguna pregunta, llame por teléfono.",
  },
  archived: {
    title: "La consulta no le pregunta por ahora",
    lead: "Si le sorprende, llame por teléfono.",
  },
};
