/** What the page says once a new address is confirmed, in German. */
import { type EmailChangedTexts } from "../en/emailChanged.ts";

export const de: EmailChangedTexts = {
  title: "Ihre neue E-Mail-Adresse ist bestätigt",
  lead: "Bitte melden Sie sich ab jetzt mit ihr an. Bereits angemeldete Geräte bleiben angemeldet.",
  button: "Zur App",
};
