/** Spanish texts: the first steps of an import of doctors. */

import { type importSteps as en } from "../en/importSteps.ts";
import { type Texts } from "../texts.ts";

export const importSteps = {
  title: "Importar médicos",
  description: "Desde un archivo CSV, en cuatro pasos. No se guarda nada hasta el último.",
  descriptionAfter: "Desde un archivo CSV. Abajo se muestra el resultado.",
  open: "Importar CSV",
  steps: {
    label: "Pasos de la importación",
    upload: "Subir",
    match: "Asignar columnas",
    check: "Revisar",
    result: "Resultado",
  },
  cancel: "Cancelar",
  back: "Atrás",
  busy: "Espere, por favor…",
  failed: "No ha sido posible; no se ha guardado nada.",
  unclear: "No es seguro que se haya guardado la importación. Impórtela de nuevo: ningún médico se añade dos veces.",
  toMatch: "Siguiente: asignar columnas",
  toCheck: "Siguiente: revisar",
  upload: {
    drop: "Suelte aquí un archivo CSV",
    or: "o",
    choose: "Elegir un archivo",
    limits: "Hasta {{max}} filas. UTF-8 o CSV de Excel. No se guarda nada hasta el último paso.",
    chosen_one: "{{name}}: {{count}} fila",
    chosen_many: "{{name}}: {{count}} filas",
    chosen_other: "{{name}}: {{count}} filas",
    need: "Necesita al menos nombre, apellidos, correo electrónico y función.",
    sample: "CSV de ejemplo",
    note: "Las filas cuyo correo ya tiene aparecen en el paso 3, donde usted decide si omitirlas o actualizarlas. Una importación no envía ningún correo.",
  },
  unreadable: {
    spreadsheet:
      "Es una hoja de cálculo, no un archivo CSV. En Excel elija Archivo, Guardar como y el formato «CSV UTF-8 (delimitado por comas)»; después elija aquí el nuevo archivo.",
    tooLarge: "Este archivo es demasiado grande para una lista de médicos.",
    tooMany:
      "El archivo tiene {{rows}} filas; una importación admite hasta {{max}}. Divídalo e importe una parte tras otra.",
    empty: "En este archivo no hay filas. La primera nombra las columnas y debajo siguen los médicos.",
    unreadable: "Este archivo no se puede leer como CSV.",
  },
  match: {
    title: "¿Qué contiene cada columna?",
    text: "Compruebe lo que se ha reconocido. Las columnas no elegidas no se importan; recordaremos su elección para la próxima vez.",
    optional: "(opcional)",
    none: "No está en el archivo",
    unnamed: "Columna {{number}}",
    all: "Todas las filas: {{value}}",
    example: "Por ejemplo: {{example}}",
    missing: "Elija una columna para: {{fields}}",
  },
} satisfies Texts<typeof en, "es">;
