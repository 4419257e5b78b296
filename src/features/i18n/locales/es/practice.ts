/** Spanish texts: the practice's own details. */

import { type practice as en } from "../en/practice.ts";
import { type Texts } from "../texts.ts";

export const practice = {
  contact: {
    forDoctors: "Lo que ven los médicos",
    forYou: "Solo para usted",
    name: "Nombre del grupo o de la consulta",
    nameHelp: "Aparece como remitente",
    address: "Correo electrónico de la secretaría",
    addressHelp: "Aquí llegan las respuestas de los médicos",
    phone: "Teléfono de la secretaría",
    phoneHelp: "Para médicos que no pueden usar el enlace o renuncian a última hora",
    admin: "Correo electrónico interno",
    adminHelp: "Aquí llegan las renuncias de última hora y las copias",
    bcc: "Enviar a la dirección interna una copia oculta de cada correo de solicitudes y sesiones",
    bccHelp: "Los médicos no ven esta copia.",
    emailFormat: "El formato de la dirección no es válido",
    phoneFormat: "El formato del teléfono no es correcto",
    save: "Guardar",
    saveAndGoOn: "Guardar y continuar",
    signOut: "Cerrar sesión",
    failed: "Error al actualizar…",
    saved: "Guardado.",
  },
  preview: {
    step: "Paso 1 de 4",
    title: "Así se verá",
    replyTo: "Responder a {{address}}",
    subject: "¿Puede cubrir una sesión? Jue. 26 nov., mañana",
    answer: "Responder ahora",
    separate: "Cada médico recibe un correo propio. Nadie ve a quién más se ha preguntado.",
  },
} satisfies Texts<typeof en, "es">;
