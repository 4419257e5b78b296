/** Spanish texts: keeping a callout as a draft, and sending it later. */
import { type Texts } from "../../texts.ts";
import { type calloutSaving as en } from "../en/calloutSaving.ts";

export const calloutSaving = {
  saved: "Guardado {{time}}",
  saving: "Guardando…",
  failed: "Sin guardar",
  draft: "Guardar borrador",
  later: "Enviar más tarde…",
  now: "Enviar ahora…",
  laterTitle: "¿Cuándo se envía?",
  laterText: "Se enviará sola a esa hora. Hasta entonces puede retirarla.",
  at: "Fecha y hora",
  past: "Elija una hora futura, antes de que empiece la primera sesión.",
  submit: "Programar",
  back: "Volver",
  scheduled: "Programada. No se envía nada antes.",
  edit: "Editar borrador",
} satisfies Texts<typeof en, "es">;
