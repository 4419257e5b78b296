/** Spanish texts: the practice’s own email texts. */

import { type emailTexts as en } from "../en/emailTexts.ts";
import { type Texts } from "../texts.ts";

export const emailTexts = {
  intro:
    "Añada palabras propias a los correos que reciben los médicos: texto sin formato, un párrafo tras el saludo y otro al final. Cada médico recibe el texto de su idioma; el resto del correo no cambia.",
  failed: "No se han podido cargar los textos de los correos",
  kindLabel: "Correo",
  languageLabel: "Idioma del correo",
  written: "{{name}} (su texto)",
  form: "Su texto",
  opening: "Párrafo inicial",
  openingHelp: "Tras el saludo.",
  closing: "Párrafo final",
  closingHelp: "Antes de sus datos de contacto.",
  room: "{{count}} de {{of}} caracteres.",
  save: "Guardar el texto",
  saved: "Guardado. Aparecerá desde el próximo correo.",
  unsaved: "Aún sin guardar.",
  test: "Enviarme una prueba",
  tested: "Se ha enviado una prueba a {{address}}.",
  preview: "Así se ve el correo",
  previewFailed: "No se ha podido crear la vista previa.",
  part: {
    label: "Parte del correo",
    html: "Con diseño",
    text: "Solo texto",
    frame: "El correo con su diseño",
  },
  stale: {
    title: "{{name}} ha cambiado este texto entretanto",
    empty: "Se ha eliminado el texto.",
    theirs: "Usar ese texto",
    mine: "Conservar el mío",
  },
  kind: {
    invitation: "Invitación a un médico",
    callout: "Solicitud",
    reminder: "Recordatorio",
    confirmation: "Sesión confirmada",
    changed: "Cambio en su sesión",
    times_changed: "Cambio de horario",
    moved: "Cambio de la sesión (médicos confirmados)",
    asked_anew: "Cambio de la sesión (médicos que habían respondido)",
    list_added: "Una sesión más",
    standby: "Suplente",
    standby_offer: "Suplente: se le pregunta en primer lugar",
    offer_closed: "Suplente: ya no tiene que responder",
    filled: "Sesión cubierta, gracias",
    ask_again: "Abierta de nuevo: ¿sigue disponible?",
    not_required: "Esta vez no hace falta, gracias",
    released: "Confirmación anulada",
    cancelled: "Solicitud cancelada",
    expired: "Solicitud cerrada, gracias",
  },
} satisfies Texts<typeof en, "es">;
