/** What the mails about a changed password or address say, in Spanish. */
import { type ChangeTexts } from "../en/accountChange.ts";

export const es: ChangeTexts = {
  confirm: {
    subject: "Confirme su nueva dirección de correo",
    lead: () => "Ha pedido usar esta dirección de correo electrónico para su cuenta a partir de ahora.",
    button: "Confirmar la nueva dirección",
    note: "El enlace es válido durante tres días. Hasta que pulse el botón se mantiene la dirección anterior.",
    title: "¿No ha sido usted?",
    text: "Entonces no tiene que hacer nada. Nada cambiará.",
  },
  asked: {
    subject: "Su dirección de correo va a cambiar",
    lead: (address) =>
      `Alguien, probablemente usted, ha pedido cambiar la dirección de correo de su cuenta a ${address}. El cambio se hará cuando se confirme la nueva dirección.`,
    button: "Elegir una contraseña nueva",
    note: "Solo si no ha sido usted: una contraseña nueva detiene el cambio.",
    title: "¿Ha sido usted?",
    text: "Entonces aquí no hay nada más que hacer. Abra el correo que hemos enviado a la nueva dirección.",
  },
  changed: {
    subject: "Su dirección de correo ha cambiado",
    lead: (address) => `A partir de ahora, inicie sesión con ${address}. La dirección anterior ya no se utiliza.`,
    title: "¿No ha sido usted?",
    text: "Entonces póngase en contacto con nosotros de inmediato.",
  },
  passwordChanged: {
    subject: "Su contraseña ha cambiado",
    lead: () =>
      "La contraseña de su cuenta se acaba de cambiar en la configuración. Se ha cerrado la sesión en todos los demás dispositivos.",
    button: "Elegir una contraseña nueva",
    note: "Solo si no ha sido usted.",
    title: "¿No ha sido usted?",
    text: "Entonces elija de inmediato una contraseña nueva y avísenos.",
  },
  secondFactorOn: {
    subject: "Se ha activado la verificación en dos pasos",
    lead: () =>
      "La verificación en dos pasos se acaba de activar en su cuenta. A partir de ahora, inicie sesión con su contraseña y un código de su aplicación de autenticación.",
    button: "Elegir una contraseña nueva",
    note: "Solo si no ha sido usted.",
    title: "¿No ha sido usted?",
    text: "Entonces elija de inmediato una contraseña nueva y avísenos.",
  },
  secondFactorOff: {
    subject: "Se ha desactivado la verificación en dos pasos",
    lead: () =>
      "La verificación en dos pasos se acaba de desactivar en su cuenta. A partir de ahora, inicie sesión solo con su contraseña.",
    button: "Elegir una contraseña nueva",
    note: "Solo si no ha sido usted.",
    title: "¿No ha sido usted?",
    text: "Entonces elija de inmediato una contraseña nueva y avísenos.",
  },
};
