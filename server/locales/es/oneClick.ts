/** The answer to the one press in a mail program that pauses callouts, in Spanish. */
import { type OneClickTexts } from "../en/oneClick.ts";

export const es: OneClickTexts = (practice, until) =>
  `Los correos con solicitudes de ${practice} están en pausa${until ? ` hasta el ${until}` : ""}. Puede terminar la pausa en su página, enlazada en cada correo.`;
