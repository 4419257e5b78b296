/** Spanish texts: finding things: further filters, saved views, the palette. */
import { type Texts } from "../../texts.ts";
import { type calloutFinding as en } from "../en/calloutFinding.ts";

export const calloutFinding = {
  filters: {
    doctor: "Médico consultado",
    mode: "Modo",
    urgency: "Urgencia",
    status: "Estado",
    answers: "Respuestas",
    noAvailability: "Nadie disponible aún",
  },
  views: {
    mine: "Mías",
    shared: "Compartidas en la consulta",
    none: "Aún no hay vistas guardadas. Ponga filtros y guarde lo que ve.",
    save: "Guardar esta vista…",
    change: "Cambiar «{{name}}»…",
    title: "Guardar esta vista",
    changeTitle: "Cambiar esta vista",
    text: "La pestaña, la búsqueda, los filtros y el orden se guardan con un nombre.",
    name: "Nombre",
    nameMissing: "Ponga un nombre a la vista.",
    share: "Toda la consulta puede usarla",
    replace: "Usar los filtros puestos ahora",
    submit: "Guardar la vista",
    back: "Volver",
    delete: "Eliminar la vista",
    saved: "Vista guardada",
    deleted: "Vista «{{name}}» eliminada",
    failed: "No se han podido cargar las vistas guardadas.",
    refused: "No se ha podido guardar la vista.",
    stale: "Alguien ha cambiado esta vista entretanto. Vuelva a comprobarla, por favor.",
    taken: "Ya tiene una vista con este nombre.",
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
    },
    found_one: "{{count}} resultado",
    found_many: "{{count}} resultados",
    found_other: "{{count}} resultados",
    none: "No se ha encontrado nada",
    failed: "La búsqueda no ha funcionado. Inténtelo de nuevo.",
    page: {
      week: "Vista semanal",
      newDoctor: "Nuevo médico",
    },
  },
} satisfies Texts<typeof en, "es">;
