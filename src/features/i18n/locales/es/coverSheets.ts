/** Spanish texts: what hangs on a theatre’s board, and the page that prints it. */

import { type coverSheets as en } from "../en/coverSheets.ts";
import { type Texts } from "../texts.ts";

export const coverSheets = {
  title: "Hoja de cobertura",
  ofWhat: "Hoja de cobertura: {{what}}",
  day: "Hojas de cobertura del {{date}}",
  pages_one: "{{count}} página A4",
  pages_many: "{{count}} de páginas A4",
  pages_other: "{{count}} páginas A4",
  page: "Página {{page}} de {{pages}}",
  back: "Volver",
  print: "Imprimir",
  only: "Solo esta página",
  printDay: "Imprimir el día",
  printDayAt: "Imprimir el día: {{place}}",
  printDayOf: "Imprimir el día: {{place}}, {{day}}",
  surgeon: "Cirujano",
  doctor: "Médico",
  position: "{{role}}, {{position}} de {{positions}}",
  nextDay: "{{time}} (+1)",
  open: "Sin cubrir",
  phone: "Teléfono {{phone}}",
  word: {
    acknowledged: "Confirmación leída",
    unacknowledged: "Confirmación aún sin leer",
    change_unanswered: "Cambio aún sin respuesta",
  },
  requirements: "Requisitos",
  caseMix: "Tipo de intervenciones",
  notes: "Notas",
  office: "Secretaría",
  asOf: "Situación: {{when}}",
  nothing: {
    title: "Nada que imprimir",
    callout: "Ninguna sesión de esta solicitud sigue en pie.",
    day: "Ese día no hay ninguna sesión en este centro.",
  },
  notFound: { title: "No se encuentra la hoja de cobertura", text: "Se ha eliminado o pertenece a otra consulta." },
  failed: "No se ha podido cargar la hoja de cobertura",
} satisfies Texts<typeof en, "es">;
