/** Spanish texts: signing up, invitations, passwords, confirmed addresses (specification §2, §5, §8). */

import { type authPages as en } from "../en/authPages.ts";
import { type Texts } from "../texts.ts";

export const authPages = {
  registration: {
    title: "Crear una cuenta de consulta",
    lead: "Nuestro personal revisa cada nueva consulta antes de que pueda enviar solicitudes, normalmente en un día laborable.",
    company: "Nombre de la consulta o del grupo",
    companyRequired: "Indique el nombre de la consulta o del grupo",
    companyCapital: "Escriba el nombre de la consulta o del grupo con las mayúsculas y minúsculas correctas.",
    name: "Su nombre completo",
    email: "Dirección de correo electrónico",
    phone: "Número de teléfono",
    phoneHelp: "Con prefijo",
    phoneFormat: "Indique un número de teléfono válido, con prefijo.",
    accept: "Acepto los",
    terms: "términos y condiciones",
    acceptFirst: "Acepte los términos para poder enviar.",
    errors: "Se han encontrado los siguientes errores: {{errors}}",
    fieldError: "Error: {{error}}",
    doneTitle: "Registro completado",
    doneText:
      "Le hemos enviado un correo. Abra el enlace que contiene para confirmar su dirección. Después, nuestro personal revisará su consulta y le avisará cuando pueda iniciar sesión.",
  },
  completeSignup: {
    title: "Complete su registro",
    lead: "Le han invitado a una consulta. Elija una contraseña para terminar.",
    name: "Su nombre completo",
    failed: "No se ha podido completar el registro. Póngase en contacto con el servicio de asistencia.",
    taken: "Esta dirección ya tiene una cuenta. Pida una invitación para otra dirección.",
    otherAddress: "Esta invitación es para {{email}}. Use esa dirección o pida una invitación para la otra.",
    doneTitle: "Registro completado",
    done: "Aquí ha iniciado sesión {{name}}. Para usar su propia cuenta, cierre esta sesión e inicie sesión con su correo.",
    signIn: "Cerrar sesión e iniciar sesión",
  },
  forgot: {
    title: "¿Ha olvidado la contraseña?",
    lead: "Indique su correo electrónico y le enviaremos un enlace para elegir una contraseña nueva.",
    failedTitle: "Los datos de acceso no son correctos",
    failed: "Lo sentimos, parece que hay algún error. Inténtelo de nuevo.",
    tooShort: "Mínimo 3 caracteres.",
    tooLong: "Máximo 50 caracteres. Si su dirección es más larga, póngase en contacto con el servicio de asistencia.",
    doneTitle: "Petición recibida",
    done: "Si existe una cuenta con esta dirección, el correo ya está en camino. Revise su bandeja de entrada y la carpeta de correo no deseado.",
  },
  newPassword: {
    title: "Elija una contraseña nueva",
    lead: "Utilice 10 caracteres o más y combine mayúsculas, minúsculas, números y símbolos.",
    checking: "Comprobando el enlace…",
    failedTitle: "Este enlace no funciona",
    notFound:
      "No se ha encontrado el enlace de restablecimiento. Puede que haya caducado. Vuelva a pedir el cambio de contraseña.",
    unknown:
      "Se ha producido un error desconocido. Inténtelo de nuevo o póngase en contacto con la asistencia de {{provider}}.",
    unclear:
      "No recibimos respuesta al enviar su nueva contraseña, así que quizá ya esté en vigor. Intente iniciar sesión con ella.",
    again: "Restablecer la contraseña",
    doneTitle: "Contraseña restablecida",
    done: "Su contraseña se ha restablecido. Vuelva a iniciar sesión.",
  },
  confirmed: {
    title: "Correo confirmado",
    text: "Su dirección de correo está confirmada. Es posible que nuestro personal aún tenga que verificar su consulta antes de que pueda iniciar sesión; le avisaremos.",
    failed:
      "Este enlace de confirmación ha caducado o ya se ha utilizado. Si su dirección ya está confirmada, puede iniciar sesión. Si no, escríbala aquí y le enviaremos un enlace nuevo.",
    again: "Enviar un enlace nuevo",
  },
  code: {
    title: "Verificación en dos pasos",
    required: "Introduzca el código.",
    back: "Atrás",
    app: {
      text: "Introduzca el código de seis cifras que su aplicación de autenticación muestra para {{email}}.",
      label: "Código de seis cifras",
      other: "Usar un código de recuperación",
    },
    recovery: {
      text: "Introduzca uno de los códigos de recuperación que guardó al configurar la verificación en dos pasos. Cada código sirve una sola vez.",
      label: "Código de recuperación",
      other: "Usar la aplicación de autenticación",
    },
  },
} satisfies Texts<typeof en, "es">;
