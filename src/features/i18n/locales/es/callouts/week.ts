/** Spanish texts: the calendar of lists by site, theatre, doctor and month, and moving a list in it. */

import { type calloutWeek as en } from "../../en/callouts/week.ts";
import { type Texts } from "../../texts.ts";

export const calloutWeek = {
  shown: {
    label: "Agrupar por",
    days: "Semana",
    week: "Centros",
    theatres: "Quirófanos",
    doctors: "Médicos",
    month: "Mes",
  },
  lists_one: "{{count}} sesión",
  lists_many: "{{count}} de sesiones",
  lists_other: "{{count}} sesiones",
  uncovered_one: "{{count}} sin cubrir",
  uncovered_many: "{{count}} sin cubrir",
  uncovered_other: "{{count}} sin cubrir",
  waiting: "Falta respuesta",
  noTheatre: "Sin quirófano",
  hint: "Las teclas de flecha pasan de una sesión a otra. Para mover una sesión, arrástrela o elija «Mover a…» en su menú.",
  move: {
    open: "Mover a…",
    title: "Mover la sesión del {{date}}",
    part: "Parte del día",
    nobody: "Nadie recibe ningún correo.",
    asks: "Ya se ha preguntado a médicos por esta sesión. En el paso siguiente verá qué supone el cambio para ellos y todos los correos que se envían.",
    same: "La sesión ya está ahí. Elija otro día u otro lugar.",
    submit: "Mover sesión",
    next: "Continuar",
    done: "Movida a {{when}}",
    noted: "Movida a {{when}} · {{notes}}",
    failed: "La sesión no se ha movido. {{reason}}",
    reason: "{{reason}}.",
    sentLater: "La solicitud no se enviaría hasta después del inicio de la sesión.",
  },
  month: {
    previous: "Mes anterior",
    this: "Este mes",
    next: "Mes siguiente",
    failed: "No se pudo cargar el mes",
    empty: "No hay sesiones este mes",
    noMatch: "Ninguna sesión de este mes coincide con su búsqueda y sus filtros.",
    more_one: "{{count}} más",
    more_many: "{{count}} más",
    more_other: "{{count}} más",
    week: "Mostrar la semana del {{date}}",
  },
  doctors: {
    doctor: "Médico",
    nobody: "Nadie todavía",
    none: "No hay ningún médico confirmado esta semana",
    noneText: "Aquí aparecen, con sus días, todos los médicos confirmados para una sesión.",
  },
} satisfies Texts<typeof en, "es">;
