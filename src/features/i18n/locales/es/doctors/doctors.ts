/** Spanish texts: doctors. */

import { type doctors as en } from "../../en/doctors/doctors.ts";
import { type Texts } from "../../texts.ts";
import { doctorActions } from "./actions.ts";
import { doctorMerge } from "./merge.ts";
import { doctorPages } from "./pages.ts";

export const doctors = {
  page: doctorPages,
  actions: doctorActions,
  merge: doctorMerge,
  title: "Médicos",
  description: "Los médicos a los que puede enviar solicitudes.",
  counts: "Activos: {{active}}; en pausa: {{paused}}.",
  statusCount: "{{status}} ({{number}})",
  tableLabel: "Médicos",
  search: "Buscar médicos",
  searchHint: "Nombre o correo",
  group: "Grupo",
  status: "Estado",
  statuses: { active: "Activo", paused: "En pausa", archived: "Archivado" },
  activeAndPaused: "Activos y en pausa",
  clear: "Quitar filtros",
  column: {
    name: "Nombre",
    role: "Función, categoría",
    groups: "Grupos",
    email: "Correo electrónico",
    lastResponse: "Última respuesta",
  },
  emailState: {
    ok: "Aceptado por el servidor",
    bounced: "Devuelto",
    complained: "Marcado como correo no deseado",
    unverified: "Aún sin correos enviados",
  },
  never: "Nunca",
  noPhone: "Sin teléfono",
  empty: { title: "Aún no hay médicos", text: "Las solicitudes van a los médicos de su consulta." },
  picker: {
    searching: "Buscando…",
    none: "Ningún otro médico coincide.",
    more: "Hay más médicos que coinciden; escriba más letras del nombre.",
  },
  noMatch: {
    title: "Ningún médico coincide",
    text: "Nada coincide con su búsqueda y sus filtros.",
    clear: "Quitar los filtros",
  },
  failed: { title: "No se han podido cargar los médicos" },
} satisfies Texts<typeof en, "es">;
