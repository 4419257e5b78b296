/** The columns of the exported tables, in the order of the cells, between bars, in Spanish. */
import { type ColumnNames } from "../en/columnNames.ts";

export const es: ColumnNames = {
  doctors:
    "Tratamiento|Nombre|Apellidos|Correo electrónico|Teléfono móvil|Función|Categoría|Especialidades|Colegio profesional|Número de colegiado|Idioma|Grupos|Centros|Notas internas|Estado|Estado del correo|Última respuesta (UTC)|Solicitudes en 90 días|Respuestas en 90 días",
  callouts:
    "Referencia|Título|Estado|Fecha|Turno|Inicio|Fin|Zona horaria|Centro|Quirófano|Cirujano|Especialidad|Función|Puestos|Médicos confirmados|Sin cubrir|Disponible|Si hace falta|No disponible|Sin respuesta|Cobertura|Modalidad|Urgencia|Responder antes de (UTC)|Enviada (UTC)|Enviada por|Motivo de la cancelación|Modificada (UTC)",
  audit:
    "Cuándo (UTC)|Quién|Tipo de persona|Qué|Sobre|Tipo|Número|Detalles|Cambios|Número en la cadena|Hash anterior|Texto del hash|Hash",
};
