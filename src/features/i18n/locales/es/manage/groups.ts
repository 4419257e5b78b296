/** Spanish texts: groups of doctors. */

import { type manageGroups as en } from "../../en/manage/groups.ts";
import { type Texts } from "../../texts.ts";

export const manageGroups = {
  title: "Grupos",
  text: "Médicos a quienes suele preguntar a la vez. Una solicitud puede ir a un grupo entero.",
  add: "Añadir grupo",
  addTitle: "Nuevo grupo",
  changeTitle: "Modificar grupo",
  gone: "No se ha encontrado el grupo; puede que se haya eliminado.",
  loadFailed: "No se han podido cargar los grupos",
  emptyTitle: "Aún no hay grupos",
  emptyText: "Reúna en un grupo a los médicos a quienes suele preguntar a la vez y elíjalos de una sola vez.",
  column: {
    name: "Grupo",
    description: "Descripción",
    doctors: "Médicos a los que se puede preguntar",
  },
  name: "Nombre",
  nameTaken: "Otro grupo tiene este nombre.",
  colour: "Color",
  colours: {
    grey: "Gris",
    blue: "Azul",
    teal: "Turquesa",
    green: "Verde",
    amber: "Ámbar",
    red: "Rojo",
    violet: "Violeta",
  },
  description: "Descripción",
  members: "Miembros por orden",
  membersText: "Primero, a quienes prefiere preguntar.",
  noMembers: "Este grupo aún no tiene miembros.",
  find: "Buscar un médico para añadir",
  up: "Subir a {{name}}",
  down: "Bajar a {{name}}",
  removeMember: "Quitar a {{name}} del grupo",
  moved: "{{name}} está ahora en el puesto {{place}} de {{count}}.",
  memberAdded: "{{name}} se ha añadido.",
  memberRemoved: "{{name}} ya no está en el grupo.",
  removeText:
    "Los médicos siguen en su consulta. Las tandas aún en espera y los planes de tandas ya no preguntan a este grupo.",
} satisfies Texts<typeof en, "es">;
