/** Spanish texts: saved views of the callouts list. */
import { type calloutSavedViews as en } from "../../en/callouts/savedViews.ts";
import { type Texts } from "../../texts.ts";

export const calloutSavedViews = {
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
} satisfies Texts<typeof en, "es">;
