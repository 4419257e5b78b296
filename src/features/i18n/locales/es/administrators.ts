/** Spanish texts: the practice’s administrators. */

import { type administrators as en } from "../en/administrators.ts";
import { type Texts } from "../texts.ts";

export const administrators = {
  intro:
    "Las personas que inician sesión aquí en nombre de su consulta. Todas tienen los mismos permisos; los propietarios deciden además quién tiene acceso.",
  ownersOnly: "Solo los propietarios pueden cambiar los roles y el acceso.",
  invite: "Invitar a un administrador",
  label: "Administradores",
  you: "Usted",
  actions: "Acciones para {{name}}",
  column: {
    name: "Nombre",
    role: "Rol",
    status: "Estado",
    seen: "Última visita",
    actions: "Acciones",
  },
  status: {
    invited: "Invitado",
    active: "Activo",
    disabled: "Desactivado",
  },
  invitedUntil: "Enlace válido hasta el {{date}}",
  lapsed: "El enlace ha caducado",
  never: "Nunca",
  failed: "No se han podido cargar los administradores",
  lastOwner: "Es el único propietario. Nombre antes propietario a otra persona.",
  secondFactor: "Verificación en dos pasos",
  security: {
    title: "Inicio de sesión",
    text: "Quien tiene la verificación en dos pasos inicia sesión con su contraseña y un código de una aplicación de autenticación.",
    required: "La verificación en dos pasos es obligatoria para todos en la consulta",
    without_one:
      "{{count}} administrador activo no la ha configurado. Si es obligatoria, deberá hacerlo antes de continuar.",
    without_many:
      "{{count}} administradores activos no la han configurado. Si es obligatoria, deberán hacerlo antes de continuar.",
    without_other:
      "{{count}} administradores activos no la han configurado. Si es obligatoria, deberán hacerlo antes de continuar.",
    on: "Obligatoria",
    off: "No obligatoria",
    ownFirst: "Antes de exigir la verificación en dos pasos a todos, configúrela para usted.",
    toOwn: "Configurarla",
  },
  sessions: {
    title: "Dispositivos conectados",
    text: "Dispositivos en los que los administradores han iniciado sesión. Si cierra una sesión, la persona tendrá que volver a iniciarla.",
    endOne: "Cerrar sesión: {{name}}, {{device}}",
    endAll: "Cerrar todas las sesiones",
    endOthers: "Cerrar sesión en todos los demás",
    endAllOf: "Cerrar todas las sesiones: {{name}}",
    endOthersOf: "Cerrar sesión en todos los demás: {{name}}",
  },
  rename: {
    title: "Cambiar el nombre de {{name}}",
    submit: "Guardar el nombre",
    failed: "No se ha guardado el nombre",
  },
  menu: {
    rename: "Cambiar el nombre",
    resend: "Enviar de nuevo la invitación",
    withdraw: "Retirar la invitación",
    owner: "Nombrar propietario",
    admin: "Nombrar administrador",
    disable: "Desactivar el acceso",
    enable: "Activar el acceso",
  },
  form: {
    name: "Nombre y apellidos",
    email: "Dirección de correo",
    role: "Rol",
    ownerText: "Los propietarios cambian además los roles y el acceso.",
    adminText: "Los administradores hacen todo lo demás y pueden invitar a otras personas.",
    mail: "Enviaremos a esta dirección un correo con un enlace personal. Es válido durante siete días.",
    submit: "Enviar la invitación",
    taken: "No se puede invitar a esta dirección. Quizá ya tenga una cuenta.",
    failed: "No se ha enviado la invitación",
    unclear: "No es seguro que se haya enviado la invitación",
    again: "No ha llegado ninguna confirmación. Envíela de nuevo: nadie recibe dos invitaciones.",
  },
  ask: {
    back: "Cancelar",
    resend: {
      title: "¿Enviar de nuevo la invitación?",
      text: "{{name}} recibirá un nuevo correo en {{email}}. El enlace del correo anterior dejará de funcionar.",
      submit: "Enviar el correo",
    },
    withdraw: {
      title: "¿Retirar la invitación?",
      text: "El enlace que ha recibido {{email}} dejará de funcionar. No se envía ningún correo.",
      submit: "Retirar",
    },
    owner: {
      title: "¿Nombrar propietario a {{name}}?",
      text: "Los propietarios cambian los roles y deciden quién tiene acceso, incluido el suyo. No se envía ningún correo.",
      submit: "Nombrar propietario",
    },
    admin: {
      title: "¿Nombrar administrador a {{name}}?",
      text: "{{name}} ya no podrá cambiar los roles ni el acceso. No se envía ningún correo.",
      submit: "Nombrar administrador",
    },
    disable: {
      title: "¿Desactivar el acceso de {{name}}?",
      text: "Se cerrará de inmediato la sesión de {{name}} en todas partes y no podrá volver a entrar. Todo lo que ha hecho se conserva. No se envía ningún correo.",
      submit: "Desactivar el acceso",
    },
    enable: {
      title: "¿Activar el acceso de {{name}}?",
      text: "{{name}} podrá volver a entrar con la misma contraseña. No se envía ningún correo.",
      submit: "Activar el acceso",
    },
  },
} satisfies Texts<typeof en, "es">;
