/** What the page behind a confirmation link says, in Spanish. */
import { type ConfirmationTexts } from "../en/confirmation.ts";

export const es: ConfirmationTexts = {
  title: "Confirme su dirección de correo",
  lead: "Pulse el botón y sabremos que esta dirección es suya.",
  button: "Confirmar la dirección",
  again: "Pulse el botón otra vez, por favor.",
  brokenTitle: "Este enlace ya no funciona",
  brokenLead:
    "Puede que haya caducado o que un correo más reciente lo haya sustituido. Pida una contraseña nueva para recibir otro enlace.",
  toPassword: "Pedir otro enlace",
  brokenChangeLead:
    "Puede que haya caducado o que un correo más reciente lo haya sustituido. En sus ajustes verá qué dirección está en uso y podrá pedir otro enlace.",
  toSettings: "Abrir los ajustes",
};
