/** Spanish texts: the palette, which finds things and does things. */
import { type calloutPalette as en } from "../../en/callouts/palette.ts";
import { type Texts } from "../../texts.ts";

export const calloutPalette = {
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
} satisfies Texts<typeof en, "es">;
