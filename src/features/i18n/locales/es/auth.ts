/** Spanish texts: signing in and up, passwords. */

import { type auth as en } from "../en/auth.ts";
import { type Texts } from "../texts.ts";

export const auth = {
  email: "Correo electrónico",
  password: "Contraseña",
  confirmPassword: "Confirme la contraseña",
  submit: "Enviar",
  cancel: "Cancelar",
  toLogin: "Iniciar sesión",
  emailFormat: "El formato del correo electrónico no es correcto",
  emailRequired: "Indique su correo electrónico",
  passwordRequired: "Indique su contraseña",
  nameCapital: "Escriba su nombre completo con las mayúsculas y minúsculas correctas.",
  login: {
    title: "Iniciar sesión",
    lead: "Acceso para la administración de la consulta. Le damos la bienvenida.",
    forgot: "¿Ha olvidado la contraseña?",
    continue: "Continuar",
    notMember: "¿Aún no tiene cuenta?",
    signUp: "Registrarse",
    doctors: "Los médicos no inician sesión aquí. Utilicen el enlace de su correo o la aplicación móvil.",
    failed: "No se ha podido iniciar sesión",
    unconfirmed:
      "Hemos enviado un correo de confirmación a «{{email}}». Siga las instrucciones de ese correo para poder activar su cuenta.",
    unverified: "Su cuenta todavía no ha sido verificada. Nuestro personal se pondrá en contacto con usted.",
    closed: "Esta consulta está cerrada por el momento. Póngase en contacto con nuestro personal.",
    ended: "Su sesión ha finalizado. Vuelva a iniciar sesión.",
    endedElsewhere: "Ha cerrado la sesión en otra pestaña.",
  },
} satisfies Texts<typeof en, "es">;
