/** Spanish texts: settings. */

import { type settings as en } from "../en/settings.ts";
import { type Texts } from "../texts.ts";

export const settings = {
  title: "Ajustes de usuario",
  description: "Sus propios ajustes. Los de la consulta están en Gestión.",
  sections: "Apartados de los ajustes",
  remembered: "Se recuerda en este dispositivo.",
  profile: {
    title: "Perfil",
    name: "Nombre",
    email: "Correo electrónico",
    practice: "Consulta o grupo",
  },
  appearance: "Apariencia",
  theme: {
    nowlight: "ahora claro",
    nowdark: "ahora oscuro",
  },
  toolbar: {
    label: "Barra superior",
    hint: "Altura de la barra situada en la parte superior de cada página",
    height55: "Compacta 55",
    height65: "Media 65",
    height75: "Alta 75",
  },
  rows: {
    label: "Densidad de las filas",
    hint: "Tablas en pantallas anchas",
    compact: "Compacta",
    comfortable: "Cómoda",
  },
  language: "Idioma y región",
  notifications: "Notificaciones",
  desktop: {
    label: "Notificaciones de escritorio",
    hint: "Las muestra este navegador mientras la aplicación está abierta en una pestaña, aunque trabaje en otra ventana.",
    blocked:
      "Su navegador bloquea las notificaciones de este sitio. Permítalas en los ajustes del sitio, junto a la dirección, y vuelva aquí.",
    unsupported: "Este navegador no puede mostrar notificaciones de escritorio.",
    asking: "Responda a la pregunta de su navegador.",
  },
} satisfies Texts<typeof en, "es">;
