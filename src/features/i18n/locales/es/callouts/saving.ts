/** Spanish texts: keeping a callout as a draft, and sending it later. */

import { type calloutSaving as en } from "../../en/callouts/saving.ts";
import { type Texts } from "../../texts.ts";

export const calloutSaving = {
  saved: "Guardado {{time}}",
  saving: "Guardando…",
  failed: "Sin guardar",
  kept: "Aún incompleta. Guardada en este dispositivo.",
  retrying: "No guardada. Se conserva en este dispositivo; se reintenta automáticamente.",
  draftFailed: "El borrador no se ha guardado. Lo que ha escrito sigue aquí.",
  listHeld: "{{list}}: esta sesión ya pertenece a otra solicitud. Quítela aquí o abra esa solicitud.",
  restored: "Esto es lo que empezó en este dispositivo ({{when}}) y no terminó.",
  restoredDraft:
    "Esto es lo que empezó en este dispositivo ({{when}}) y no terminó. Si empieza de nuevo, queda en los borradores.",
  startAgain: "Empezar de nuevo",
  draft: "Guardar borrador",
  later: "Enviar más tarde…",
  now: "Enviar ahora…",
  laterTitle: "¿Cuándo debe enviarse?",
  laterText: "Se enviará automáticamente; hasta entonces puede cancelarlo.",
  at: "Fecha y hora",
  atTime: "Hora",
  past: "Elija una hora futura, antes de que empiece la primera sesión.",
  afterRespondBy: "El envío debe ser anterior al fin del plazo de respuesta.",
  submit: "Programar",
  back: "Volver",
  scheduled: "Programada. No se envía nada antes.",
  leftUnsent: {
    kept: "No se ha podido enviar la solicitud. La encontrará en «Solicitudes».",
    lost: "No se ha podido enviar la solicitud y no se ha guardado.",
    unsure:
      "No se pudo conectar con el servidor, así que quizá no se haya enviado la solicitud. Puede comprobarlo en «Solicitudes».",
  },
  edit: "Editar borrador",
} satisfies Texts<typeof en, "es">;
