/** Spanish of the mails about somebody's own account. */
import { type AccountTexts } from "../en/account.ts";

export const es: AccountTexts = {
  language: "es",
  dear: (name) => `Hola, ${name}:`,
  detail: "Su cuenta",
  personal: "Este enlace es personal. Le rogamos que no lo reenvíe.",
  automatic: "Ha recibido este correo porque se ha cambiado o pedido algo en su cuenta.",
  questions: "¿Alguna pregunta?",
  confirmation: {
    subject: "Confirme su dirección de correo electrónico",
    lead: (practice) => `Gracias por registrar ${practice}. Confirme, por favor, que esta es su dirección de correo.`,
    button: "Confirmar la dirección",
    note: "El enlace es válido durante tres días.",
    title: "Qué ocurre después",
    text: "Nuestro personal revisa cada nueva consulta antes de que se pueda utilizar. Nos pondremos en contacto con usted.",
  },
  reset: {
    subject: "Elija una contraseña nueva",
    lead: () => "Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta.",
    button: "Elegir una contraseña nueva",
    note: "El enlace sirve una sola vez, durante los próximos 60 minutos.",
    title: "¿No ha sido usted?",
    text: "Entonces no tiene que hacer nada. Su contraseña no cambia.",
  },
  resetTooEarly: {
    subject: "Acerca de su nueva contraseña",
    lead: (practice) => `Ha pedido una contraseña nueva. Por el momento no es posible iniciar sesión en ${practice}.`,
    title: "Qué ocurre después",
    text: "Cuando nuestro personal haya verificado la consulta, vuelva a pedir una contraseña nueva.",
    suspended: "La consulta está cerrada por el momento. Póngase en contacto con nuestro personal.",
  },
  alreadyRegistered: {
    subject: "Ya tiene una cuenta",
    lead: () =>
      "Alguien, probablemente usted, ha intentado registrarse con esta dirección de correo. Ya existe una cuenta con ella.",
    button: "Iniciar sesión",
    note: "Si ha olvidado su contraseña, allí puede pedir una nueva.",
    title: "¿No ha sido usted?",
    text: "Entonces no tiene que hacer nada. No ha cambiado nada.",
  },
  passwordChanged: {
    subject: "Se ha cambiado su contraseña",
    lead: () => "La contraseña de su cuenta se acaba de cambiar. Se ha cerrado su sesión en todos los dispositivos.",
    button: "Iniciar sesión",
    note: "Utilice su nueva contraseña.",
    title: "¿No ha sido usted?",
    text: "Entonces pida enseguida una contraseña nueva y avísenos.",
  },
  invitation: {
    subject: "Ha recibido una invitación",
    lead: (practice) => `${practice} le invita a gestionar sus solicitudes. Elija una contraseña para registrarse.`,
    button: "Completar el registro",
    note: "El enlace sirve una sola vez, durante los próximos siete días.",
    title: "¿No la esperaba?",
    text: "Entonces no tiene que hacer nada. Sin usted no se abre ninguna cuenta.",
  },
  verified: {
    subject: "Su consulta ha sido verificada",
    lead: (practice) => `Nuestro personal ha verificado ${practice}. Ya puede iniciar sesión.`,
    button: "Iniciar sesión",
    note: "Utilice el correo y la contraseña con los que se registró.",
    title: "Qué ocurre después",
    text: "Indique primero sus datos de contacto. Aparecen en los correos que reciben los médicos.",
  },
};
