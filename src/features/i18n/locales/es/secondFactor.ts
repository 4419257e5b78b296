/** Spanish texts: two-step verification of one's own account. */

import { type secondFactor as en } from "../en/secondFactor.ts";
import { type Texts } from "../texts.ts";

export const secondFactor = {
  title: "Verificación en dos pasos",
  text: "Iniciará sesión con su contraseña y un código de una aplicación de autenticación de su teléfono. Así, una contraseña robada no basta por sí sola.",
  required: "Su consulta exige la verificación en dos pasos. Configúrela ahora para continuar.",
  signOut: "Cerrar sesión",
  leave: "Se perderá lo que ha escrito aquí y los códigos de recuperación que no haya guardado.",
  off: "Desactivada",
  on: "Activada desde el {{date}}",
  left_one: "Queda {{count}} código de recuperación",
  left_many: "Quedan {{count}} códigos de recuperación",
  left_other: "Quedan {{count}} códigos de recuperación",
  noneLeft: "No le quedan códigos de recuperación. Cree otros para poder iniciar sesión sin su teléfono.",
  cancel: "Cancelar",
  codeRequired: "Introduzca el código.",
  wrongCode: "El código no es correcto o ya se ha utilizado. Pruebe con el siguiente.",
  setUp: {
    start: "Configurar",
    continue: "Continuar",
    scan: "Escanee esta imagen con una aplicación de autenticación, por ejemplo Google Authenticator, Microsoft Authenticator o su gestor de contraseñas. Después introduzca el código que muestre la aplicación.",
    picture: "Código QR para su aplicación de autenticación",
    secret: "¿No puede escanearla? Introduzca esta clave en la aplicación:",
    open: "Abrir en una aplicación de este dispositivo",
    code: "Código de seis cifras",
    submit: "Activar",
    done: "La verificación en dos pasos está activada.",
  },
  codes: {
    title: "Sus códigos de recuperación",
    text: "Cada código le permite iniciar sesión una vez cuando no tenga su teléfono. Guárdelos en un lugar seguro: no podemos volver a mostrarlos.",
    copy: "Copiar",
    copyFailed: "El navegador no lo ha permitido. Seleccione y copie los códigos.",
    download: "Descargar",
    print: "Imprimir",
    file: "Códigos de recuperación de {{email}} ({{host}}). Cada uno sirve una sola vez.",
    kept: "He guardado los códigos",
  },
  renew: {
    start: "Nuevos códigos de recuperación",
    text: "Los códigos de recuperación que tiene ahora dejarán de funcionar.",
    submit: "Crear códigos nuevos",
    done: "Sus códigos de recuperación anteriores ya no funcionan.",
  },
  turnOff: {
    start: "Desactivar",
    text: "Iniciará sesión solo con su contraseña.",
    submit: "Desactivar",
    done: "La verificación en dos pasos está desactivada.",
  },
  proof: {
    code: "Código",
    help: "De la aplicación de autenticación, o un código de recuperación",
  },
} satisfies Texts<typeof en, "es">;
