/** What the page says once a new address is confirmed, in French. */
import { type EmailChangedTexts } from "../en/emailChanged.ts";

export const fr: EmailChangedTexts = {
  title: "Votre nouvelle adresse e-mail est confirmée",
  lead: "Utilisez-la désormais pour vous connecter. Les appareils déjà connectés le restent.",
  button: "Ouvrir l’application",
};
