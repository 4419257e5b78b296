/** The answer to the one press in a mail program that pauses callouts, in French. */
import { type OneClickTexts } from "../en/oneClick.ts";

export const fr: OneClickTexts = (practice, until) =>
  `Les e-mails de demande de ${practice} sont suspendus${until ? ` jusqu’au ${until}` : ""}. Vous pouvez les rétablir sur votre page, dont le lien figure dans chaque e-mail.`;
