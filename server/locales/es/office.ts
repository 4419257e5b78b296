/** The mails to the office, in Spanish. */
import { type OfficeTexts } from "../en/office.ts";

export const es: OfficeTexts = {
  previewGone: "Esta vista previa se ha sustituido por una más reciente o ha caducado.",
  late: {
    subject: (doctor, date) => `Renuncia de última hora: ${doctor}, ${date}`,
    lead: (doctor) => `${doctor} tenía confirmada esta sesión quirúrgica y ya no puede venir.`,
    reason: "Motivo indicado por el médico",
    lapsed: {
      subject: (doctor, date) => `Sin confirmar: ${doctor}, ${date}`,
      lead: (doctor) => `${doctor} tenía confirmada esta sesión quirúrgica y no ha confirmado el traslado.`,
    },
    over: { times: "Motivo: cambió el horario", moved: "Motivo: se trasladó la sesión" },
    others: "Quién más se ha ofrecido o está como suplente",
    nobody: "Nadie más se ha ofrecido.",
    noPhone: "sin teléfono",
    title: "La sesión vuelve a estar abierta",
    text: "Empieza pronto; no espere a los correos, por favor.",
    call: (phone) => `El teléfono del médico es ${phone}.`,
    button: "Abrir la solicitud",
    why: "Este mensaje se envía al correo electrónico interno de la consulta cuando la confirmación de un médico termina con poca antelación.",
  },
  digest: {
    subject: (count) => (count === 1 ? "1 correo enviado" : `${count} correos enviados`),
    heading: (count) => (count === 1 ? "Se ha enviado 1 correo" : `Se han enviado ${count} correos`),
    lead: "Esta es su copia de lo enviado a los médicos, sin sus enlaces personales.",
    asFirst: (doctor) => `Tal como se envió a ${doctor}`,
    button: "Abrir la solicitud",
    why: "Lo recibe porque su consulta desea una copia de todos los correos de las solicitudes. Puede cambiarlo en los datos de contacto.",
  },
};
