/** Spanish texts: doctors out of files, and everything into files. */

import { type transfer as en } from "../en/transfer.ts";
import { type Texts } from "../texts.ts";
import { importCheck } from "./importCheck.ts";
import { importLists } from "./importLists.ts";
import { importSteps } from "./importSteps.ts";

export const transfer = {
  field: {
    title: "Tratamiento",
    first_name: "Nombre",
    last_name: "Apellidos",
    email: "Correo electrónico",
    mobile_phone: "Teléfono móvil",
    role: "Función",
    grade: "Categoría",
    specialties: "Especialidades",
    registration_body: "Colegio profesional",
    registration_number: "Número de colegiado",
    locale: "Idioma",
    groups: "Grupos",
    sites: "Centros",
    notes: "Notas internas",
  },
  export: {
    csv: "Exportar CSV",
    busy: "Preparando…",
    failed: "No se ha podido preparar el archivo. Inténtelo de nuevo.",
    title: "Datos",
    allText:
      "Todo lo que su consulta tiene guardado aquí, en un archivo JSON: médicos, grupos, centros, cirujanos, sesiones quirúrgicas, solicitudes con todas las respuestas, correos, administradores y el registro de actividad.",
    all: "Exportar todos los datos",
    tables: "Tablas",
    tablesText: "Para una hoja de cálculo. Cada archivo contiene todas las filas, sin filtros.",
    doctors: "Médicos (CSV)",
    archived: "Médicos archivados (CSV)",
    callouts: "Solicitudes (CSV)",
    audit: "Registro de actividad (CSV)",
    secrets: "El archivo contiene datos personales de sus médicos. Nunca incluye contraseñas ni claves de acceso.",
  },
  import: { ...importSteps, ...importCheck },
  lists: importLists,
} satisfies Texts<typeof en, "es">;
