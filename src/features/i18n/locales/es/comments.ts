/** Spanish texts: internal comments on a callout. */

import { type comments as en } from "../en/comments.ts";
import { type Texts } from "../texts.ts";

export const comments = {
  title: "Comentarios",
  privacy: "Solo los ve su consulta, nunca los médicos.",
  empty: "Aún no hay comentarios",
  emptyHint: "Pregunte algo a su equipo o deje constancia de algo sobre esta solicitud.",
  label: "Nuevo comentario",
  hint: "Escriba @ y un nombre para avisar a alguien de su equipo.",
  nobody: "«@{{name}}» no avisa a nadie. Escriba el nombre completo o elija una sugerencia.",
  send: "Comentar",
  added: "Comentario añadido",
  blank: "Escriba un comentario.",
  earlier_one: "Mostrar {{count}} comentario anterior",
  earlier_many: "Mostrar {{count}} comentarios anteriores",
  earlier_other: "Mostrar {{count}} comentarios anteriores",
  edited: "editado {{when}}",
  edit: "Editar",
  editOf: "Editar su comentario: {{when}}",
  editLabel: "Editar el comentario",
  save: "Guardar",
  changed: "Comentario modificado",
  delete: "Eliminar",
  deleteOf: "Eliminar su comentario: {{when}}",
  ask: {
    title: "¿Eliminar este comentario?",
    text: "Se eliminará para todas las personas de su consulta.",
    back: "Conservar",
    submit: "Eliminar",
  },
  gone: "El comentario que buscaba se ha eliminado.",
  unknown:
    "Una de las personas mencionadas ya no puede iniciar sesión. Quite el nombre después de la @ e inténtelo de nuevo.",
  tooMany: "Ha habido demasiados comentarios en poco tiempo. Inténtelo de nuevo más tarde.",
  unsure: "No es seguro que el comentario se haya guardado. Puede intentarlo de nuevo: solo se guardará una vez.",
  other: "No se ha podido guardar el comentario. Inténtelo de nuevo.",
  notDeleted: "No se ha podido eliminar el comentario. Inténtelo de nuevo.",
  colleagues: "Equipo",
  found_one: "{{count}} persona encontrada. Elija con las flechas y la tecla Intro.",
  found_many: "{{count}} personas encontradas. Elija con las flechas y la tecla Intro.",
  found_other: "{{count}} personas encontradas. Elija con las flechas y la tecla Intro.",
  failed: "No se han podido cargar los comentarios",
} satisfies Texts<typeof en, "es">;
