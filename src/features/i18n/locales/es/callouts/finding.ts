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
  views: {
    button: "Vistas",
    shared: "Compartida con la consulta",
    sharedBy: "Compartida por {{name}}",
    none: "Aún no hay vistas guardadas",
    loading: "Cargando…",
    failed: "No se pudieron cargar las vistas. Reintentar",
    save: "Guardar esta vista…",
    manage: "Cambiar o eliminar vistas…",
    back: "Volver a las vistas",
    changeOne: "Cambiar «{{name}}»…",
    removeOne: "Eliminar «{{name}}»…",
    saveTitle: "Guardar esta vista",
    changeTitle: "Cambiar la vista",
    name: "Nombre",
    nameHint: "Se guardan la pestaña, los filtros, el orden y el tamaño de página.",
    share: "Compartir con la consulta",
    anew: "Sustituirla por lo que se muestra ahora",
    submit: "Guardar",
    needName: "Introduzca un nombre.",
    taken: "Ya tiene una vista con este nombre.",
    takenByOwner: "{{name}} ya tiene una vista con este nombre.",
    saved: "«{{name}}» guardada",
    removed: "«{{name}}» eliminada",
    removeTitle: "¿Eliminar «{{name}}»?",
    remove: "Eliminar",
    removeShared: "Nadie en la consulta verá ya esta vista. Las solicitudes se conservan.",
    removeOwn: "Las solicitudes se conservan.",
  },
  palette: {
    title: "Buscar o hacer algo",
    label: "Buscar solicitudes, médicos, centros, cirujanos y páginas, o hacer algo",
    hint: "Buscar o hacer algo",
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
