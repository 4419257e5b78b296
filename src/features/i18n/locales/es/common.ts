/** Spanish texts: common. */

import { type common as en } from "../en/common.ts";
import { type Texts } from "../texts.ts";

export const common = {
  productName: "Practice Callouts",
  breadcrumbs: "Ruta de navegación",
  home: "Inicio",
  skipToContent: "Ir al contenido",
  loading: "Cargando…",
  toTop: "Volver arriba",
  checkDelayed: "El servidor no responde. Seguimos intentándolo…",
  close: "Cerrar",
  cancel: "Cancelar",
  tryAgain: "Intentar de nuevo",
  printedAt: "Impreso {{when}}",
  find: "Buscar o ir a…",
  saved: "Guardado",
  language: "Idioma",
  languageMissed: "No se ha podido cargar {{language}}. Inténtelo de nuevo.",
  newTab: "(se abre en una pestaña nueva)",
  wait: "Un momento…",
  pager: {
    range: "{{from, number}}–{{to, number}} de {{total, number}}",
    rangeMany: "{{from, number}}–{{to, number}} de más de {{total, number}}",
    previous: "Página anterior",
    next: "Página siguiente",
    pages: "Páginas",
  },
  menu: {
    open: "Abrir el menú",
    close: "Cerrar el menú",
    label: "Menú principal",
    callouts: "Solicitudes",
    planning: "Planificación",
    doctors: "Médicos",
    insights: "Estadísticas",
    manage: "Gestión",
  },
  user: { open: "Su cuenta", settings: "Ajustes de usuario", keys: "Atajos de teclado", signOut: "Cerrar sesión" },
  manage: {
    title: "Gestión",
    description: "Ajustes de su consulta o grupo. Valen para todas las personas que inician sesión aquí.",
  },
  contactStep: {
    title: "Sus datos de contacto",
    description:
      "Estos datos aparecen en los correos que reciben los médicos. Podrá cambiarlos más adelante en Gestión.",
  },
  footer: {
    label: "Acerca de este sitio",
    copyright: "© {{from}}–{{to}}",
    contact: "Contacto",
    terms: "Condiciones",
    privacy: "Privacidad",
  },
  error: {
    notFoundTitle: "¡Vaya!",
    notFoundText: "No encontramos esa página.",
    systemTitle: "Error del sistema",
    systemText: "Algo ha fallado. Inténtelo de nuevo más tarde.",
    returnHome: "Volver al inicio",
    pageNotFound: "Página no encontrada",
    reference: "Petición {{id}}",
  },
  panel: {
    title: "Todas las sesiones cubiertas. Todos informados.",
    text: "Pregunte una vez, vea quién está disponible y confirme a uno. Nadie acude a una sesión que ya está cubierta.",
  },
  theme: { label: "Tema", light: "Claro", dark: "Oscuro", system: "Sistema" },
} satisfies Texts<typeof en, "es">;
