/** What the page says once a new address is confirmed, in Spanish. */
import { type EmailChangedTexts } from "../en/emailChanged.ts";

export const es: EmailChangedTexts = {
  title: "Su nueva dirección de correo está confirmada",
  lead: "Utilícela a partir de ahora para iniciar sesión. Los dispositivos ya conectados seguirán conectados.",
  button: "Ir a la aplicación",
};
