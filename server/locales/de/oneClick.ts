/** The answer to the one press in a mail program that pauses callouts, in German. */
import { type OneClickTexts } from "../en/oneClick.ts";

export const de: OneClickTexts = (practice, until) =>
  `E-Mails mit Anfragen von ${practice} sind ${until ? `bis ${until} ` : ""}pausiert. Auf Ihrer Seite, zu der jede E-Mail führt, können Sie die Pause beenden.`;
