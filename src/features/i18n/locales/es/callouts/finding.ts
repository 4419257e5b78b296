/** Spanish texts: finding things: further filters, the palette. */

import { type calloutFinding as en } from "../../en/callouts/finding.ts";
import { type Texts } from "../../texts.ts";

export const calloutFinding = {
  filters: {
    doctor: "Médico consultado",
    answers: "Respuestas",
    noAvailability: "Nadie disponible aún",
  },
  pageSize: {
    label: "Solicitudes por página",
    rows: "{{count}} por página",
  },
  palette: {
    title: "Ir a",
    label: "Buscar solicitudes, médicos, centros, cirujanos y páginas",
    hint: "Solicitud, médico, centro, cirujano o página",
    type: {
      callout: "Solicitud",
      doctor: "Médico",
      site: "Centro",
      surgeon: "Cirujano",
      page: "Página",
      action: "Acción",
    },
    language: "Idioma",
    found_one: "{{count}} resultado",
    found_many: "{{count}} resultados",
    found_other: "{{count}} resultados",
    none: "No se ha encontrado nada",
    failed: "La búsqueda no ha funcionado. Inténtelo de nuevo.",
    page: {
      week: "Vista semanal",
      month: "Vista mensual",
      newDoctor: "Nuevo médico",
    },
  },
} satisfies Texts<typeof en, "es">;
